// `rekindle formats` and `rekindle rules`: the formats that can be read, and the rules that states are
// checked against.
import { engine } from '../../index.ts';
import { UserError } from '../../model/errors.ts';
import { type Paint, table } from '../../report/terminal/layout.ts';
import { paintFor } from '../terminal.ts';
import type { CommandLine } from '../typed/program.ts';
import { FINE, type World } from '../world.ts';
import { opened } from './scan-options.ts';

/** Those of the default branch's config as well. Where one stands in no repository, what is built in. */
export async function listFormats(typed: CommandLine, world: World): Promise<number> {
  const [dir] = typed.args;
  const here = await opened(dir ?? '.', world).catch((error) => {
    if (dir === undefined && error instanceof UserError) return { engine };
    throw error;
  });
  const formats = here.engine.formats.map(({ id, title, where, versions }) => ({
    id,
    title,
    where,
    versions,
  }));
  return print(typed, world, { formats }, () =>
    formats.map(({ id, title, where, versions }) => [
      id,
      [title, versionsOf(versions)].filter(Boolean).join(', '),
      where.replaceAll('`', ''),
    ]),
  );
}

function versionsOf(versions: readonly (string | number)[]): string {
  if (versions.length === 0) return '';
  return versions.length === 1 ? `version ${versions[0]}` : `versions ${versions[0]} to ${versions.at(-1)}`;
}

export async function listRules(typed: CommandLine, world: World): Promise<number> {
  const rules = engine.rules.map(({ id, summary, severity, consequence, reason }) => ({
    id,
    summary,
    severity,
    consequence,
    reason,
  }));
  return print(typed, world, { rules }, () =>
    rules.map(({ id, summary, severity, consequence, reason }) => [
      id,
      severity,
      reason === null ? consequence : `${consequence} · ${reason}`,
      summary,
    ]),
  );
}

function print(
  { values, noColor }: CommandLine,
  world: World,
  data: unknown,
  rows: () => readonly (readonly string[])[],
): number {
  const text =
    values.one('output') === 'json'
      ? JSON.stringify(data, null, 2)
      : lined(rows(), paintFor(world.stdout, world.env, noColor)).join('\n');
  world.stdout.write(`${text}\n`);
  return FINE;
}

/** The first column stands out. */
function lined(rows: readonly (readonly string[])[], paint: Paint): readonly string[] {
  return table(rows).map((line, index) => {
    const name = rows[index]?.[0] ?? '';
    return paint('name', name) + line.slice(name.length);
  });
}
