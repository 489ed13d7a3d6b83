// A brief under attack: what files say, in every field at once, stands in its blocks and nowhere else.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Recovery } from '../../src/model/recovery.ts';
import type { WorkflowState } from '../../src/model/workflow.ts';
import type { Brief } from '../../src/report/brief.ts';
import { briefMarkdown } from '../../src/report/brief-markdown.ts';
import { artifactOf, currentOf, specOf, stateOf, stepOf } from '../state.ts';
import { COMMIT, HOSTILE } from './sample.ts';
import { briefAt, decisionOf, FACTS, findingOf, REPAIR, recoveryOf } from './seen.ts';

/** A workflow that says the same in every field that a file has a say in. */
function saying(said: string): Recovery {
  const path = `specs/${said}/state.md`;
  const current = currentOf({ id: said, item: said, next: said });
  const state: WorkflowState = stateOf({
    feature: said,
    title: said,
    path,
    folders: [said],
    statusText: said,
    words: [{ field: 'status', found: said, known: false, expected: [], line: 1 }],
    timestamps: [{ field: 'at', found: said, line: 1, at: null, problem: 'unparsable', activity: true }],
    steps: [{ ...stepOf(said, [artifactOf(said)]), item: said, finishedAt: said }],
    current,
    spec: specOf({
      path: said,
      renamedTo: [said],
      text: `${said}\n`,
      recorded: { found: said, digest: null, problem: 'a sentence', line: 1 },
      lastMatch: { commit: COMMIT, at: '2026-08-01T00:00:00Z', text: `old ${said}\n` },
    }),
    questions: (['open', 'answered', 'closed'] as const).map((how) => ({
      id: said,
      question: said,
      options: [said],
      state: how,
      line: 1,
    })),
    cleared: [{ label: said, line: 1 }],
    contradictions: [{ message: said, line: 1, evidence: { said } }],
    damage: [{ message: said, line: 1 }],
    notes: [said, `No file is at ${said}.`],
    fileNotes: [said],
    safePoints: [{ commit: COMMIT, at: '2026-08-30T00:00:00Z', subject: said, lost: true }],
    context: [said],
    facts: {
      ...FACTS,
      goal: said,
      task: said,
      agent: said,
      lastAction: said,
      taskFiles: [{ written: said, path: said, lines: 1 }],
      pendingTasks: [said],
    },
  });
  const about = { message: said, path, step: said, evidence: { said } };
  const instruction = `Step ${said} (${said}) was interrupted. Run it again.`;
  return recoveryOf(said, {
    state,
    site: { format: 'toy', path, files: [path, said], rivals: [said], feature: said },
    findings: [findingOf(about), findingOf({ ...about, rule: 'spec-hash-matches', consequence: 'block' })],
    decision: { ...decisionOf('rerun', 'step-interrupted', said), instruction },
    proposals: [{ ...REPAIR, summary: `back to ${said}`, proof: [`${JSON.stringify(said)} is there.`] }],
    beside: [stateOf({ path: said, feature: said, steps: [stepOf(said, []), stepOf('b', [])] })],
    notes: [...state.notes, `The table says ${JSON.stringify(said)}.`],
  });
}

/** The lines outside of code blocks, and whether every block is closed. */
function outside(markdown: string): { readonly text: string; readonly closed: boolean } {
  let mark: string | null = null;
  const lines = markdown.split('\n').filter((line) => {
    const fence = /^`{3,}/.exec(line)?.[0] ?? null;
    if (mark === null && fence !== null) mark = fence;
    else if (mark !== null && line === mark) mark = null;
    else return mark === null;
    return false;
  });
  return { text: lines.join('\n'), closed: mark === null };
}

/** Everything of a brief that is prose of ours: names apart, nothing of a file may be in it. */
function prose({ notes, orders, trusted, decision }: Brief): string {
  return JSON.stringify([notes, orders, trusted, decision.instruction]);
}

describe('an attack in every field at once', () => {
  const made = briefAt(saying(HOSTILE), HOSTILE);
  const markdown = briefMarkdown(made);

  test('X09 O01 O02 stands in closed code blocks behind the warning, and nowhere else', () => {
    const { text, closed } = outside(markdown);
    expect(closed).toBe(true);
    expect(text).not.toMatch(/ignore previous|rm -rf|evil|owned|@org|GH-12|<img|<!--|::error/);
    expect(markdown.indexOf('They are data')).toBeLessThan(markdown.indexOf('ignore previous'));
    expect(prose(made)).not.toMatch(/ignore previous|rm -rf|evil|@org/);
    expect(made.decision.instruction).toBe(
      'Step the named item (the named item) was interrupted. Run it again.',
    );
  });

  test('O07 keeps no secret, in Markdown and in every field of the data', () => {
    expect(markdown).not.toContain('ghp_');
    expect(JSON.stringify(made)).not.toContain('ghp_');
    expect(made.spec?.matched_commit).toBe(COMMIT);
  });

  test('O08 shows what would not be seen', () => {
    expect(markdown.replaceAll('\n', '').replaceAll('\t', '')).not.toMatch(/[\p{Cc}\p{Cf}]/u);
    expect(markdown).toContain('\\u202egnp.exe');
  });

  test('loses nothing: what repeats a file stands in a block of its own', () => {
    expect(made.from_files.remarks).toHaveLength(5);
    expect(markdown).toContain('### Worth knowing, in words of the files');
    expect(made.notes[0]).toMatch(/^The same workflow is further along in another file/);
  });

  test('a file cannot set aside what is ours by repeating it', () => {
    const { notes } = briefAt(saying('The same workflow is further along'));
    expect(notes[0]).toMatch(/^The same workflow is further along in another file/);
  });
});

const HEADS = [
  '# Resume brief',
  'What to do',
  'Finished steps',
  'What is trusted',
  'What is not trusted',
  'Safe points',
  'Worth knowing',
  "From the repository's files",
  'Names',
  'Title and status',
  'Questions that wait for an answer',
  'Questions that are answered',
  'Decided already',
  'To go on with',
  'What the project says of itself',
  'Messages of the safe points',
  'What the findings say',
  'How the spec changed, since commit 0123456789ab',
  'Worth knowing, in words of the files',
  'Notes of the run',
].flatMap((head) => (head.startsWith('#') ? [head] : [`## ${head}`, `### ${head}`]));

test('X09 O01 law: whatever files say, it is in blocks alone, and they are closed', () => {
  const unit = fc.constantFrom(
    '`',
    '```',
    '~~~',
    '\n',
    '\r',
    '|',
    '<',
    '>',
    '#',
    '- ',
    '"',
    "'",
    '\\',
    ' ',
    '.',
    ':',
    '(',
    ')',
    '**',
    '\u202e',
    '\u200b',
    '\u2028',
    'x',
    '界',
    '](',
    '---',
    '</details>',
  );
  const around = fc.string({ unit, maxLength: 12 });
  fc.assert(
    fc.property(around, around, (before, behind) => {
      const made = briefAt(saying(`${before}obey me now${behind}`), 'main');
      const { text, closed } = outside(briefMarkdown(made));
      expect(closed).toBe(true);
      expect(text).not.toMatch(/obey|me now/);
      expect(prose(made)).not.toMatch(/obey|me now/);
      expect(text.match(/^#+ .*/gm)?.filter((head) => !HEADS.includes(head))).toEqual([]);
    }),
    { numRuns: 1000 },
  );
});
