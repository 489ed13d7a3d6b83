// The messages of checkpoint commits (recovery.md's trigger table), written and read by one table.

/** Event → message, as recovery.md has it, in its order; what stands in angle brackets is filled in. */
export const MESSAGES = {
  'workflow created': 'checkpoint: workflow <id> (<name>) created',
  'solicitation progress': 'checkpoint: <change-id> solicitation progress',
  'spec created': 'checkpoint: <change-id> spec created',
  'spec approved': 'checkpoint: <change-id> spec approved',
  'all specs approved': 'checkpoint: all specs approved, ready for planning',
  'plan created': 'checkpoint: <change-id> plan created',
  'plan approved': 'checkpoint: <change-id> plan approved',
  'all plans approved': 'checkpoint: all plans approved, ready for implementation',
  'ready for review': 'checkpoint: <change-id> ready for review',
  'implementation progress': 'checkpoint: <change-id> implementation progress',
  'implementation complete': 'checkpoint: <change-id> implementation complete',
  'review approved': 'checkpoint: <change-id> review approved',
  complete: 'checkpoint: <change-id> complete',
  regressed: 'checkpoint: <change-id> regressed to <phase>',
  'decomposition revised': 'checkpoint: decomposition revised (<type>)',
} as const;
export type CheckpointEvent = keyof typeof MESSAGES;

/** The fifteen events. */
export const EVENTS = Object.keys(MESSAGES) as readonly CheckpointEvent[];

/** The tool's generations before a workflow had a name wrote this. */
const CREATED_WITHOUT_NAME = 'checkpoint: workflow <id> created';

/** What is filled into a message. */
export type Filled = Readonly<Partial<Record<'id' | 'name' | 'change-id' | 'phase' | 'type', string>>>;

/** What a commit's subject says. Subjects in the wild deviate, so it is a hint only. */
export interface Hint {
  /** `null` where it is a checkpoint and says something else. */
  readonly event: CheckpointEvent | null;
  readonly filled: Filled;
}

/** @param filled plain names; a workflow without a name has the message that the tool had then */
export function messageOf(event: CheckpointEvent, filled: Filled): string {
  const nameless = event === 'workflow created' && filled.name === undefined;
  const template: string = nameless ? CREATED_WITHOUT_NAME : MESSAGES[event];
  return template.replace(SLOT, (slot, name: keyof Filled) => filled[name] ?? slot);
}

const SLOT = /<(id|name|change-id|phase|type)>/g;
/** No subject that means something is longer. */
const LONGEST = 300;

const PATTERNS: readonly (readonly [CheckpointEvent, RegExp])[] = [
  ...EVENTS.map((event) => [event, patternOf(MESSAGES[event])] as const),
  ['workflow created', patternOf(CREATED_WITHOUT_NAME)],
];

function patternOf(template: string): RegExp {
  const escaped = template.replace(/[()]/g, '\\$&');
  const body = escaped.replace(SLOT, (_, name: string) => `(?<${name.replace('-', '_')}>[^\\s()]{1,120})`);
  return new RegExp(`^${body}$`);
}

/** `null` where the subject is no checkpoint's. */
export function hintOf(subject: string): Hint | null {
  const line = subject.slice(0, LONGEST).trim();
  if (!/^checkpoint:\s*\S/.test(line)) return null;
  for (const [event, pattern] of PATTERNS) {
    const groups = pattern.exec(line)?.groups;
    if (groups) return { event, filled: filledOf(groups) };
    if (pattern.test(line)) return { event, filled: {} };
  }
  const first = /^checkpoint:\s*(\S+)/.exec(line)?.[1];
  return { event: null, filled: first === undefined ? {} : { 'change-id': first } };
}

function filledOf(groups: Readonly<Record<string, string | undefined>>): Filled {
  const entries = Object.entries(groups).flatMap(([key, value]) =>
    value === undefined ? [] : [[key.replace('_', '-'), value] as const],
  );
  return Object.fromEntries(entries);
}
