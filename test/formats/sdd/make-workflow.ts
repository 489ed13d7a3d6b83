// Workflows of sdd, made from a few words: the state file, and the files of its items.

/** The four statuses of an item, in the order spec, plan, impl, review. */
export type Statuses = readonly [spec: string, plan: string, impl: string, review: string];

export interface Item {
  /** `01-login` by default for the first, and so on. */
  readonly id?: string;
  readonly statuses: string;
  /** By its place where absent. */
  readonly changeId?: string;
  /** Files in its folder: names, or names with texts. */
  readonly files?: readonly string[] | Readonly<Record<string, string>>;
  /** Further lines of the item. */
  readonly more?: readonly string[];
  /** Where its files are; by the tool's rule where absent. */
  readonly location?: string;
}

export interface Workflow {
  readonly phase?: string | null;
  readonly step?: string | null;
  readonly current?: string | null;
  readonly items: readonly Item[];
  /** Further lines of the head. */
  readonly head?: readonly string[];
  /** Further lines behind the items. */
  readonly tail?: readonly string[];
  /** Counters as they are by the items. */
  readonly progress?: boolean;
}

export const FOLDER = 'sdd/workflows/k7m2p4-user-auth';
export const STATE = `${FOLDER}/workflow.yaml`;
export const CHANGES = 'changes/2026/02/05/k7m2p4-user-auth';
const NAMES = ['login', 'session', 'logout', 'reset', 'audit'];

/** `approved approved in_progress pending` as four statuses. */
function statusesOf(words: string): Statuses {
  const [spec = 'pending', plan = 'pending', impl = 'pending', review = 'pending'] = words.split(' ');
  return [spec, plan, impl, review];
}

function idOf(item: Item, at: number): string {
  return item.id ?? `${String(at + 1).padStart(2, '0')}-${NAMES[at] ?? 'more'}`;
}

/** An item lies in the drafts until its spec is ready for review. */
function locationOf(item: Item, at: number): string {
  const [spec] = statusesOf(item.statuses);
  const drafted = spec === 'pending' || spec === 'in_progress';
  return item.location ?? `${drafted ? `${FOLDER}/drafts` : CHANGES}/${idOf(item, at)}`;
}

const done = (words: string, at: number) =>
  ['approved', 'complete', 'plan_approved'].includes(statusesOf(words)[at] ?? '');

function progressOf(items: readonly Item[]): readonly string[] {
  const count = (at: number) => items.filter(({ statuses }) => done(statuses, at)).length;
  const rest = (at: number) => items.length - count(at);
  return [
    'progress:',
    `  total_items: ${items.length}`,
    `  specs_completed: ${count(0)}`,
    `  specs_pending: ${rest(0)}`,
    `  plans_completed: ${count(1)}`,
    `  plans_pending: ${rest(1)}`,
    `  implemented: ${count(2)}`,
    `  reviewed: ${count(3)}`,
    '',
  ];
}

function itemLines(item: Item, at: number): readonly string[] {
  const [spec, plan, impl, review] = statusesOf(item.statuses);
  const id = idOf(item, at);
  return [
    `  - id: ${id}`,
    `    title: "The ${NAMES[at] ?? 'next'} part"`,
    '    type: feature',
    `    change_id: ${item.changeId ?? `user-auth-${at + 1}`}`,
    '    context_sections: []',
    '    depends_on: []',
    `    location: ${locationOf(item, at)}`,
    `    spec_status: ${spec}`,
    `    plan_status: ${plan}`,
    `    impl_status: ${impl}`,
    `    review_status: ${review}`,
    ...(item.more ?? []).map((line) => `    ${line}`),
  ];
}

/** The text of workflow.yaml. `null` leaves a key out. */
export function workflowText(one: Workflow): string {
  const { phase = 'spec', step = 'spec_creation', items, head = [], tail = [], progress = true } = one;
  const first = items[0];
  const { current = first ? idOf(first, 0) : null } = one;
  return [
    'id: k7m2p4',
    'name: user-auth',
    'source: interactive',
    'created: 2026-02-05',
    ...head,
    '',
    ...(phase === null ? [] : [`phase: ${phase}`]),
    ...(step === null ? [] : [`step: ${step}`]),
    ...(current === null ? [] : [`current: ${current}`]),
    '',
    ...(progress ? progressOf(items) : []),
    ...(items.length === 0 ? ['items: []'] : ['items:', ...items.flatMap(itemLines)]),
    ...tail,
    '',
  ].join('\n');
}

const TEXTS: Readonly<Record<string, string>> = {
  'SPEC.md': '---\ntitle: "Login"\n---\n\n# Specification\n\nA person signs in by a link.\n',
  'PLAN.md': '# Plan\n\n1. Token table.\n2. Mail.\n',
  'context.md': '# Context\n\nNobody remembers passwords.\n',
};

/** The state file and the files of all items. */
export function workflow(one: Workflow): Record<string, string> {
  const files: Record<string, string> = { [STATE]: workflowText(one) };
  for (const [at, item] of one.items.entries()) {
    const named = Array.isArray(item.files)
      ? item.files.map((name: string) => [name, TEXTS[name] ?? SOLICITATION])
      : [];
    const given = Array.isArray(item.files) ? named : Object.entries(item.files ?? {});
    for (const [name = '', text = ''] of given) files[`${locationOf(item, at)}/${name}`] = text;
  }
  return files;
}

export const SOLICITATION = [
  'started: "2026-02-05T10:00:00Z"',
  'last_updated: "2026-02-05T10:24:00Z"',
  'current_step: 5  # of nine',
  'current_question: "How long is a session?"',
  'history:',
  '  transformation: []',
  '  discovery: []',
  '  solicitation:',
  '    - question: "Who signs in?"',
  '      answer: "Customers"',
  'open_questions:',
  '  - id: O1',
  '    question: "Is a birth date needed?"',
  '    status: ANSWERED',
  '    blocks: [spec]',
  '  - id: O2',
  '    question: "Which rate limit?"',
  '    status: OPEN',
  '    blocks: Security section',
  '  - id: O3',
  '    question: "Vouchers?"',
  '    status: DEFERRED',
  '    blocks: []',
  'user_feedback: null',
  'answers: {}',
  'review_feedback: null',
  '',
].join('\n');

/** One item, as most tests need it. */
export function single(
  statuses: string,
  files: Item['files'] = [],
  more: Partial<Workflow> & { readonly item?: Partial<Item> } = {},
): Record<string, string> {
  const { item = {}, ...head } = more;
  return workflow({ items: [{ statuses, files: files ?? [], ...item }], ...head });
}
