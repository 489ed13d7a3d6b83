// Laws of the codec and of the choices, over workflows of any shape.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hintOf } from '../../../src/formats/sdd/checkpoint/messages.ts';
import { withHead, withMeanings } from '../../../src/formats/sdd/choices/edit.ts';
import { headFor } from '../../../src/formats/sdd/derived-fields.ts';
import { codec } from '../../../src/formats/sdd/document.ts';
import { isFinished, leavesOf } from '../../../src/formats/sdd/items.ts';
import { recognises } from '../../../src/formats/sdd/recognise.ts';
import { type ItemPhase, PHASES, STATUSES } from '../../../src/formats/sdd/vocabulary.ts';
import { StateError } from '../../../src/model/errors.ts';
import { sameData } from '../../../src/text/data/data.ts';
import { runs } from '../../exhaustive.ts';
import { type Item, workflowText } from './make-workflow.ts';

const RUNS = { numRuns: runs(1_000) };

const words = (phase: ItemPhase) => fc.constantFrom(...Object.keys(STATUSES[phase]));
const statuses = fc
  .tuple(words('spec'), words('plan'), words('implement'), words('review'))
  .map((all) => all.join(' '));
const comment = fc.constantFrom(
  [],
  ['# kept by hand'],
  ['owner: "Dana"   # asked'],
  ['note: >-', '  two', '  lines'],
);
const item: fc.Arbitrary<Item> = fc.record({ statuses, more: comment });

const workflows = fc
  .record({
    phase: fc.constantFrom('spec', 'plan', 'implement', 'review', 'complete', null),
    step: fc.constantFrom('spec_creation', 'plan_review', 'implementing', 'reviewing', 'done', null),
    current: fc.constantFrom('01-login', 'user-auth-2', 'nowhere', null),
    items: fc.array(item, { maxLength: 3 }),
    progress: fc.boolean(),
    head: fc.constantFrom([], ['updated_at: "2026-02-06T10:00:00Z"'], ['pr: null', 'parent_id: ~']),
  })
  .map(workflowText);
const ends = fc.record({ bom: fc.boolean(), eol: fc.constantFrom('\n', '\r\n'), last: fc.boolean() });
const texts = fc.tuple(workflows, ends).map(([text, { bom, eol, last }]) => {
  const whole = last ? text : text.replace(/\n$/, '');
  return (bom ? '\uFEFF' : '') + whole.replaceAll('\n', eol);
});

describe('the codec', () => {
  test('prints back every byte of what it parsed (S07)', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(codec.print(text, codec.parse(text))).toBe(text);
      }),
      RUNS,
    );
  });

  test('prints back every byte of a damaged file as well', () => {
    const damaged = texts
      .filter((text) => text.includes('title: "The login part"'))
      .map((text) => text.replace('"The login part"', 'Login: the part'));
    fc.assert(
      fc.property(damaged, (text) => {
        expect(codec.print(text, codec.parse(text))).toBe(text);
      }),
      RUNS,
    );
  });

  test('throws nothing but StateError, whatever it is given (S02)', () => {
    const cut = fc.tuple(texts, fc.nat(2_000)).map(([text, at]) => text.slice(0, at));
    fc.assert(
      fc.property(fc.oneof(fc.string(), cut), (text) => {
        recognises(text);
        try {
          codec.parse(text);
        } catch (error) {
          expect(error).toBeInstanceOf(StateError);
        }
      }),
      RUNS,
    );
  });

  test('every file that was cut off is still told to be ours, or says nothing yet', () => {
    fc.assert(
      fc.property(fc.tuple(texts, fc.nat(2_000)), ([text, at]) => {
        const cut = text.slice(0, at);
        const first = /^\uFEFF?id: k7m2p4\r?\n/.test(cut);
        if (first) expect(recognises(cut)).toBe(true);
      }),
      RUNS,
    );
  });
});

describe('edits', () => {
  const lines = (text: string) => text.split(/\r\n|\n/);

  test('an approval changes only the lines that it names, and reads back', () => {
    fc.assert(
      fc.property(texts, fc.constantFrom(...PHASES), (text, phase) => {
        const doc = codec.parse(text);
        const [leaf] = leavesOf(doc);
        fc.pre(leaf !== undefined);
        if (!leaf) return;
        const approved = withMeanings(doc, leaf, { [phase]: 'done' });
        const stand = headFor(leavesOf(approved)) ?? { phase: 'review', step: 'reviewing', leaf: null };
        const after = withHead(approved, stand, Date.UTC(2026, 7, 1));
        const printed = codec.print(text, after);
        expect(sameData(codec.parse(printed).data, after.data)).toBe(true);
        const [was, is] = [lines(text), lines(printed)];
        expect(is).toHaveLength(was.length);
        for (const [i, one] of was.entries())
          if (one !== is[i]) expect(one).toMatch(/^ *(?:\w+_status|phase|step|current|updated_at|\w+):/);
        expect(leavesOf(codec.parse(printed))[0]?.marks[phase].meaning).toBe('done');
      }),
      RUNS,
    );
  });

  test('approving again and again comes to an end, one phase of one item at a time', () => {
    fc.assert(
      fc.property(fc.array(item, { minLength: 1, maxLength: 3 }), (items) => {
        let doc = codec.parse(workflowText({ items }));
        for (let i = 0; i <= items.length * PHASES.length; i++) {
          const head = headFor(leavesOf(doc));
          if (head === null) break;
          const phase = head.leaf.marks[head.phase].meaning === 'done' ? 'review' : head.phase;
          doc = withMeanings(doc, head.leaf, { [phase]: 'done' });
        }
        expect(leavesOf(doc).every(isFinished)).toBe(true);
      }),
      RUNS,
    );
  });
});

test('no subject of a commit makes a hint throw', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string().map((text) => `checkpoint: ${text}`),
      ),
      (subject) => {
        const hint = hintOf(subject);
        expect(hint === null || subject.trimStart().startsWith('checkpoint:')).toBe(true);
      },
    ),
    RUNS,
  );
});
