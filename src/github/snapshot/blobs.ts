// Texts of files by the ids of their blobs, a hundred a request; what GraphQL cannot give is
// fetched as bytes.
import { z } from 'zod';
import {
  LARGE_ROOM,
  LARGEST,
  mayBeRead,
  type Reading,
  SIZE_CAP,
  tooLarge,
} from '../../model/file-content.ts';
import { at, type GitHubContext } from '../effect-context.ts';
import { narrowed, whyNot } from '../read/optional-facts.ts';
import { blobsQuery, idsOf } from '../read/queries.ts';
import {
  type BlobUse,
  type Content,
  content,
  PLAIN,
  readingOfBytes,
  readingOfContent,
} from './verify-blob.ts';

const NOT_FETCHED: Reading = { ok: false, why: 'not-fetched' };
/** Blobs in one query, and bytes of them as far as their sizes are known. */
const MOST = 100;
const ROOM = 8 * 1024 * 1024;
/**
 * At most this many blobs are fetched by themselves, each by a request of its own; further ones stay unread.
 */
const MOST_ALONE = 50;

/** A log is fetched whole for its end: GitHub gives no part of a blob. */
const whole = (id: string, size: number): string =>
  `The log with the blob ${id} has ${size} bytes, and GitHub gives no part of a blob: above ` +
  `${LARGEST / 1024 / 1024} MiB it is not read. Scan a clone to have its end read, or trim it.`;

const ANSWER = z.object({
  // What is not as it should be is asked for again by itself.
  repository: z.record(z.string(), content.nullable().catch(null)),
});

/** The blobs of one survey, each read once. */
export class Blobs {
  /** Distinct blobs whose content was read, those above the size cap left out. */
  readonly read = new Set<string>();
  readonly #ground: GitHubContext;
  readonly #note: (note: string) => void;
  readonly #wanted = new Map<string, number | null>();
  /** What is above the size cap and read all the same: each is fetched by itself, as GraphQL cuts it off. */
  readonly #large = new Map<string, BlobUse>();
  /** What each blob may have where that is more than the size cap, its size not known. */
  readonly #most = new Map<string, number>();
  readonly #readings = new Map<string, Reading>();
  #alone = 0;
  /** Bytes that may still be read of blobs above the size cap. */
  #room = LARGE_ROOM;

  constructor(ground: GitHubContext, note: (note: string) => void) {
    this.#ground = ground;
    this.#note = note;
  }

  /** Notes a blob for the next `fetch`; `size` in bytes, `null` where it is not known. */
  want(id: string, size: number | null, { log, most }: BlobUse = PLAIN): void {
    const known = this.#readings.get(id);
    if ((known && !mayBeRead(known, most, this.#room)) || this.#large.has(id)) return;
    if (size === null || size <= SIZE_CAP) {
      this.#wanted.set(id, size);
      if (most > SIZE_CAP) this.#most.set(id, most);
      return;
    }
    if (log && size > LARGEST) this.#note(whole(id, size));
    const fits = size <= (log ? LARGEST : most) && size <= this.#room;
    if (fits) this.#room -= size;
    if (fits) this.#large.set(id, { log, most });
    else this.#readings.set(id, tooLarge(size, size <= most ? SIZE_CAP : most));
  }

  /** Reads every blob that was wanted; one that is not to be had is `not-fetched`, and a note says why. */
  async fetch(): Promise<void> {
    const batches = batchesOf(this.#wanted);
    this.#wanted.clear();
    for (const [id, use] of this.#large) this.#keep(id, await this.#byItself(id, null, use));
    this.#large.clear();
    for (const ids of batches) {
      const found = await this.#ask(ids);
      for (const id of ids) {
        const given = found?.get(id) ?? null;
        const most = this.#mostOf(id, given?.byteSize ?? 0);
        const reading = given && readingOfContent(given, most);
        this.#keep(id, reading ?? (await this.#byItself(id, given, { log: false, most })));
      }
    }
  }

  /** What a blob says, as far as it was fetched. */
  reading(id: string): Reading {
    return this.#readings.get(id) ?? NOT_FETCHED;
  }

  /** What of a blob may be read, once its size is known. */
  #mostOf(id: string, size: number): number {
    const most = this.#most.get(id) ?? SIZE_CAP;
    if (size <= SIZE_CAP || size > most) return most;
    if (size > this.#room) return SIZE_CAP;
    this.#room -= size;
    return most;
  }

  #keep(id: string, reading: Reading): void {
    this.#readings.set(id, reading);
    const read = reading.ok || !['too-large', 'not-fetched'].includes(reading.why);
    if (read) this.read.add(id);
  }

  /** `null`: the whole question was refused. */
  async #ask(ids: readonly string[]): Promise<ReadonlyMap<string, Content> | null> {
    const { owner, repo: name } = at(this.#ground);
    const narrow = narrowed(ANSWER, 'GraphQL, contents of files');
    try {
      const variables = { owner, name, ...idsOf(ids) };
      const { repository } = await this.#ground.client.query(blobsQuery(ids.length), variables, narrow);
      return new Map(Object.values(repository).flatMap((one) => (one ? [[one.oid, one] as const] : [])));
    } catch (error) {
      this.#note(whyNot('Contents of files in one request', 'contents: read', error));
      return null;
    }
  }

  async #byItself(id: string, given: Content | null, use: BlobUse): Promise<Reading> {
    if (this.#alone === MOST_ALONE) {
      if (given?.isBinary) return { ok: false, why: 'binary', size: given.byteSize };
      this.#note(`More than ${MOST_ALONE} files had to be fetched one by one; the others were not read.`);
      return NOT_FETCHED;
    }
    this.#alone += 1;
    try {
      const reading = await readingOfBytes(id, this.#ground, use);
      if (reading !== null) return reading;
      this.#note(`GitHub gave other bytes for the blob ${id} than its id stands for, so it was not read.`);
    } catch (error) {
      this.#note(whyNot(`The content of the blob ${id}`, 'contents: read', error));
    }
    return NOT_FETCHED;
  }
}

function batchesOf(wanted: ReadonlyMap<string, number | null>): readonly (readonly string[])[] {
  const batches: string[][] = [];
  let room = 0;
  for (const [id, size] of wanted) {
    const last = batches.at(-1);
    room -= size ?? 0;
    if (last && last.length < MOST && room >= 0) last.push(id);
    else {
      batches.push([id]);
      room = ROOM - (size ?? 0);
    }
  }
  return batches;
}
