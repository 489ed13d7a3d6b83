// An effect's key, as names of files, archives and drafts carry it.
import { createHash } from 'node:crypto';

const digest = (key: string): string => createHash('sha256').update(key).digest('hex');

/** A key as a file's name: itself where it is one. */
export const nameOfKey = (key: string): string =>
  /^[\w-]{1,64}$/.test(key) ? key : digest(key).slice(0, 16);

/** Eight hex digits of a key. */
export const shortOf = (key: string): string => /^[0-9a-f]{8}/.exec(key)?.[0] ?? digest(key).slice(0, 8);
