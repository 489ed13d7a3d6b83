// The commands in the order in which help lists them, and which of them each door has.
import type { Command } from '../model/command.ts';
import { acceptSpec } from './accept-spec.ts';
import { answer } from './answer.ts';
import { approve } from './approve.ts';
import { brief } from './brief.ts';
import { checkpoint } from './checkpoint.ts';
import { demo } from './demo.ts';
import { detect } from './detect.ts';
import { doctor } from './doctor.ts';
import { formats } from './formats.ts';
import { freeze } from './freeze.ts';
import { help } from './help.ts';
import { init } from './init.ts';
import { migrate } from './migrate.ts';
import { regress } from './regress.ts';
import { repair } from './repair.ts';
import { restore } from './restore.ts';
import { resume } from './resume.ts';
import { retry } from './retry.ts';
import { rules } from './rules.ts';
import { scan } from './scan.ts';
import { skip } from './skip.ts';
import { startFresh } from './start-fresh.ts';
import { status } from './status.ts';
import { tryFormat } from './try-format.ts';
import { unfreeze } from './unfreeze.ts';

export const commands: readonly Command[] = [
  scan,
  detect,
  brief,
  resume,
  answer,
  approve,
  retry,
  skip,
  acceptSpec,
  migrate,
  repair,
  startFresh,
  restore,
  regress,
  checkpoint,
  doctor,
  formats,
  tryFormat,
  rules,
  init,
  demo,
  status,
  freeze,
  unfreeze,
  help,
];

/** Those that one types in a terminal. */
export const cliCommands = commands.filter(({ doors }) => doors.includes('cli'));

/** Those that one writes in a comment. */
export const slashCommands = commands.filter(({ doors }) => doors.includes('comment'));
