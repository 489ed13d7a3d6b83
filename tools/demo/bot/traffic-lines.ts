// The bot's incoming and outgoing requests since a moment, as lines for a terminal.
import type { EffectView } from '../../../src/demo/effect-lines.ts';
import { padded } from '../../../src/report/terminal/layout.ts';
import { forTerminal } from '../../../src/text/escape.ts';
import { counted } from '../../../src/text/plural.ts';
import type { Line } from '../../../test/app/process.ts';
import type { Call } from '../../../test/standin/calls.ts';
import type { GitHub } from '../../../test/standin/github.ts';
import { at, textOr } from '../../../test/standin/json.ts';
import { READER } from '../environment.ts';
import type { Lines } from '../step-lines.ts';
import { isWrite } from '../write-calls.ts';
import type { Port } from './environment.ts';

/** Tokens of the Action's jobs and of anyone who looks; all others are the bot's. */
const OTHERS: ReadonlySet<string | null> = new Set([null, READER, 'check', 'sweep', 'command']);
export const isOfBot = ({ token }: Pick<Call, 'token'>): boolean => !OTHERS.has(token);

/** Where everything stood. */
export interface Mark {
  readonly calls: number;
  readonly deliveries: number;
  readonly bot: object;
  readonly lines: number;
}

export const markOf = ({ github, bot }: Port): Mark => ({
  calls: github.calls.length,
  deliveries: github.hooks.deliveries.length,
  bot: bot(),
  lines: bot().lines.length,
});

export interface Since {
  readonly came: GitHub['hooks']['deliveries'];
  /** What the bot gave itself. */
  readonly own: readonly Line[];
  readonly worked: readonly Line[];
  readonly writes: readonly Call[];
  readonly reads: number;
}

export function since(mark: Mark, { github, bot }: Port): Since {
  const { deliveries } = github.hooks;
  const came = deliveries.slice(0, deliveries.length - mark.deliveries).toReversed();
  const lines = bot().lines.slice(bot() === mark.bot ? mark.lines : 0);
  const worked = lines.filter(({ msg }) => msg === 'worked');
  const calls = github.calls.slice(mark.calls).filter(isOfBot);
  const writes = calls.filter((call) => isWrite(call) && !call.path.startsWith('/app/'));
  return {
    came,
    own: worked.filter(({ event }) => String(event).startsWith('rekindle.')),
    worked,
    writes,
    reads: calls.filter((call) => !isWrite(call)).length,
  };
}

const NAME = 28;
const nameOf = ({ event, action }: Since['came'][number]) => (action === null ? event : `${event}.${action}`);

/** What came in with its delivery id and what became of it, what the bot gave itself, what it wrote. */
export function inAndOut({ came, own, worked, writes, reads }: Since, { paint }: EffectView): Lines {
  const line = (side: string, status: number | null, what: string, more = '') => {
    const words =
      more === '' ? forTerminal(what) : `${padded(forTerminal(what), NAME)}  ${forTerminal(more)}`;
    return `  ${paint('name', side.padEnd(3))}  ${String(status ?? '').padEnd(3)}  ${words}`;
  };
  const outcome = (id: string) => {
    const one = worked.find(({ delivery }) => delivery === id);
    return one ? `, ${String(one['outcome'])}` : '';
  };
  return [
    ...came.map((one) => {
      const said = textOr(at(JSON.parse(one.response?.payload || '{}'), 'result')) ?? one.status;
      return line('in', one.status_code, nameOf(one), `${one.guid}  ${said}${outcome(one.guid)}`);
    }),
    ...own.map((one) => line('own', null, String(one['event']), String(one['outcome']))),
    ...writes.map((call) => line('out', call.status, wordsOf(call))),
    paint('dim', `  ${counted(reads, 'request')} that read, ${writes.length} that write`),
  ];
}

/** Without the repository, which is always the same; of a query what it asks for. */
const wordsOf = ({ method, operation, path }: Call): string =>
  operation?.startsWith('mutation ')
    ? `GraphQL ${operation}`
    : `${method} ${path.replace(/^\/repos\/[^/]+\/[^/]+/, '')}`;
