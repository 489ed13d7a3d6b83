// The page's two cookies: one of a session, one of a sign-in that is on its way.
import type { IncomingMessage } from 'node:http';

export type CookieName = 'rekindle-session' | 'rekindle-sign-in';

/** The prefix binds a cookie to this host and to TLS (RFC 6265bis); without TLS no browser takes it. */
const nameOf = (name: CookieName, secure: boolean): string => (secure ? `__Host-${name}` : name);

/** `null`: it was not sent. */
export function cookieIn(request: IncomingMessage, name: CookieName, secure: boolean): string | null {
  const wanted = `${nameOf(name, secure)}=`;
  const found = (request.headers.cookie ?? '').split(/; */).find((one) => one.startsWith(wanted));
  return found === undefined ? null : found.slice(wanted.length);
}

/**
 * Lax: it comes along when GitHub leads back to us, and with no form of another site. `seconds`: 0 removes
 * it.
 */
export function cookie(name: CookieName, value: string, seconds: number, secure: boolean): string {
  const whole = `${nameOf(name, secure)}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax`;
  return secure ? `${whole}; Secure` : whole;
}
