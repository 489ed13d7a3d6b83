// Workflow commands and outputs as the runner reads them out of a log and a file.

/** A workflow command as the runner reads it from a line of the log. */
export interface Command {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly data: string;
}

/** Names of commands that a runner obeys (ActionCommandManager.cs of actions/runner). */
const KNOWN = new Set(
  (
    'internal-set-repo-path set-env set-output save-state add-mask add-path add-matcher remove-matcher ' +
    'error warning notice debug group endgroup echo stop-commands'
  ).split(' '),
);

/** The command that a runner sees in a line: in the newer spelling, or anywhere in it in the older one. */
export function commandIn(line: string): Command | null {
  const newer = /^\s*::(.*?)::(.*)$/s.exec(line);
  const older = /##\[(.*?)\](.*)$/s.exec(line);
  for (const [found, comma] of [
    [newer, ','],
    [older, ';'],
  ] as const) {
    const [, info = '', data = ''] = found ?? [];
    const [name = ''] = info.split(' ', 1);
    if (!KNOWN.has(name)) continue;
    const pairs = info
      .slice(name.length)
      .trim()
      .split(comma)
      .filter((pair) => pair.includes('='))
      .map((pair) => [pair.slice(0, pair.indexOf('=')), unescaped(pair.slice(pair.indexOf('=') + 1))]);
    return { name, properties: Object.fromEntries(pairs), data: unescaped(data) };
  }
  return null;
}

function unescaped(text: string): string {
  const marks: Readonly<Record<string, string>> = { '0D': '\r', '0A': '\n', '3A': ':', '2C': ',', '25': '%' };
  return text.replace(/%(0D|0A|3A|2C|25)/g, (_, code: string) => marks[code] ?? '');
}

/** The outputs in the file that GITHUB_OUTPUT names; the last of a name counts. */
export function outputsIn(text: string): Readonly<Record<string, string>> {
  const outputs: Record<string, string> = {};
  const lines = text.split(/\r?\n/);
  while (lines.length > 0) {
    const [, name, end] = /^(.+?)<<(ghadelimiter_.+)$/.exec(lines.shift() ?? '') ?? [];
    if (name === undefined || end === undefined) continue;
    outputs[name] = lines.splice(0, lines.indexOf(end)).join('\n');
    lines.shift();
  }
  return outputs;
}
