// Reads a config's text with all its mistakes; loaded only where a command needs it.
import { slashCommands } from '../commands/index.ts';
import { knownOf } from '../config/known-names.ts';
import { type ReadConfig, readConfigOf } from '../config/read.ts';
import { engine } from '../index.ts';
import type { Reading } from '../model/file-content.ts';

export const configIn = (reading: Reading): ReadConfig =>
  readConfigOf(reading, knownOf(engine.formats, engine.rules, slashCommands));
