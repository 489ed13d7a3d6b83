// The commands in the order in which help lists them.
import type { Command } from '../model/command.ts';
import { brief } from './brief.ts';
import { demo } from './demo.ts';
import { detect } from './detect.ts';
import { formats } from './formats.ts';
import { rules } from './rules.ts';
import { scan } from './scan.ts';

export const commands: readonly Command[] = [scan, detect, brief, formats, rules, demo];
