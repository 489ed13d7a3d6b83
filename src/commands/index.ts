// The commands in the order in which help lists them.
import type { Command } from '../model/command.ts';
import { acceptSpec } from './accept-spec.ts';
import { answer } from './answer.ts';
import { approve } from './approve.ts';
import { brief } from './brief.ts';
import { checkpoint } from './checkpoint.ts';
import { demo } from './demo.ts';
import { detect } from './detect.ts';
import { formats } from './formats.ts';
import { fresh } from './fresh.ts';
import { migrate } from './migrate.ts';
import { regress } from './regress.ts';
import { repair } from './repair.ts';
import { restore } from './restore.ts';
import { resume } from './resume.ts';
import { retry } from './retry.ts';
import { rules } from './rules.ts';
import { scan } from './scan.ts';
import { skip } from './skip.ts';

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
  fresh,
  restore,
  regress,
  checkpoint,
  formats,
  rules,
  demo,
];
