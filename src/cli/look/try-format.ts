// `rekindle try-format`: what the formats of this checkout's config make of one file. It writes nothing.

import type { ReadConfig } from '../../config/read.ts';
import { type Engine, engineWith } from '../../index.ts';
import type { CustomFormat } from '../../model/custom-format.ts';
import { UserError } from '../../model/errors.ts';
import type { Recovery } from '../../model/recovery.ts';
import type { Finding } from '../../model/rule.ts';
import { look, type ScanResult } from '../../scan-repository.ts';
import { forTerminal } from '../../text/escape.ts';
import { orList } from '../../text/suggestions.ts';
import { say } from '../failure.ts';
import type { CommandLine } from '../typed/program.ts';
import { FINE, FOUND, type World } from '../world.ts';
import { CONFIG_PATH, configIn } from './own-formats.ts';
import { WORKTREE } from './scan-options.ts';

/** Age does not matter here, so nothing is stale. */
const AGELESS = { staleAfter: Number.MAX_SAFE_INTEGER, abandonedAfter: Number.MAX_SAFE_INTEGER } as const;

export async function tryFormat({ args: [typed = ''], values }: CommandLine, world: World): Promise<number> {
  const clone = await world.open(values.has('C') ? values.one('C') : '.', (message) => say(world, message));
  const path = typed.replaceAll('\\', '/').replace(/^(?:\.\/)+/, '');
  const described = describedIn(await configIn(await clone.textOnDisk(CONFIG_PATH)), world);
  const engine = engineWith(described);
  const format = engine.formats.find((one) => one.matches(path));
  const own = described.find(({ id }) => id === format?.id);
  if (own === undefined) throw unclaimed(path, described, format?.id ?? null);
  const reading = await clone.textOnDisk(path);
  if (!reading.ok) throw new UserError(`FILE: found no text at ${JSON.stringify(path)} (${reading.why}).`);
  const looked = await look(only(clone, path), WORKTREE, { now: world.now(), ...AGELESS }, 'scan', engine);
  const [found] = looked.judged.flatMap(({ recovered }) => recovered.workflows);
  const lines = found ? linesOf(found) : unreadLines(looked, own, reading.text, engine);
  const json = { format: own.id, path, workflow: looked.report.workflows[0] ?? null };
  const shown = values.one('output') === 'json' ? [JSON.stringify(json, null, 2)] : lines;
  world.stdout.write(`${shown.join('\n')}\n`);
  return found ? FINE : FOUND;
}

/** @throws UserError with every mistake and its line, or where it describes none */
function describedIn({ config, problems }: ReadConfig, world: World): readonly CustomFormat[] {
  const wrong = problems.filter(({ level }) => level === 'error');
  for (const { level, message } of problems) if (level === 'warning') say(world, message);
  if (wrong.length > 0)
    throw new UserError(
      `${CONFIG_PATH} in this working tree: ${wrong.map(({ message }) => message).join(' ')}`,
    );
  if (config.customFormats.length > 0) return config.customFormats;
  throw new UserError(
    `${CONFIG_PATH} in this working tree: found no custom-formats, expected one at least. ` +
      'docs/formats/custom.md says how to describe one.',
  );
}

function unclaimed(path: string, described: readonly CustomFormat[], builtIn: string | null): UserError {
  const file = JSON.stringify(path);
  if (builtIn !== null) return new UserError(`FILE: ${file} belongs to the built-in format ${builtIn}.`);
  const patterns = described.flatMap(({ paths }) => paths);
  return new UserError(`FILE: no path of the custom formats means ${file}, expected ${orList(patterns)}.`);
}

type Source = Parameters<typeof look>[0];

/** The same clone with the one file's workflow in it. */
function only(clone: Source, path: string): Source {
  return {
    survey: (target, asker) =>
      clone.survey(target, {
        ...asker,
        sites: (paths) =>
          asker.sites(paths).filter((site) => site.path === path || site.files.includes(path)),
      }),
  };
}

/** What is read and what is decided, a line each. Words of the file are quoted. */
function linesOf({ id, state, findings, decision }: Recovery): readonly string[] {
  const current = state?.current ?? null;
  const at = current === null ? 'no step' : [current.id, current.item ?? ''].filter(Boolean).join(', task ');
  const steps = state?.steps ?? [];
  const rows: readonly (readonly [string, string])[] = [
    ['workflow', id],
    ['status', [state?.status ?? 'not read', state?.statusText].filter(Boolean).join(' · ')],
    ['at', at],
    ['steps', steps.map(stepLine).join(' ') || 'none'],
    ...(state?.words ?? []).map((word): [string, string] => ['word', wordLine(word)]),
    ...(state?.timestamps ?? []).map(({ field, found }): [string, string] => ['time', `${field}: ${found}`]),
    ...findings.map((finding): [string, string] => ['finding', findingLine(finding)]),
    ...(state?.notes ?? []).map((note): [string, string] => ['note', note]),
    ['decision', [decision.action, decision.step ?? '–', decision.reason].join(' · ')],
    ['that is', decision.instruction],
    ['you may', decision.options.join(', ') || 'do nothing'],
  ];
  return rows.map(([name, value]) => `${name.padEnd(9)} ${forTerminal(value)}`);
}

function stepLine({ id, item, finished }: NonNullable<Recovery['state']>['steps'][number]): string {
  return `${item === undefined ? id : `${id}/${item}`}${finished ? '✓' : ''}`;
}

function wordLine({
  field,
  found,
  known,
  expected,
  line,
}: NonNullable<Recovery['state']>['words'][number]): string {
  const where = line === null ? '' : ` on line ${line}`;
  const rest = known ? '' : `, expected ${orList(expected)}`;
  return `${field}: ${found === null ? 'nothing' : JSON.stringify(found)}${where}${rest}`;
}

function findingLine({ rule, path, line, message }: Finding): string {
  return `${rule} · ${path}${line === null ? '' : `:${line}`}: ${message}`;
}

/** Why a file that lies in the right place is no workflow. */
function unreadLines(
  { report }: ScanResult,
  { id, codec }: CustomFormat,
  text: string,
  engine: Engine,
): readonly string[] {
  const [mute] = report.unreadable;
  if (mute) return [`not read  ${forTerminal(mute.message)}`];
  const ours = engine.formats.find((one) => one.id === id)?.recognises(text) ?? false;
  const lacks = codec === 'check-list' ? 'no box that is a task' : 'none of the described fields';
  return [
    `not read  ${ours ? 'nothing in it is a workflow' : `found ${lacks} in it`}: it is no file of ${id}.`,
  ];
}
