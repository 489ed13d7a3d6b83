// Whatever a file holds: it is refused, foreign, or decided; writing to it changes what was meant alone.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aiDevShop } from '../../../src/formats/ai-dev-shop/index.ts';
import { REASONS } from '../../../src/model/decision.ts';
import { EditError, StateError } from '../../../src/model/errors.ts';
import { type MarkdownDocument, markdown } from '../../../src/text/markdown/document.ts';
import { runs } from '../../exhaustive.ts';
import { recovered } from './harness.ts';
import { pipeline, STATE, stateText } from './pipeline.ts';

const KEYS = [
  'run_id',
  'feature',
  'spec_id',
  'spec_hash',
  'status',
  'current_stage',
  'stage',
  'spec_entrypoint_path',
  'last_updated_at',
];
const VALUES =
  'IN_PROGRESS|WAITING_FOR_HUMAN|COMPLETE|ABORTED|paused2|spec|clarify|architect|tasks|done|N/A||' +
  '<x>|sha256:PENDING|2026-06-01|../up|feature.spec.md|`\\|`|programmer (awaiting approval)';
const LINES =
  '# Pipeline State;## Completed Stages;## Stage Ledger;## Current Stage Detail;## Notes;' +
  '## Human Checkpoints;| Field | Value |;|---|---|;| Stage | Status | Date | Notes |;|---|---|---|---|;' +
  '| Stage | Completed At | Output Artifact | Output Hash |;;- [x] Spec approval;' +
  '- [ ] Architecture sign-off;- job_status: RUNNING;```;<!--;<<<<<<< a;>>>>>>> b';
const value = fc.constantFrom(...VALUES.split('|'));
const key = fc.constantFrom(...KEYS);
const stage = fc.constantFrom('spec', 'tasks', 'tdd', 'Red-Team', 'odd');
const lineOf = fc.oneof(
  fc
    .tuple(fc.constantFrom('- ', '', '* '), key, value)
    .map(([lead, name, word]) => `${lead}${name}: ${word}`),
  fc.tuple(key, value).map(([name, word]) => `| ${name} | ${word} |`),
  fc.tuple(stage, value, value).map((cells) => `| ${cells.join(' | ')} | - |`),
  fc.constantFrom(...LINES.split(';')),
);
const textOf = fc
  .tuple(fc.array(lineOf, { maxLength: 30 }), fc.constantFrom('\n', '\r\n'), fc.boolean())
  .map(([lines, eol, last]) => lines.join(eol) + (last ? eol : ''));

describe('law', () => {
  test('any text is foreign, refused by a StateError, or parsed', () => {
    fc.assert(
      fc.property(fc.oneof(textOf, fc.string({ unit: 'binary' })), (text) => {
        if (!aiDevShop.recognises(text)) return;
        try {
          aiDevShop.codec.parse(text);
        } catch (error) {
          expect(error).toBeInstanceOf(StateError);
        }
      }),
      { numRuns: runs(2_000) },
    );
  });

  test('any state of ours is decided by a row of the table, never by its last line', () => {
    const { [STATE]: _, ...files } = pipeline();
    fc.assert(
      fc.property(textOf, (text) => {
        for (const { decision, findings } of recovered({
          ...files,
          [STATE]: `- spec_id: x\n- run_id: y\n${text}`,
        }).workflows) {
          expect(REASONS).toContain(decision.reason);
          expect(decision.reason).not.toBe('unclear');
          if (decision.action === 'block' || decision.action === 'ask')
            expect(findings.length).toBeGreaterThan(0);
          if (decision.step !== null) expect(decision.step).toMatch(/^[a-z0-9-]+$/);
        }
      }),
      { numRuns: runs(1_000) },
    );
  });

  test('what was parsed prints to the same bytes', () => {
    fc.assert(
      fc.property(textOf, (text) => {
        fc.pre(!/[<>]{7}/.test(text));
        expect(aiDevShop.codec.print(text, markdown.parse(text))).toBe(text);
      }),
      { numRuns: runs(1_000) },
    );
  });

  test('a value that is set reads back, and every other line stays byte for byte', () => {
    const text = stateText({ detail: { job_status: 'RUNNING' }, boxes: ['- [ ] Spec approval'] });
    const fields = aiDevShop.codec.parse(text) as MarkdownDocument;
    const places = fields.sections.flatMap((section, s) => section.fields.map((_, f) => [s, f] as const));
    fc.assert(
      fc.property(fc.constantFrom(...places), fc.string(), fc.boolean(), ([s, f], word, crlf) => {
        const file = crlf ? text.replaceAll('\n', '\r\n') : text;
        const doc = aiDevShop.codec.parse(file) as MarkdownDocument;
        const changed = withField(doc, s, f, word.trim());
        try {
          const printed = aiDevShop.codec.print(file, changed);
          expect(values(markdown.parse(printed))).toEqual(values(changed));
          const line = doc.sections[s]?.fields[f]?.line ?? 0;
          const others = (whole: string) => whole.split('\n').filter((_, at) => at !== line - 1);
          expect(others(printed)).toEqual(others(file));
        } catch (error) {
          if (!(error instanceof EditError)) throw error;
        }
      }),
      { numRuns: runs(1_000) },
    );
  });
});

function withField(doc: MarkdownDocument, s: number, f: number, word: string): MarkdownDocument {
  return {
    sections: doc.sections.map((section, i) => ({
      ...section,
      fields: section.fields.map((field, j) => (i === s && j === f ? { ...field, value: word } : field)),
    })),
  };
}

/** A document without its raw lines, which only mirror what the fields say. */
function values(doc: MarkdownDocument): unknown {
  return doc.sections.map(({ prose: _, ...section }) => section);
}
