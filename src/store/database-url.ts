// DATABASE_URL in a form that can be shown: without its password, and with no error that quotes it.
import { UserError } from '../model/errors.ts';

/** `PostgreSQL (HOST:PORT/NAME)`. Throws `UserError` for what is no address of a PostgreSQL database. */
export function titleOf(url: string): string {
  const parsed = URL.canParse(url) ? new URL(url) : null;
  if (!parsed || !/^postgres(?:ql)?:$/.test(parsed.protocol))
    throw new UserError(
      'DATABASE_URL is no address of a PostgreSQL database, expected ' +
        'postgres://USER:PASSWORD@HOST:PORT/NAME. Correct it, or remove it to keep everything in a file.',
    );
  const host = parsed.searchParams.get('host') ?? decodeURIComponent(parsed.hostname);
  const port = parsed.searchParams.get('port') ?? parsed.port;
  const place = `${host || 'localhost'}${port === '' ? '' : `:${port}`}`;
  return `PostgreSQL (${place}${decodeURIComponent(parsed.pathname)})`;
}

const UNREACHED = 'Start it, or correct host and port in DATABASE_URL.';

const MAY_NOT = [
  'the user may not make tables there',
  'Grant it CREATE on the database and on its schema public.',
] as const;

/** Why a database is not to be had, and what to do, by SQLSTATE or by the system's code. */
const REFUSALS: Readonly<Record<string, readonly [found: string, todo: string]>> = {
  ECONNREFUSED: ['nothing listens there', UNREACHED],
  ENOTFOUND: ['no such host', UNREACHED],
  EAI_AGAIN: ['its host cannot be looked up', UNREACHED],
  ENOENT: ['no such socket', UNREACHED],
  ECONNRESET: ['it hung up', UNREACHED],
  EHOSTUNREACH: ['its host cannot be reached', UNREACHED],
  ENETUNREACH: ['its network cannot be reached', UNREACHED],
  ETIMEDOUT: ['it does not answer', UNREACHED],
  '25006': ['it is read-only', 'Give the address of a server that takes writes.'],
  '28000': ['it refuses this user', 'Correct user and password in DATABASE_URL, or let the user in.'],
  '28P01': ['it refuses this user or password', 'Correct user and password in DATABASE_URL.'],
  '3D000': ['there is no such database', 'Create it, or correct its name in DATABASE_URL.'],
  '42501': MAY_NOT,
  '3F000': MAY_NOT,
  '53300': ['it has too many connections', 'Raise max_connections, or start fewer processes.'],
  '55000': ['it takes no connections', 'Allow connections to it again.'],
  '57P03': ['it is starting or stopping', 'Start again when it is up.'],
};

/** A `UserError` where a person can fix it; the same error otherwise. */
export function refusalOf(error: unknown, title: string): unknown {
  if (!(error instanceof Error) || error instanceof UserError) return error;
  const code = 'code' in error ? String(error.code) : '';
  const words = REFUSALS[code] ?? (/timeout/i.test(error.message) ? REFUSALS['ETIMEDOUT'] : undefined);
  if (!words) return error;
  const [found, todo] = words;
  const detail = code === '' ? '' : ` (${code})`;
  return new UserError(
    `${title} cannot be used: found that ${found}${detail}, expected a database that answers. ${todo}`,
  );
}
