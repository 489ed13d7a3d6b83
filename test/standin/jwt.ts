// JSON web tokens of GitHub Apps: whose one is, and why another is refused, in GitHub's words.
import { createPublicKey, verify } from 'node:crypto';
import { fields, parsed } from './json.ts';
import type { Rows } from './rows.ts';
import type { AppRow } from './tables.ts';

export type Judged =
  | { readonly ok: true; readonly app: AppRow }
  | { readonly ok: false; readonly status: number; readonly message: string };

const LONGEST = 600;
/** GitHub forgives this much of a clock that goes wrong, in seconds. */
const DRIFT = 60;

const refusal = (message: string, status = 401): Judged => ({ ok: false, status, message });
const claim = (name: string, key: string, rest: string) => refusal(`'${name}' claim ('${key}') ${rest}`);
const base64 = (part: string | undefined) => Buffer.from(part ?? '', 'base64url');

/** What is wrong with the times of a token; `null`: nothing. `now` in seconds since 1970. */
function outOfTime(issued: unknown, expires: unknown, now: number): Judged | null {
  const future = 'must be a numeric value representing the future time at which the assertion expires';
  if (typeof expires !== 'number' || expires <= now) return claim('Expiration time', 'exp', future);
  if (expires > now + LONGEST + DRIFT) return claim('Expiration time', 'exp', 'is too far in the future');
  const past = 'must be an Integer representing the time that the assertion was issued';
  if (typeof issued !== 'number' || issued > now) return claim('Issued at', 'iat', past);
  return null;
}

function signed(app: AppRow, source: string, signature: string): boolean {
  return verify('sha256', Buffer.from(source), createPublicKey(app.private_key), base64(signature));
}

/**
 * `null`: the token is no JWT at all. Times are held against the stand-in's clock; `iss` is the App's id or
 * its client id.
 */
export function judgeJwt(jwt: string, rows: Rows): Judged | null {
  if (!jwt.startsWith('eyJ')) return null;
  const [head = '', claims = '', signature = ''] = jwt.split('.');
  const undecodable = refusal('A JSON web token could not be decoded');
  const { alg } = fields(parsed(base64(head).toString('utf8')));
  const said = parsed(base64(claims).toString('utf8'));
  if (alg !== 'RS256' || said === undefined) return undecodable;
  const { iss, iat, exp } = fields(said);
  const named = [String(iss), String(iss).replace(/^Iv1\./, '')];
  const app = rows.apps.all().find((one) => named.includes(String(one.app_id)));
  if (!app) return refusal('Integration not found', 404);
  if (!signed(app, `${head}.${claims}`, signature)) return undecodable;
  return outOfTime(iat, exp, rows.clock.now() / 1000) ?? { ok: true, app };
}
