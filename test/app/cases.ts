// Webhooks that a door refuses, or that say nothing: what is sent, and what is to be answered.
import type { Result } from '../../src/app/http/receive-webhook.ts';
import { sampleOf } from '../github/payloads.ts';
import { type Sending, signed } from './webhooks.ts';

export const MOST = 25 * 1024 * 1024;
export const AT = { ...sampleOf('push'), ref: 'refs/heads/main' };
export const PUSH = JSON.stringify(AT);
const STAR = JSON.stringify(sampleOf('star'));
export const BROKEN = '{"action":"created"';

/** A webhook as GitHub sends it, with what is otherwise; `undefined` takes a header away. */
export function hook(body: string, more: Readonly<Record<string, string | undefined>> = {}): Sending {
  const headers = {
    'content-type': 'application/json',
    'x-github-delivery': 'refused',
    'x-github-event': 'push',
    'x-hub-signature-256': signed(body),
    ...more,
  };
  const said = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value]],
  );
  return { headers: Object.fromEntries(said), body };
}

const BIG = Buffer.alloc(1024 * 1024, 'x');
export const bytes = Buffer.from(PUSH);
const LATIN = Buffer.from('{"x":"\u00e9"}', 'latin1');
const altered = Buffer.from(bytes.map((byte, at) => (at === 100 ? byte ^ 1 : byte)));

export interface Case {
  readonly is: string;
  readonly sent: Sending;
  readonly status: number;
  readonly result?: Result;
  readonly says?: RegExp;
}

/** Refused before a byte of it is understood. */
export const UNSIGNED: readonly Case[] = [
  { is: 'no signature', sent: hook(PUSH, { 'x-hub-signature-256': undefined }), status: 401 },
  { is: 'an empty one', sent: hook(PUSH, { 'x-hub-signature-256': '' }), status: 401 },
  { is: 'one of sha1 alone', sent: sha1Only(), status: 401 },
  {
    is: 'sha1 in its place',
    sent: hook(PUSH, { 'x-hub-signature-256': signed(PUSH, undefined, 'sha1') }),
    status: 401,
  },
  {
    is: 'one of zeros',
    sent: hook(PUSH, { 'x-hub-signature-256': `sha256=${'0'.repeat(64)}` }),
    status: 401,
  },
  {
    is: 'one without its kind',
    sent: hook(PUSH, { 'x-hub-signature-256': signed(PUSH).slice(7) }),
    status: 401,
  },
  {
    is: 'one that was cut',
    sent: hook(PUSH, { 'x-hub-signature-256': signed(PUSH).slice(0, -1) }),
    status: 401,
  },
  { is: 'nonsense', sent: hook(PUSH, { 'x-hub-signature-256': 'yes' }), status: 401 },
  {
    is: 'another secret',
    sent: hook(PUSH, { 'x-hub-signature-256': signed(PUSH, 'development') }),
    status: 401,
  },
  { is: 'an empty secret', sent: hook(PUSH, { 'x-hub-signature-256': signed(PUSH, '') }), status: 401 },
  { is: 'another body', sent: hook(PUSH, { 'x-hub-signature-256': signed(STAR) }), status: 401 },
  { is: 'an altered byte', sent: { ...hook(PUSH), body: altered }, status: 401 },
  { is: 'a byte less', sent: { ...hook(PUSH), body: bytes.subarray(0, -1) }, status: 401 },
  { is: 'a byte more', sent: { ...hook(PUSH), body: `${PUSH} ` }, status: 401 },
  { is: 'no body', sent: { ...hook(PUSH), body: '' }, status: 400, says: /a body/ },
  { is: 'no body, signed', sent: hook(''), status: 400, says: /a body/ },
  {
    is: 'bytes that are no UTF-8, signed',
    sent: { ...hook(PUSH, { 'x-hub-signature-256': signed(LATIN) }), body: LATIN },
    status: 400,
    says: /UTF-8/,
  },
  { is: 'broken JSON, unsigned', sent: hook(BROKEN, { 'x-hub-signature-256': signed(PUSH) }), status: 401 },
  {
    is: 'a length beyond the cap',
    sent: { ...hook(PUSH, { 'content-length': String(MOST + 1), expect: '100-continue' }), body: '' },
    status: 413,
    says: /at most 26214400 bytes/,
  },
  {
    is: 'chunks beyond the cap',
    sent: { ...hook(PUSH), body: BIG, chunks: Array.from({ length: 40 }, () => BIG) },
    status: 413,
    says: /at most 26214400 bytes/,
  },
];

/** Signed, and refused all the same. */
export const SIGNED: readonly Case[] = [
  {
    is: 'no delivery',
    sent: hook(PUSH, { 'x-github-delivery': undefined }),
    status: 400,
    says: /x-github-delivery/,
  },
  { is: 'no event', sent: hook(PUSH, { 'x-github-event': undefined }), status: 400, says: /x-github-event/ },
  {
    is: 'an id that no index takes',
    sent: hook(PUSH, { 'x-github-delivery': 'a'.repeat(201) }),
    status: 400,
  },
  { is: 'an id of two words', sent: hook(PUSH, { 'x-github-delivery': 'a b' }), status: 400 },
  { is: 'an event that is none', sent: hook(PUSH, { 'x-github-event': 'p'.repeat(201) }), status: 400 },
  { is: 'an empty event', sent: hook(PUSH, { 'x-github-event': '' }), status: 400 },
  {
    is: 'a form',
    sent: hook(`payload=${encodeURIComponent(PUSH)}`, {
      'content-type': 'application/x-www-form-urlencoded',
    }),
    status: 415,
    says: /application\/json/,
  },
  { is: 'no type', sent: hook(PUSH, { 'content-type': undefined }), status: 415 },
  { is: 'another JSON', sent: hook(PUSH, { 'content-type': 'application/jsonlines' }), status: 415 },
  { is: 'a ping', sent: hook('{"zen":"x"}', { 'x-github-event': 'ping' }), status: 200, result: 'ping' },
  {
    is: 'an event of no concern',
    sent: hook(STAR, { 'x-github-event': 'star' }),
    status: 202,
    result: 'nothing',
  },
];

/** Only what an old hook signs with. */
function sha1Only(): Sending {
  return hook(PUSH, { 'x-hub-signature-256': undefined, 'x-hub-signature': signed(PUSH, undefined, 'sha1') });
}
