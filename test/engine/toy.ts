// A format small enough to read in one look, for tests of what the engine does with any format.
import { createEngine } from '../../src/engine/engine.ts';
import type { SelectedWorkflow } from '../../src/engine/selected-workflow.ts';
import type { Change } from '../../src/model/change.ts';
import type { ChoiceContext } from '../../src/model/choice.ts';
import { EditError, StateError, UserError } from '../../src/model/errors.ts';
import { defineFormat, type Format } from '../../src/model/format.ts';
import type { Recovery } from '../../src/model/recovery.ts';
import type { Snapshot } from '../../src/model/snapshot.ts';
import type { Current, Step, WorkflowState } from '../../src/model/workflow.ts';
import { rules } from '../../src/rules/index.ts';
import { readConflict } from '../../src/text/conflicts.ts';
import { currentOf, DAY, NOW, specOf, stateOf, stepOf } from '../state.ts';

/**
 * `version: 2`, `step: plan`, `done: spec`, `note: …` and so on, one a line. A line
 * `bad` contradicts the rest, a line that has no colon cannot be read.
 */
export interface Toy {
  readonly lines: readonly string[];
}

const STEPS = ['spec', 'plan', 'code'];

const all = (doc: Toy, key: string) =>
  doc.lines.flatMap((line) => (line.startsWith(`${key}: `) ? [line.slice(key.length + 2)] : []));

function parse(text: string): Toy {
  const lines = text.split('\n').filter((line) => line !== '');
  const marker = lines.findIndex((line) => /^[<=>]{7}/.test(line));
  if (marker >= 0) throw new StateError('state-not-conflicted', 'found conflict markers', marker + 1);
  const odd = lines.findIndex((line) => line !== 'TOY' && line !== 'bad' && !line.includes(': '));
  if (odd >= 0) throw new StateError('state-readable', `found ${lines[odd]}, expected key: value`, odd + 1);
  return { lines };
}

const print = (doc: Toy) => `${doc.lines.join('\n')}\n`;

const setTo = (doc: Toy, key: string, value: string): Toy => ({
  lines: [...doc.lines.filter((line) => !line.startsWith(`${key}: `)), `${key}: ${value}`],
});

function read(doc: Toy | null, path: string): WorkflowState {
  const one = (key: string) => (doc ? (all(doc, key)[0] ?? null) : null);
  const done = doc ? all(doc, 'done') : [];
  const steps: Step[] = STEPS.map((id) => stepOf(id, [], done.includes(id)));
  const over = Object.fromEntries((doc ? all(doc, 'current') : []).map((pair) => pair.split('=')));
  const current: Current = currentOf({
    id: one('step') ?? 'spec',
    next: 'code',
    failed: over['failed'] === 'yes',
    unclear: over['unclear'] === 'yes',
    waits: over['waits'] === 'awaiting-approval' ? 'awaiting-approval' : null,
  });
  const hash = one('hash');
  const recorded = { found: hash ?? '', digest: hash, problem: null, line: 1 };
  return stateOf({
    path,
    feature: one('feature') ?? 'login',
    steps,
    current,
    ended: one('ended') === 'yes' ? 'completed' : null,
    fileNotes: doc ? all(doc, 'note') : [],
    contradictions: doc?.lines.includes('bad')
      ? [{ message: 'found bad', line: doc.lines.indexOf('bad') + 1, evidence: {} }]
      : [],
    lease: one('until') === null ? null : { until: Number(one('until')), path },
    spec: hash === null ? null : specOf({ recorded, computed: [{ rule: 'raw', digest: 'ab'.repeat(32) }] }),
  });
}

const write = (at: ChoiceContext<Toy>, doc: Toy, summary: string): Change => ({
  summary,
  files: [{ kind: 'write', path: at.site.path, before: at.text, after: print(doc) }],
  notes: [],
  commit: null,
});

const written: Format<Toy> = {
  id: 'toy',
  title: 'Toy',
  where: '**/toy.txt, **/toy.md',
  names: ['toy.txt', 'toy.md'],
  folders: [],
  versions: [1, 2],
  matches: (path) => /toy\.(?:txt|md)$/.test(path),
  sites: (paths) =>
    paths.map((path) => ({ format: 'toy', path, files: [path], rivals: [], feature: 'login' })),
  recognises: (text) => text.includes('TOY'),
  codec: { parse, print: (_text, doc) => print(doc) },
  version: (doc) => {
    const version = Number(all(doc, 'version')[0] ?? 2);
    return { written: version, rank: version - 1, assumed: false, line: 1 };
  },
  migrations: [{ from: 0, summary: 'v1 → v2', up: (doc) => setTo(doc, 'version', '2') }],
  needs: () => [],
  read: (doc, site) => [read(doc, site.path)],
  rules: [],
  choices: {
    resume: (at) => write(at, setTo(at.doc ?? { lines: [] }, 'resumed', at.by), 'go on'),
    answer(at, question, text) {
      if (question === 'Q2')
        throw new StateError('state-readable', 'found nonsense, expected key: value', 3, {}, 'a/more.txt');
      if (question !== 'Q1') throw new UserError(`found no question ${question}, expected Q1.`);
      if (text.includes('\n')) throw new EditError('an answer has one line');
      return write(at, setTo(at.doc ?? { lines: [] }, 'answer', text), 'answered');
    },
    // What breaks the state is ours to find before it is written.
    approve: (at) => write(at, { lines: [...(at.doc?.lines ?? []), 'bad'] }, 'approved'),
    retry: (at) => write(at, setTo(at.doc ?? { lines: [] }, 'retry', 'yes'), 'again'),
    acceptSpec: (at, digest) => write(at, setTo(at.doc ?? { lines: [] }, 'hash', digest), 'accepted'),
    fresh: ({ site }, deep) => [site.path, ...(deep ? ['a/plan.md'] : [])],
  },
  repairs: ({ doc }) =>
    doc?.lines.includes('mend: yes') ? [{ summary: 'mended', files: [], proof: ['it says so'] }] : [],
};

export const toy = defineFormat(written);
export const engine = createEngine([toy], rules, readConflict);
export const settings = { now: NOW, staleAfter: 7 * DAY, abandonedAfter: 30 * DAY };

/** The one workflow of a snapshot, with its state at `path`. */
export function recovered(snapshot: Snapshot, path = 'a/toy.txt'): Recovery {
  const memo = engine.memo();
  const sites = engine.asker(memo).sites([path]);
  const [one] = engine.recover(snapshot, sites, settings, memo).workflows;
  if (!one) throw new Error('there is a workflow');
  return one;
}

export function standing(snapshot: Snapshot): SelectedWorkflow {
  const recovery = recovered(snapshot);
  return { recovery, snapshot, settings, memo: engine.memo(), by: 'ada', branch: 'feature/login' };
}
