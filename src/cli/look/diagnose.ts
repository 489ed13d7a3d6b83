// Each file on disk that could be taken for state, by the engine's own rules: as what it is read, or why not.
import { load } from '../../engine/load.ts';
import { engine as builtIn, type Engine } from '../../index.ts';
import type { Format } from '../../model/format.ts';
import { baseOf, folderOf } from '../../model/path.ts';
import type { Recovery, Unreadable } from '../../model/recovery.ts';
import {
  type FactRequirements,
  type RepositorySource,
  SKIPPED,
  type Survey,
} from '../../model/repository-source.ts';
import type { Settings } from '../../model/rule.ts';
import type { Snapshot } from '../../model/snapshot.ts';
import type { StateLocation } from '../../model/state-location.ts';
import { isInvalidFile } from '../../report/check/validity.ts';
import type { DoctorFile, DoctorReason } from '../../report/doctor/doctor.ts';
import type { ScanReport } from '../../report/scan/scan.ts';
import { look, type ScanResult } from '../../scan-repository.ts';
import { orList } from '../../text/suggestions.ts';

export interface Diagnosis extends Pick<ScanResult, 'survey' | 'report'> {
  readonly files: readonly DoctorFile[];
}

/** All that one look at the working tree says of files. */
export async function diagnosed(
  clone: Pick<RepositorySource, 'survey'> & { readonly engine: Engine },
  settings: Settings,
): Promise<Diagnosis> {
  const { engine } = clone;
  const asked: Asked = { sites: [], snapshot: null, asker: null };
  const { survey, report, memo } = await look(
    recording(clone, asked),
    { kind: 'worktree' },
    settings,
    'scan',
    engine,
  );
  const { asker, sites, snapshot } = asked;
  const told =
    snapshot === null
      ? []
      : sites.flatMap((site) => fateOf(site, { engine, snapshot, settings, memo, report }));
  const closed = (survey.unread ?? []).map((one) => broken(one, []));
  const taken = new Set(sites.flatMap(({ path, files }) => [path, ...files]));
  const homes = told.flatMap(({ path, workflow }) => (workflow === null ? [] : folderOf(path)));
  const others = (survey.roots ?? [])
    .flatMap((root) => filesIn(root.snapshot))
    .filter((path) => !taken.has(path) && !homes.some((home) => home !== '' && path.startsWith(`${home}/`)))
    .flatMap((path) => (asker === null ? [] : passedOver(path, { survey, asker, formats: engine.formats })));
  return { survey, report, files: [...told, ...closed, ...others] };
}

/** What a survey asked, kept as it goes by. */
interface Asked {
  sites: readonly StateLocation[];
  snapshot: Snapshot | null;
  asker: FactRequirements | null;
}

function recording(clone: Pick<RepositorySource, 'survey'>, into: Asked): Pick<RepositorySource, 'survey'> {
  return {
    survey(target, asker) {
      into.asker = asker;
      return clone.survey(target, {
        ...asker,
        sites(paths) {
          into.sites = asker.sites(paths);
          return into.sites;
        },
        isOurs(site, snapshot) {
          into.snapshot = snapshot;
          return asker.isOurs(site, snapshot);
        },
      });
    },
  };
}

interface Looked {
  readonly engine: Engine;
  readonly snapshot: Snapshot;
  readonly settings: Settings;
  readonly memo: ReturnType<Engine['memo']>;
  readonly report: ScanReport;
}

/** One place at which a format looks, as the engine judges it. */
function fateOf(site: StateLocation, looked: Looked): readonly DoctorFile[] {
  const { engine, snapshot, settings, memo, report } = looked;
  const { workflows, unreadable } = engine.recover(snapshot, [site], settings, memo);
  if (workflows.length + unreadable.length === 0) return site.isList ? [] : [unread(site, looked)];
  return [
    ...workflows.map((one) => (one.state === null ? blocked(one) : read(one, report))),
    ...unreadable.map((one) => (isInvalidFile(one) ? broken(one, [site.format]) : unfilled(one, site))),
  ];
}

const PLAIN = { also: [], workflow: null, line: null, ignored: null } as const;

function read(one: Recovery, { workflows }: ScanReport): DoctorFile {
  const named = workflows.find(
    ({ format, feature, path }) => format === one.format && feature === one.feature && path === one.path,
  );
  const [path = one.path, ...also] = one.site.files.includes(one.path)
    ? [one.path, ...one.site.files.filter((file) => file !== one.path)]
    : one.site.files;
  const workflow = named?.id ?? one.id;
  const message = `read as ${workflow}`;
  return { ...PLAIN, path, also, reason: 'read', formats: [one.format], workflow, message };
}

/** A workflow of which nothing but its place can be told. */
function blocked({ path, format, findings }: Recovery): DoctorFile {
  const [first] = findings;
  const message = first === undefined ? 'it cannot be read' : `${first.rule}: ${first.message}`;
  const line = first?.line ?? null;
  return { ...PLAIN, path: first?.path ?? path, reason: 'unreadable', formats: [format], line, message };
}

const broken = ({ path, rule, message, line }: Unreadable, formats: readonly string[]): DoctorFile => ({
  ...PLAIN,
  path,
  reason: 'unreadable',
  formats,
  line,
  message: `${rule}: ${message}`,
});

function unfilled({ path, line }: Unreadable, { format }: StateLocation): DoctorFile {
  const message = "it is a copy of the tool's template, and no one has filled it in yet";
  return { ...PLAIN, path, reason: 'unfilled-template', formats: [format], line, message };
}

/** A format looks there, and gives no workflow. */
function unread(site: StateLocation, { engine, snapshot, memo }: Looked): DoctorFile {
  const path = snapshot.entry(site.path) === null ? (site.files[0] ?? site.path) : site.path;
  const format = engine.formats.find(({ id }) => id === site.format);
  const base = { ...PLAIN, path, also: site.files.filter((file) => file !== path), formats: [site.format] };
  if (format === undefined || load(format, site, snapshot, memo).kind !== 'foreign')
    return { ...base, reason: 'no-work', message: `${site.format} looks there, and finds no work in it` };
  const reading = snapshot.text(site.path);
  const others = reading.ok ? tellingFormats(reading.text, site.format, engine.formats) : [];
  if (others.length > 0) {
    const formats = others.map(({ id }) => id);
    const message = `its content is that of ${orList(formats)}, and stands elsewhere: ${placesOf(others)}`;
    return { ...base, reason: 'foreign', formats, message };
  }
  const isBuiltIn = builtIn.formats.some(({ id }) => id === site.format);
  const told = isBuiltIn ? `docs/formats/${site.format}.md` : 'its description in the config';
  const found = `${site.format} looks there, and does not recognise the content`;
  return { ...base, reason: 'not-recognised', message: `${found}; ${told} says by what it is told` };
}

/** Formats that tell their state by the text, and would take this one. */
function tellingFormats(text: string, but: string, formats: readonly Format[]): readonly Format[] {
  return formats.filter((format) => format.id !== but && !format.recognises('') && format.recognises(text));
}

/** What a format would need: `openspec looks for openspec/changes/<change>/tasks.md`. */
const placesOf = (formats: readonly Format[]): string =>
  formats.map(({ id, where }) => `${id} looks for ${where.replaceAll('`', '')}`).join('; ');

/** A folder in which a tool or a person puts what is over. */
const ARCHIVE = /^\.?archived?s?$/i;

const matching = (path: string, formats: readonly Format[]): readonly string[] =>
  formats.filter((format) => format.matches(path)).map(({ id }) => id);

/** What a file at which no format looks is judged by. */
interface Around {
  readonly survey: Survey;
  readonly asker: FactRequirements;
  readonly formats: readonly Format[];
}

/** Why a file at which no format looks is passed over; nothing where no state file is called like it. */
function passedOver(path: string, { survey, asker, formats: all }: Around): readonly DoctorFile[] {
  const names = path.split('/');
  if (!asker.names.has(baseOf(path)) && !names.some((name) => asker.folders.has(name))) return [];
  const skipped = names.slice(0, -1).find((name) => SKIPPED.has(name));
  if (skipped !== undefined) {
    const why = `it lies below ${skipped}/, where templates, examples and test material are kept`;
    return passed(path, 'example-folder', matching(path, all), why);
  }
  const archive = names.findIndex((name, at) => at < names.length - 1 && ARCHIVE.test(name));
  if (archive >= 0) {
    const why = `it lies below ${names[archive]}/, where work is kept that is over`;
    return passed(path, 'archived', withoutArchive(names, archive, { survey, formats: all }), why);
  }
  const called = all.filter((format) => format.names.includes(baseOf(path)));
  if (matching(path, all).length > 0) return [];
  const formats = called.map(({ id }) => id);
  const why = `it has a name that ${orList(formats)} takes, and stands elsewhere: ${placesOf(called)}`;
  return passed(path, 'elsewhere', formats, why);
}

function passed(
  path: string,
  reason: DoctorReason,
  formats: readonly string[],
  message: string,
): readonly DoctorFile[] {
  return formats.length === 0 ? [] : [{ ...PLAIN, path, reason, formats, message }];
}

/** The formats that would look at a path without its archive, or with another folder in its place. */
function withoutArchive(
  names: readonly string[],
  archive: number,
  { survey: { roots = [] }, formats }: Pick<Around, 'survey' | 'formats'>,
): readonly string[] {
  const above = names.slice(0, archive).join('/');
  const beside = roots.flatMap(({ snapshot }) => snapshot.list(above).map((entry) => baseOf(entry.path)));
  const own = formats.flatMap(({ where }) => where.split(/[^\w.-]+/).filter((name) => name !== ''));
  const instead = [[], ...[...new Set([...beside, ...own])].map((name) => [name])];
  const paths = instead.map((name) => names.toSpliced(archive, 1, ...name).join('/'));
  return [...new Set(paths.flatMap((path) => matching(path, formats)))];
}

/** Every file of a tree. */
function filesIn(snapshot: Pick<Snapshot, 'list'>, folder = ''): readonly string[] {
  return snapshot
    .list(folder)
    .flatMap(({ path, mode }) =>
      mode === '040000' ? filesIn(snapshot, path) : mode.startsWith('100') ? [path] : [],
    );
}
