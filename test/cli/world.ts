// A world for the command line that a test can look into: what was printed where, and on what terminal.
import { main } from '../../src/cli/main.ts';
import type { World } from '../../src/cli/world.ts';
import { localEdge } from '../../src/local/repository-source.ts';
import { env } from '../local/repository.ts';

export interface Ended {
  readonly status: number;
  readonly out: string;
  readonly err: string;
}

export interface Over
  extends Partial<
    Pick<World, 'env' | 'open' | 'now' | 'ask' | 'prompter' | 'input' | 'published' | 'remoteRefs'>
  > {
  /** What stands for `rekindle`; nothing where it was called by its name. */
  readonly program?: string;
  /** Both streams are terminals of so many columns. */
  readonly columns?: number;
}

/** The clock of worlds where nothing else is said. */
const CLOCK = Date.parse('2026-11-27T00:00:00Z');

/** What a release would have left: a commit and its tag. */
export const PUBLISHED = `octo-org/rekindle@${'8f4b7f84'.repeat(5)} # v9.8.7`;

/** Calls the command line in this process and gives what it printed. */
export async function rekindle(args: readonly string[], over: Over = {}): Promise<Ended> {
  const said = { out: '', err: '' };
  const sink = (name: keyof typeof said) => ({
    isTTY: over.columns !== undefined,
    columns: over.columns,
    write: (text: string) => {
      said[name] += text;
    },
  });
  const world: World = {
    args,
    program: () => over.program ?? null,
    env: over.env ?? env,
    stdout: sink('out'),
    stderr: sink('err'),
    ask: over.ask ?? null,
    prompter: over.prompter ?? null,
    input: over.input ?? (async () => ''),
    now: over.now ?? (() => CLOCK),
    published: over.published ?? (() => PUBLISHED),
    // As on a machine without a network.
    remoteRefs: over.remoteRefs ?? (() => Promise.resolve(null)),
    open: over.open ?? ((dir, warn) => localEdge(dir, { env, oneMoment: true, warn })),
  };
  const status = await main(world);
  return { status, ...said };
}

/** Opens `dir` for whoever names no folder: as if one stood in it. */
export function standingIn(dir: string): World['open'] {
  return (named, warn) => {
    if (named !== '.') throw new Error(`found ${named}, expected the folder that one is in`);
    return localEdge(dir, { env, oneMoment: true, warn });
  };
}

/** What every wrong use comes to: status 2, nothing on stdout, one line on stderr. */
export function misuse(line: string | RegExp) {
  return (ended: Ended): readonly string[] => {
    const wrong: string[] = [];
    if (ended.status !== 2) wrong.push(`status ${ended.status}`);
    if (ended.out !== '') wrong.push(`stdout ${JSON.stringify(ended.out)}`);
    if (!/^rekindle: [^\n]+\n$/.test(ended.err)) wrong.push(`stderr ${JSON.stringify(ended.err)}`);
    const said = ended.err.slice('rekindle: '.length, -1);
    const meant = typeof line === 'string' ? said === line : line.test(said);
    return meant ? wrong : [...wrong, `said ${said}`];
  };
}
