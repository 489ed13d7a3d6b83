// Turns what went wrong into one line for the person and an exit status for the program.

import { CommanderError } from 'commander';
import { UserError } from '../model/errors.ts';
import { bugReport } from '../report/bug.ts';
import { wrap } from '../report/terminal/layout.ts';
import { forTerminal } from '../text/escape.ts';
import { Interrupted } from './interrupted.ts';
import { columnsFor } from './terminal.ts';
import { VERSION } from './version.ts';
import { BUG, FINE, INTERRUPTED, MISUSE, type World } from './world.ts';

const HELP = '"rekindle --help" says what there is.';

/** Reports an error on stderr and gives the exit status. */
export function reported(error: unknown, world: World): number {
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return FINE; // help or version, already printed
    say(world, error.code === 'commander.help' ? `found no command. ${HELP}` : misuse(error));
    return MISUSE;
  }
  if (error instanceof Interrupted) {
    say(world, 'nothing was changed.');
    return INTERRUPTED;
  }
  if (error instanceof UserError) {
    say(world, error.message);
    return MISUSE;
  }
  const what = error instanceof Error ? error.message : String(error);
  say(world, bugReport(what, `rekindle ${VERSION}, Node ${process.version}, ${process.platform}`));
  if (world.env['REKINDLE_DEBUG'] === '1' && error instanceof Error) say(world, error.stack ?? what, '\n');
  return BUG;
}

/** For a word that begins with dashes commander suggests an option; here the suggestion is for a command. */
const NO_COMMAND = /\n\(Did you mean (?:one of )?--[^\n]*\)$/;

/** Commander's words without its prefix, its suggestion on the same line. */
function misuse(error: CommanderError): string {
  const { code, message } = error;
  const words = (code === 'commander.unknownCommand' ? message.replace(NO_COMMAND, '') : message)
    .replace(/^error: /, '')
    .replace(/\n\(?(Did you mean [^)\n]+)\)?$/, '. $1')
    .replace(/<([^\s>]+)>/, '$1')
    .replace(/([^.?!])$/, '$1.');
  // What somebody says may begin with a dash, and no option has a blank in its name.
  const isSaid = code === 'commander.unknownOption' && /'-[^']*\s/.test(message);
  return isSaid ? `${words} Put "--" before words that begin with a dash.` : `${words} ${HELP}`;
}

/** One line, several on a terminal that is narrower; what it quotes can neither move the cursor nor hide. */
export function say(world: Pick<World, 'stderr'>, message: string, between = ' '): void {
  const lines = message.split(/\r?\n/).map((line) => forTerminal(line.trimEnd()));
  world.stderr.write(fitted(`rekindle: ${lines.filter((line) => line !== '').join(between)}`, world));
}

/** What was done, after the sign that it was. */
export function tellDone(words: string, world: Pick<World, 'stderr'>): void {
  world.stderr.write(fitted(`✓ ${forTerminal(words)}`, world));
}

/** Lines to type within a message stay whole, so that they can be copied. */
const TO_TYPE = /"(?:rekindle|git) [^"]*"/g;
/** Stands for a blank at which no line breaks; `forTerminal` lets none of it through. */
const UNBROKEN = '\0';

/** On a terminal it is wrapped at its width, the lines after the first a little to the right. */
function fitted(text: string, { stderr }: Pick<World, 'stderr'>): string {
  if (stderr.isTTY !== true || text.includes('\n')) return `${text}\n`;
  const held = text.replace(TO_TYPE, (line) => line.replaceAll(' ', UNBROKEN));
  const [first = '', ...others] = wrap(held, columnsFor(stderr) - HANGING.length);
  return [first, ...others.map((line) => HANGING + line)]
    .map((line) => `${line.replaceAll(UNBROKEN, ' ')}\n`)
    .join('');
}
const HANGING = '  ';
