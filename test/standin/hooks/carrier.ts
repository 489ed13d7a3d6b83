// One attempt on the wire: the headers that GitHub sends, and what it writes down of the answer.
import { createHmac } from 'node:crypto';
import type { World } from '../world.ts';
import type { Delivery, Letter } from './post.ts';

export type Came = Pick<Delivery, 'status' | 'status_code' | 'response'>;

/** GitHub's words, with the status that it writes down where there was no answer. */
export const UNREACHED: Came = { status: 'failed to connect to host', status_code: 502, response: null };
const LATE: Came = { status: 'timed out', status_code: 504, response: null };

/** A webhook's own id, one for each App. */
const HOOK = 400_000_000;

export function headersOf(world: World, { app: id, event, guid, payload }: Letter): Record<string, string> {
  const secret = world.rows.apps.findOneBy('app_id', id)?.webhook_secret;
  const signed = (algorithm: string) =>
    `${algorithm}=${createHmac(algorithm, secret ?? '')
      .update(payload)
      .digest('hex')}`;
  return {
    Accept: '*/*',
    'Content-Type': 'application/json',
    'User-Agent': 'GitHub-Hookshot/57a4d1b',
    'X-GitHub-Delivery': guid,
    'X-GitHub-Event': event,
    ...(world.enterprise ? { 'X-GitHub-Enterprise-Version': '3.17.0' } : {}),
    'X-GitHub-Hook-ID': String(HOOK + id),
    'X-GitHub-Hook-Installation-Target-ID': String(id),
    'X-GitHub-Hook-Installation-Target-Type': 'integration',
    ...(secret ? { 'X-Hub-Signature': signed('sha1'), 'X-Hub-Signature-256': signed('sha256') } : {}),
  };
}

/** Sends it, and waits for its answer so many milliseconds. */
export async function carry(
  world: World,
  { app, payload }: Letter,
  headers: Readonly<Record<string, string>>,
  limit: number,
  closing: AbortSignal,
): Promise<Came> {
  const patience = AbortSignal.timeout(limit);
  const url = world.rows.apps.findOneBy('app_id', app)?.webhook_url ?? '';
  const signal = AbortSignal.any([patience, closing]);
  try {
    const answer = await fetch(url, { method: 'POST', headers, body: payload, redirect: 'manual', signal });
    const { status: status_code } = answer;
    const response = { headers: Object.fromEntries(answer.headers), payload: await answer.text() };
    const status = answer.ok ? 'OK' : `Invalid HTTP Response: ${status_code}`;
    return { status, status_code, response };
  } catch {
    return patience.aborted ? LATE : UNREACHED;
  }
}
