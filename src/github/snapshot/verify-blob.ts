// Checks by a blob's own id that a text which GitHub gives is its content, byte for byte.
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { type Reading, readingOf, readingOfEnd, SIZE_CAP, tooLarge } from '../../model/file-content.ts';
import { at, type GitHubContext } from '../effect-context.ts';
import { narrowed } from '../read/optional-facts.ts';

/** A blob as GraphQL gives it. */
export const content = z.object({
  oid: z.string(),
  byteSize: z.number(),
  isBinary: z.boolean().nullable(),
  isTruncated: z.boolean(),
  text: z.string().nullable(),
});
export type Content = z.infer<typeof content>;

/**
 * What a blob says; `null` where its text is not the blob's bytes and these must be fetched: binary data, a
 * byte order mark that was taken away, bytes that are not UTF-8.
 */
export function readingOfContent(
  { oid, byteSize, isTruncated, text }: Content,
  most = SIZE_CAP,
): Reading | null {
  if (byteSize > most) return tooLarge(byteSize, most);
  if (text === null || isTruncated) return null;
  const bytes = Buffer.from(text, 'utf8');
  return isContent(bytes, oid) ? readingOf(bytes, most) : null;
}

/** Git's id of a blob: SHA-1, or SHA-256 where ids are longer, over a header and the bytes. */
function isContent(bytes: Uint8Array, id: string): boolean {
  const hash = createHash(id.length === 64 ? 'sha256' : 'sha1');
  return hash.update(`blob ${bytes.length}\0`).update(bytes).digest('hex') === id;
}

/** How a blob is read. */
export interface BlobUse {
  /** Whether it is a log, of which the end counts. */
  readonly log: boolean;
  /** Bytes up to which it is read. */
  readonly most: number;
}

/** What every file may have, and no log. */
export const PLAIN: BlobUse = { log: false, most: SIZE_CAP };

const RAW = z.object({ content: z.string(), encoding: z.literal('base64') });

/**
 * What a blob's bytes say, by one request; of a log above the cap, what its end says. GitHub gives them up to
 * 100 MiB (https://docs.github.com/rest/git/blobs). `null`: its id stands for others. @throws WorldError
 */
export async function readingOfBytes(
  id: string,
  ground: GitHubContext,
  { log, most }: BlobUse = PLAIN,
): Promise<Reading | null> {
  const route = 'GET /repos/{owner}/{repo}/git/blobs/{file_sha}';
  const { data } = await ground.client.request(route, { ...at(ground), file_sha: id });
  const bytes = Buffer.from(narrowed(RAW, route)(data).content, 'base64');
  if (!isContent(bytes, id)) return null;
  return log && bytes.length > SIZE_CAP
    ? readingOfEnd(bytes.subarray(-SIZE_CAP), bytes.length)
    : readingOf(bytes, most);
}
