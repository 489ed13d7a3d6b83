// A file without usable text as the fault of the state that it should hold.
import type { Fault, LoadRule } from './errors.ts';
import { type NoText, type Reading, SIZE_CAP } from './file-content.ts';

/** Why a reading has no text → the rule that this breaks, and what to say. */
const NO_TEXT: Readonly<Record<NoText, readonly [LoadRule, string]>> = {
  absent: ['state-readable', 'found nothing there, expected a file. Restore it from history.'],
  directory: ['state-readable', 'found a folder, expected a file. Move the folder away.'],
  special: [
    'state-readable',
    'found a named pipe, a socket or a device, expected a file; it was not opened. Move it away.',
  ],
  link: [
    'state-safe',
    'found a symbolic link, expected a file; links are never followed. Commit the file itself.',
  ],
  submodule: [
    'state-available',
    'it lies in a submodule, whose content is not in this repository and was not looked at. Scan that one.',
  ],
  'too-large': ['state-readable', 'it is larger than SIZE, so it was not read. Split or trim it.'],
  binary: ['state-readable', 'found binary data or UTF-16, expected UTF-8 text. Save it as UTF-8.'],
  'not-utf8': ['state-readable', 'found bytes that are not UTF-8, expected UTF-8 text. Save it as UTF-8.'],
  'lfs-pointer': [
    'state-available',
    'found a Git LFS pointer, expected the file. Run "git lfs pull", or keep state out of LFS.',
  ],
  'annex-pointer': ['state-available', 'found a git-annex pointer, expected the file. Run "git annex get".'],
  forbidden: [
    'state-available',
    'it is there, and may not be read by this user. Give it read permission and scan again.',
  ],
  'not-fetched': [
    'state-available',
    'its content is not in this clone (partial clone). Fetch it, or clone without --filter.',
  ],
};

const sizeOf = (bytes: number): string =>
  bytes < 1024 ** 2 ? `${bytes / 1024} KiB` : `${bytes / 1024 ** 2} MiB`;

/** The fault of a state file that has no text. Cannot fail. */
export function faultOfReading({ why, line, size, offset, most }: Reading & { ok: false }): Fault {
  const [rule, said] = NO_TEXT[why];
  const message = said.replace('SIZE', sizeOf(most ?? SIZE_CAP));
  return { rule, message, line: line ?? null, evidence: { why, size: size ?? null, offset: offset ?? null } };
}

/** What a file that was cut off ends before. */
export interface Lack {
  /** The keys or sections that are not there, in the file's own words. */
  readonly missing: readonly string[];
  /** Where they are missing, in our words; `''`: the keys themselves say it. */
  readonly where: string;
  /** The last line that is there, from 1. */
  readonly line: number;
  /** What to write where the file is meant to end there, one sentence of our own. */
  readonly meant: string;
}

/** Why a file is not read that lacks what its version of a commit has. */
export function cutFault({ missing, where, line, meant }: Lack, commit: string): Fault {
  const lacks = [missing.join(', '), where].filter((words) => words !== '').join(' ');
  const message =
    `found the end of the file after line ${line}, expected ${lacks}: the version of commit ` +
    `${commit.slice(0, 12)} has it. It was cut off while it was written: restore it from history. ${meant}`;
  return { rule: 'state-readable', message, line, evidence: { commit, missing, last_line: line } };
}
