// All secrets of a session come from its id, which the browser alone keeps: the store cannot use what it has.
import { createCipheriv, createDecipheriv, createHash, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Whether it is an id as we make them: 256 bits in base64url. */
export const isSecret = (text: string): boolean => /^[\w-]{43}$/.test(text);

/** What the store knows a session by. */
export const hashOf = (id: string): string => createHash('sha256').update(id).digest('hex');

const derived = (id: string, purpose: string, bytes: number): Buffer =>
  Buffer.from(hkdfSync('sha256', id, 'rekindle', purpose, bytes));

const text = (id: string, purpose: string): string => derived(id, purpose, 32).toString('base64url');

/** What each form of a session carries, and no other site can know. */
export const formToken = (id: string): string => text(id, 'form');

/** Compared in constant time. */
export function isSame(given: string, expected: string): boolean {
  const [one, other] = [given, expected].map((part) => createHash('sha256').update(part).digest());
  return one !== undefined && other !== undefined && timingSafeEqual(one, other);
}

/** What a sign-in is recognised by when it comes back, all made from the secret of its cookie. */
export function signInProofs(secret: string): Readonly<Record<'state' | 'verifier' | 'challenge', string>> {
  const verifier = text(secret, 'verifier');
  return {
    state: text(secret, 'state'),
    verifier,
    // RFC 7636, S256.
    challenge: createHash('sha256').update(verifier).digest('base64url'),
  };
}

const TAG = 16;

/** The key is one session's and seals one text, so that its nonce can come from the same source. */
function keyOf(id: string): { readonly key: Buffer; readonly nonce: Buffer } {
  const bytes = derived(id, 'token', 32 + 12);
  return { key: bytes.subarray(0, 32), nonce: bytes.subarray(32) };
}

/** A text that only the holder of the id can read (AES-256-GCM). */
export function seal(plain: string, id: string): string {
  const { key, nonce } = keyOf(id);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  return sealed.toString('base64url');
}

/** `null`: it was not sealed with this id, or was changed since. */
export function unseal(sealed: string, id: string): string | null {
  const { key, nonce } = keyOf(id);
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < TAG) return null;
  const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG });
  decipher.setAuthTag(bytes.subarray(-TAG));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(0, -TAG)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
