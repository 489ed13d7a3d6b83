// Whatever a state holds: migrating loses nothing, is done once, and comes to the same by steps and at once.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codec } from '../../../../src/formats/specify/document.ts';
import { specify } from '../../../../src/formats/specify/index.ts';
import { migrations } from '../../../../src/formats/specify/migrations/index.ts';
import { type DataMap, isList, isMap } from '../../../../src/text/data/data.ts';
import { atNight, runs } from '../../../exhaustive.ts';
import { line, stepFrom } from '../harness.ts';
import { STATE } from '../make-state.ts';

const word = fc.constantFrom('a', 'note', 'ticket', 'x-1', 'über', 'owner');
const quote = fc.constantFrom('"', "'", '');
const comment = fc.constantFrom('', '  # why', ' # pending | in_progress', '   #');
const blank = fc.constantFrom('', '', '\n', '\n# Workflow Progress\n', '\n\n');
const scalar = fc
  .tuple(fc.constantFrom('yes sir', 'REQ-1', 'a: b', '# no comment', 'ü', '42'), quote)
  .map(([value, mark]) => (mark === '' ? JSON.stringify(value) : mark + value + mark));

/** One key with its lines; unknown ones among them. */
const unknown = fc.oneof(
  fc
    .tuple(word, scalar, comment)
    .map(([key, value, more]) => [`our_${key}`, `our_${key}: ${value}${more}`] as const),
  fc
    .tuple(word, scalar)
    .map(([key, value]) => [`our_${key}`, `our_${key}:\n  - ${value}\n  # kept\n  - 2`] as const),
  fc
    .tuple(word, scalar)
    .map(([key, value]) => [`our_${key}`, `our_${key}: {a: ${value}, b: [1, 2]}`] as const),
);

const decisions = fc
  .tuple(
    fc.uniqueArray(fc.tuple(word, scalar, comment), { selector: ([key]) => key, maxLength: 2 }),
    fc.array(fc.tuple(scalar, scalar), { maxLength: 2 }),
    fc.boolean(),
  )
  .map(([made, answers, flow]) => {
    const own = made.map(([key, value, more]) => `  ${key}: ${value}${more}`);
    const list = answers.map(([q, a]) => `    - question: ${q}\n      answer: ${a}`);
    const clarified = list.length === 0 || flow ? ['  clarifications: []'] : ['  clarifications:', ...list];
    return ['user_decisions:  # NEVER re-ask', ...own, ...clarified, '  # Structure: question, answer'].join(
      '\n',
    );
  });

const status = fc.constantFrom('pending', 'in_progress', 'completed', 'failed', 'waiting_for_user');
const phase = fc.constantFrom(
  'INIT',
  'FIGMA_CAPTURED',
  'RESEARCH_ANALYSIS',
  'SPEC_DRAFT',
  'CLARIFICATION',
  'COMPLETE',
);
const entryOf = (name: string) =>
  fc
    .tuple(fc.boolean(), comment)
    .map(([flow, more]) =>
      flow
        ? `  ${name}: {status: completed, n: 1}${more}`
        : `  ${name}:${more}\n    status: completed\n    timestamp: null`,
    );
const NAMES = [
  'spec_draft',
  'checklist_validation',
  'clarification',
  'design_feedback',
  'test_strategy',
  'mpa_challenge',
];
const entries = fc
  .subarray([...NAMES, 'research_analysis'], { maxLength: 3 })
  .chain((names) => fc.tuple(...names.map(entryOf)));

const versioned = (number: number) =>
  fc
    .tuple(quote, fc.boolean())
    .map(([mark, v]) => (mark === '' ? `${number}` : `${mark}${v ? 'v' : ''}${number}${mark}`));

const phased = fc
  .record({ version: fc.option(versioned(2)), phase, status, entries, init: fc.boolean(), more: comment })
  .map(({ version, phase: at, status: said, entries: own, init, more }) => {
    const listed = [...(init ? ['  init:\n    status: completed'] : []), ...own];
    const phases = listed.length === 0 ? [] : [`phases:\n${listed.join('\n')}`];
    return { version, lines: [`current_phase: "${at}"`, `phase_status: "${said}"${more}`, ...phases] };
  });

const staged = fc
  .record({ version: versioned(3), stage: fc.integer({ min: 1, max: 8 }), status, entries, more: comment })
  .map((one) => ({
    version: one.version,
    lines: [
      `current_stage: ${one.stage}${one.more}`,
      `stage_status: '${one.status}'`,
      ...(one.entries.length === 0 ? [] : [`stages:\n${one.entries.join('\n')}`]),
    ],
  }));

/** A whole state file: its parts in any order, blank lines and comments between them, either line ending. */
const state = fc
  .record({
    shape: fc.oneof(phased, staged),
    others: fc.uniqueArray(unknown, { selector: ([key]) => key, maxLength: 2 }),
    decisions: fc.option(decisions, { freq: 8 }),
    gaps: fc.array(blank, { minLength: 12, maxLength: 12 }),
    order: fc.array(fc.nat(), { minLength: 12, maxLength: 12 }),
    crlf: fc.boolean(),
    last: fc.boolean(),
  })
  .map(({ shape, others, decisions: decided, gaps, order, crlf, last }) => {
    const parts = [
      ...(shape.version === null ? [] : [`schema_version: ${shape.version}`]),
      'feature_id: "7-export"',
      'updated: "2026-03-01T09:00:00Z"  # last checkpoint',
      ...shape.lines,
      ...(decided === null ? [] : [decided]),
      'error_log: []\n  # - timestamp: "..."',
      'checkpoint_log:\n  - {stage: 1, status: "completed"}',
      ...others.map(([, lines]) => lines),
    ];
    const shuffled = parts
      .map((part, i) => ({ part, key: order[i % order.length] ?? 0 }))
      .sort((a, b) => a.key - b.key)
      .map(({ part }, i) => part + (gaps[i % gaps.length] ?? ''));
    const body = ['', '## Workflow Log', '', '### Workflow Initialized', `- **Feature**: X`].join('\n');
    const text = `---\n# Specify Workflow State\n${shuffled.join('\n')}\n---\n${body}${last ? '\n' : ''}`;
    return crlf ? text.replaceAll('\n', '\r\n') : text;
  });

/** Every path with its value, in order; lists by their indexes. */
function leaves(data: unknown, path = ''): readonly string[] {
  if (isList(data as never)) return (data as unknown[]).flatMap((one, i) => leaves(one, `${path}/${i}`));
  if (isMap(data as never))
    return Object.entries(data as DataMap).flatMap(([key, value]) => leaves(value, `${path}/${key}`));
  return [`${path}=${JSON.stringify(data)}`];
}

const NAMED_NOW = (leaf: string) =>
  leaf
    .replace(/^\/phases\//, '/stages/')
    .replace(/^\/stages\/init\//, '/stages/setup_figma/')
    .replace(/^\/stages\/design_feedback\//, '/stages/design_supplement/')
    .replace(/^\/phase_status=/, '/stage_status=');

const step = (text: string, from: number) => {
  const one = migrations[from];
  return one ? codec.print(text, one.up(codec.parse(text))) : text;
};

/** A text at once at the newest version, with what it was read into before and behind. */
function migrated(text: string) {
  const doc = codec.parse(text);
  const { rank } = specify.version(doc);
  if (typeof rank !== 'number') throw new Error(`not migrated: ${text}`);
  const done = migrations.slice(rank).reduce((at, one) => one.up(at), doc);
  return { doc, rank, done, printed: codec.print(text, done) };
}

/** The first line that is gone or stands before an earlier one; those that the tables name are left out. */
function missing(text: string, now: readonly string[]): string | null {
  const named = /^(?:schema_version:|phase_status:|phases:| {2}(?:init|design_feedback):| {2}\w+: \{)/;
  let at = 0;
  for (const one of text.split('\n')) {
    if (named.test(one)) continue;
    const found = now.indexOf(one, at);
    if (found < 0) return one;
    at = found + 1;
  }
  return null;
}

/** Every value is still there, under the name that it has now. */
function expectAllValues({ doc, done }: ReturnType<typeof migrated>): void {
  const now = new Set(leaves(done.data));
  const research = doc.data['current_phase'] === 'RESEARCH_ANALYSIS';
  const lost = leaves(doc.data)
    .map(NAMED_NOW)
    .filter((leaf) => !now.has(leaf))
    .filter(
      (leaf) => !leaf.startsWith('/schema_version=') && !(research && leaf.startsWith('/stage_status=')),
    );
  expect(lost).toEqual([]);
}

// One text serves both laws: reading and writing it takes most of the time.
describe('law', () => {
  atNight('M02 M03 M04 M05 at once or by steps, no value, no line that stays and no body is lost', () => {
    fc.assert(
      fc.property(state, (text) => {
        const at = migrated(text);
        const again = codec.parse(at.printed);
        expect(again.data).toEqual(at.done.data);
        expect(again.body).toBe(at.doc.body);
        expect(specify.version(again)).toMatchObject({ rank: 4 });
        expectAllValues(at);
        expect(missing(text, at.printed.split('\n'))).toBeNull();
        let stepped = text;
        for (let from = at.rank; from < migrations.length; from++) stepped = step(stepped, from);
        expect(stepped, 'the chain comes to the same bytes as its steps').toBe(at.printed);
      }),
      { numRuns: runs(1_000) },
    );
  });

  test('M01 a second migration changes nothing, and the decision stays what it was', () => {
    fc.assert(
      fc.property(state, (text) => {
        const once = stepFrom({ name: 'migrate' }, { [STATE]: text });
        const twice = stepFrom({ name: 'migrate' }, once.after);
        expect(twice.after).toEqual(once.after);
        expect(line(twice.recovery)).toBe(line(once.recovery));
      }),
      { numRuns: runs(1_000) },
    );
  });
});
