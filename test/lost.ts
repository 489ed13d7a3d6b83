// Files that stand where a state belongs and hold none: what each becomes, for every place that looks.

/** Path, text, and what it is: the decision's reason; `unreadable`: named, and no workflow. */
export type Lost = readonly [path: string, text: string, is: string];

const specify = (name: string) => `specs/${name}/.specify-state.local.md`;
const pipeline = (name: string) => `specs/${name}/.pipeline-state.md`;
const sdd = (id: string) => `sdd/workflows/${id}-dark/workflow.yaml`;
const project = (id: string) => `.project-state/${id}/project_state.json`;
const SAID = 'state-unreadable';

/** Nothing of history is needed to tell these. */
export const LOST: readonly Lost[] = [
  [specify('62-row'), '---\njust a sentence\n---\n', SAID],
  [specify('63-row'), '---\n- a\n- list\n---\n', SAID],
  [specify('64-row'), '---\nnull\n---\n', SAID],
  [specify('65-row'), '---\n---\n', SAID],
  [specify('66-row'), '---\nschema_ver', SAID],
  [specify('67-row'), 'no front matter at all\n', SAID],
  [specify('68-row'), '---\nupdated: 2026-02-01\n---\n', SAID],
  [specify('69-row'), '---javascript\nmodule.exports = {}\n---\n', 'state-unsafe'],
  [specify('70-row'), '---toml\ntitle = "x"\n---\n', 'state-unsafe'],
  [specify('71-row'), '<<<<<<< a\n---\n=======\n>>>>>>> b\n', 'state-conflicted'],
  ['.specify-state.local.md', '---\n---\n', 'unreadable'],
  [pipeline('72-row'), '# Pipeline State\n\n- run_id', SAID],
  [
    pipeline('73-row'),
    '# Pipeline State\n\n<<<<<<< a\n- run_id: 1\n=======\n>>>>>>> b\n',
    'state-conflicted',
  ],
  [pipeline('74-row'), '# Pipeline State\n', SAID],
  ['reports/pipeline/75-row/pipeline-state.md', '# Pipeline St', SAID],
  [sdd('k7m2p4'), '---\n', SAID],
  [sdd('k7m2p5'), '{}\n', SAID],
  [sdd('k7m2p6'), 'null\n', SAID],
  [sdd('k7m2p7'), '# one\n# two\n', SAID],
  [project('a1'), '"a"', SAID],
  [project('a2'), 'null\n', SAID],
  [project('a3'), '{}', SAID],
];

/** Names that other tools use as well, with a text that is not ours: foreign unless history shows a state. */
export const COMMON: readonly (readonly [path: string, text: string])[] = [
  ['specs/080-notes/.workflow/index.md', '# Notes\n\nOther words.\n'],
  ['specs/81-diary/pipeline-state.md', '# Diary\n\nOther words.\n'],
  ['specs/82-diary/.pipeline-state.md', '# Diary\n\nOther words.\n'],
  ['.sdd/workflows/a3f9c2/workflow.yaml', 'steps: [one]\n'],
  ['exports/project_state.csv', 'a,b\n1,2\n'],
];
