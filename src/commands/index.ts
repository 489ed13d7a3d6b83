// The commands in the order in which help lists them, and which of them each door has.
import type { Command } from '../model/command.ts';
import { acceptSpec } from './accept-spec.ts';
import { answer } from './answer.ts';
import { approve } from './approve.ts';
import { freeze } from './freeze.ts';
import { help } from './help.ts';
import { migrate } from './migrate.ts';
import { regress } from './regress.ts';
import { repair } from './repair.ts';
import { resume } from './resume.ts';
import { retry } from './retry.ts';
import { skip } from './skip.ts';
import { startFresh } from './start-fresh.ts';
import { status } from './status.ts';
import { brief } from './terminal/brief.ts';
import { checkpoint } from './terminal/checkpoint.ts';
import { completion } from './terminal/completion.ts';
import { demo } from './terminal/demo.ts';
import { detect } from './terminal/detect.ts';
import { doctor } from './terminal/doctor.ts';
import { formats } from './terminal/formats.ts';
import { hook } from './terminal/hook.ts';
import { init } from './terminal/init.ts';
import { list } from './terminal/list.ts';
import { mcp } from './terminal/mcp.ts';
import { restore } from './terminal/restore.ts';
import { rules } from './terminal/rules.ts';
import { scan } from './terminal/scan.ts';
import { tryFormat } from './terminal/try-format.ts';
import { unfreeze } from './unfreeze.ts';

/** Commands that help lists together. */
interface CommandGroup {
  readonly title: string;
  readonly commands: readonly Command[];
}

/** What sets up and teaches, and whatever fits no other group: `npm run new -- command` adds here. */
const settingUp: readonly Command[] = [init, completion, mcp, hook, formats, tryFormat, rules, demo];

/** What is only written in comments: `npm run new -- slash` adds here. */
const inComments: readonly Command[] = [status, freeze, unfreeze, help];

/** In the order in which help lists them. */
export const commandGroups: readonly CommandGroup[] = [
  { title: 'Look', commands: [list, scan, brief, detect, doctor] },
  {
    title: 'Decide',
    commands: [resume, answer, approve, retry, skip, acceptSpec, migrate, repair, startFresh, regress],
  },
  { title: 'Save and bring back', commands: [checkpoint, restore] },
  { title: 'Set up and learn', commands: settingUp },
  { title: 'In comments on GitHub', commands: inComments },
];

export const commands: readonly Command[] = commandGroups.flatMap((group) => group.commands);

/** Those that one types in a terminal. */
export const cliCommands = commands.filter(({ doors }) => doors.includes('cli'));

/** Those that one writes in a comment. */
export const slashCommands = commands.filter(({ doors }) => doors.includes('comment'));
