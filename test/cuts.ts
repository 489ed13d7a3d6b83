// Workflows of sdd cut off at the end of a line, and others that are merely shorter, with their history.
const FIELDS = ['spec', 'plan', 'impl', 'review'];
const DONE = 'approved approved complete approved';
const PLANNING = 'approved in_progress pending pending';

function item(n: number, words: string, more: readonly string[] = []): readonly string[] {
  return [
    `  - id: 0${n}-part`,
    `    title: "Part ${n}"`,
    '    type: feature',
    `    change_id: parts-${n}`,
    '    context_sections: []',
    '    depends_on: []',
    `    location: changes/2026/02/05/parts/0${n}-part`,
    ...words.split(' ').map((word, at) => `    ${FIELDS[at]}_status: ${word}`),
    ...more,
  ];
}

const HEAD = ['id: ID', 'name: parts', 'created: 2026-02-05', 'phase: plan', 'step: plan_creation'];
const COUNTS = ['progress:', '  total_items: 2', '  specs_completed: 2'];
const LAST = item(2, PLANNING);
const WHOLE = [...HEAD, ...COUNTS, 'items:', ...item(1, DONE), ...LAST];
const ONE = WHOLE.slice(0, -LAST.length);

const EPIC = [
  ...HEAD,
  'items:',
  '  - id: 09-all',
  '    title: "All"',
  '    type: epic',
  '    depends_on: []',
];
const epic = (words: string, rest: readonly string[] = []) => [
  ...EPIC,
  '    location: changes/2026/02/05/parts/09-all',
  '    children:',
  ...item(1, words).map((line) => `    ${line}`),
  ...rest,
];
const TAIL = ['    spec_status: approved', '    plan_status: approved'];
/** The first generation has its one status before the end. */
const FIRST = ['id: ID', 'source: interactive', 'created: 2026-02-05', 'items:'];
const first = [...item(1, '').slice(0, 3), '    status: pending', ...item(1, '').slice(5, 7)];

type Lines = readonly string[];
/** What it was, what it is, and whether it was cut off. */
const CASES: readonly (readonly [before: Lines, after: Lines, cut: boolean])[] = [
  ...WHOLE.map((_, at) => at)
    .filter((at) => at >= HEAD.length - 2)
    .map((at) => [WHOLE, WHOLE.slice(0, at + 1), at !== WHOLE.length - 1 && at !== ONE.length - 1] as const),
  // Within the last child, and behind it.
  [epic(PLANNING), epic(PLANNING).slice(0, -2), true],
  [epic(PLANNING, TAIL), epic(PLANNING), true],
  [epic(PLANNING), epic(PLANNING).slice(0, -12), true],
  [epic(PLANNING), epic(PLANNING).slice(0, -11), true],
  // Finished children are taken away with their key.
  [epic(DONE), epic(DONE).slice(0, -12), false],
  [[...FIRST, ...first], [...FIRST, ...first].slice(0, -1), true],
  // What goes on purpose: a word of the step at hand, one status for four, all items.
  [[...WHOLE, '    substep: writing'], WHOLE, false],
  [[...FIRST, ...first], [...FIRST, ...item(1, DONE)], false],
  [WHOLE, [...HEAD, 'items: []'], false],
  // The end of the file is elsewhere.
  [[...HEAD, 'items:', ...LAST, ...COUNTS], [...HEAD, 'items:', ...LAST.slice(0, -1), ...COUNTS], false],
];

const idOf = (n: number) => `k${String(n).padStart(3, '0')}pz`;
const pathOf = (n: number) => `sdd/workflows/${idOf(n)}-parts/workflow.yaml`;
const asText = (lines: Lines, n: number) =>
  lines.map((line) => `${line === 'id: ID' ? `id: ${idOf(n)}` : line}\n`).join('');
const files = (lines: (one: (typeof CASES)[number]) => Lines) =>
  Object.fromEntries(CASES.map((one, n) => [pathOf(n), asText(lines(one), n)]));

/** One repository's files: whole, then as they are, then edited by somebody who did not see the cut. */
export const CUTS = {
  before: files(([before]) => before),
  after: files(([, after]) => after),
  edited: files(([, after]) => after.map((line) => line.replace('name: parts', 'name: the-parts'))),
  /** Paths of those that were cut off. */
  cut: CASES.flatMap(([, , cut], n) => (cut ? [pathOf(n)] : [])),
};

/** `cut` lacks the last status of the last item, `further` one more. */
export const KEPT = {
  path: pathOf(0),
  whole: asText(WHOLE, 0),
  cut: asText(WHOLE.slice(0, -1), 0),
  further: asText(WHOLE.slice(0, -2), 0),
};
