// A real terminal for tests, as `script` of util-linux makes one: what is typed, what is shown, how it ended.
import { spawn, spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { env, folder } from '../local/repository.ts';

/** What people run. */
export const CLI = resolve(import.meta.dirname, '../../dist/cli/index.js');

export const DOWN = '\u001b[B';
export const ENTER = '\r';
export const CTRL_C = '\u0003';
export const CTRL_D = '\u0004';
export const CTRL_Z = '\u001a';

/** How a call on the terminal ended, and what it left there. */
export interface Left {
  readonly status: number;
  /** The terminal's settings are those of before. */
  readonly settings: boolean;
  readonly cursor: boolean;
}

export interface Session {
  /** Waits until what was shown since the last such wait, without colours, has this; gives it up to there. */
  shows(pattern: RegExp): Promise<string>;
  type(keys: string): void;
  resize(columns: number): void;
  /** Waits for the end. */
  ended(): Promise<Left>;
  /** Everything that was shown, as it came. */
  all(): string;
}

interface Setting {
  readonly dir: string;
  readonly columns?: number;
  readonly env?: Readonly<Record<string, string>>;
  /** Lines of a shell for the call; `"$@"` is the command line. */
  readonly script?: string;
}

const ESCAPE = '\u001b';
const CUT_OFF = new RegExp(`${ESCAPE}[^A-Za-z]*$`);

/** A test that cannot be run says so. @throws Error */
function assertScript(): void {
  const { stdout } = spawnSync('script', ['--version'], { encoding: 'utf8', env });
  if (!/util-linux/.test(stdout ?? ''))
    throw new Error(
      'found no "script" of util-linux on the PATH, which tests on a terminal need. ' +
        'Debian: apt-get install bsdutils. Fedora: dnf install util-linux-script. macOS: brew install ' +
        'util-linux.',
    );
}

/** Calls the built command line on a terminal of so many columns. */
export async function onTerminal(args: readonly string[], setting: Setting): Promise<Session> {
  assertScript();
  const file = join(await folder(), 'session.sh');
  const lines = [
    `stty cols ${setting.columns ?? 80} rows 24`,
    'before=$(stty -g)',
    'echo "terminal $(tty)"',
    setting.script ?? '"$@"',
    'status=$?',
    '[ "$before" = "$(stty -g)" ] && same=yes || same=no',
    'echo "ended with $status, settings kept: $same."',
  ];
  await writeFile(file, lines.join('\n'));
  const words = ['sh', file, process.execPath, CLI, ...args].map(
    (word) => `'${word.replaceAll("'", "'\\''")}'`,
  );
  const child = spawn('script', ['-qfc', words.join(' '), '/dev/null'], {
    cwd: setting.dir,
    env: { ...env, SHELL: '/bin/sh', TERM: 'xterm', ...setting.env },
  });
  let all = '';
  let told = 0;
  let over = false;
  let look = () => {};
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    all += text;
    look();
  });
  child.once('close', () => {
    over = true;
    look();
  });
  const shows = (pattern: RegExp) =>
    new Promise<string>((found, failed) => {
      look = () => {
        // A sequence that has not come whole is none yet.
        const whole = all.replace(CUT_OFF, '');
        const rest = stripVTControlCharacters(whole).replaceAll('\r', '').slice(told);
        const match = pattern.exec(rest);
        if (match) {
          told += match.index + match[0].length;
          found(rest.slice(0, match.index + match[0].length));
        } else if (over) failed(new Error(`no ${pattern} on the terminal, but ${JSON.stringify(rest)}`));
      };
      look();
    });
  const at = /terminal (\S+)\n/.exec(await shows(/terminal \S+\n/))?.[1] ?? '';
  return {
    shows,
    type: (keys) => child.stdin.write(keys),
    resize: (columns) => spawnSync('stty', ['-F', at, 'cols', String(columns)]),
    all: () => all,
    async ended() {
      const said = /ended with (\d+), settings kept: (\w+)\./;
      const [, status, same] = said.exec(await shows(said)) ?? [];
      const cursor = all.lastIndexOf('\u001b[?25h') >= all.lastIndexOf('\u001b[?25l');
      return { status: Number(status), settings: same === 'yes', cursor };
    },
  };
}
