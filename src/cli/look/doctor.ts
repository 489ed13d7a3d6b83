// `rekindle doctor`: which tools' files are here, which of them are read, and why the others are not.
import type { Config } from '../../config/config.ts';
import { isFormatOff } from '../../config/enabled.ts';
import { ignored } from '../../config/ignore.ts';
import type { ReadConfig } from '../../config/read.ts';
import { type DoctorFile, doctorReport, isWrong } from '../../report/doctor/doctor.ts';
import { KNOWN_TOOLS } from '../../report/doctor/traces.ts';
import { published } from '../../report/scan/redact-output.ts';
import { toolsIn } from '../../report/scan/unsupported-tools.ts';
import { doctorText } from '../../report/terminal/doctor.ts';
import { columnsFor, paintFor, withSign } from '../terminal.ts';
import type { CommandLine } from '../typed/program.ts';
import { type Clone, FINE, FOUND, type World } from '../world.ts';
import { diagnosed } from './diagnose.ts';
import { CONFIG_PATH, configIn } from './own-formats.ts';
import { opened, tellUnfinished, tellUnlooked } from './scan-options.ts';

/** Age says nothing of whether a file is read, so nothing is stale here. */
const AGELESS = { staleAfter: Number.MAX_SAFE_INTEGER, abandonedAfter: Number.MAX_SAFE_INTEGER } as const;

export async function doctor(
  { args: [dir = '.'], values, noColor }: CommandLine,
  world: World,
): Promise<number> {
  const clone = await opened(dir, world);
  tellUnfinished(clone, dir, world);
  const settings = { now: world.now(), ...AGELESS };
  const looked = await withSign(world, 'looking at the files', diagnosed(clone, settings));
  const { config, problems } = await configOnDisk(clone);
  const files = looked.files.map((file) => ({ ...file, ignored: ignoredBy(config, file) }));
  const seen = toolsIn(looked.survey.roots ?? [], KNOWN_TOOLS);
  const report = doctorReport(looked.survey.repository, files, seen, clone.engine.formats, problems);
  world.stdout.write(
    values.one('output') === 'json'
      ? `${JSON.stringify(published(report), null, 2)}\n`
      : doctorText(report, {
          columns: columnsFor(world.stdout),
          paint: paintFor(world.stdout, world.env, noColor),
        }),
  );
  tellUnlooked([looked], world);
  return isWrong(report) ? FOUND : FINE;
}

/** What is on disk: a person who edits it wants to know, though only the one of the default branch counts. */
async function configOnDisk(clone: Clone): Promise<ReadConfig> {
  const [file] = clone.kind === 'worktree' ? await clone.beforeAndAfter([CONFIG_PATH]) : [];
  return configIn(file?.after ?? { ok: false, why: 'absent' });
}

/** The key by which GitHub's modes leave a workflow alone; the command line looks at it all the same. */
function ignoredBy(config: Config, { path, workflow, formats }: DoctorFile): string | null {
  const off = formats.find((format) => isFormatOff(config, format));
  if (workflow === null) return null;
  if (off !== undefined) return `formats.${off}`;
  if (ignored(config, { path })) return 'ignore.paths';
  return ignored(config, { workflow }) ? 'ignore.workflows' : null;
}
