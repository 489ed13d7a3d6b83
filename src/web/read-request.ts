// Reads a request: its token, its path, its body; whatever is wrong with them is refused.
import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { HttpProblem } from './problem.ts';
import { UUID } from './request-schemas.ts';
import type { Route } from './route.ts';

const MOST_BYTES = 256 * 1024;

const digest = (text: string) => createHash('sha256').update(text).digest();

/**
 * Compared in constant time.
 * @throws Refusal `no-token` or `wrong-token`
 */
export function holdToken(request: IncomingMessage, token: string): void {
  const given = /^Bearer +(\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (given === undefined)
    throw new HttpProblem('no-token', 'Found no bearer token, expected "Authorization: Bearer TOKEN".', {
      headers: { 'www-authenticate': 'Bearer realm="rekindle"' },
    });
  if (!timingSafeEqual(digest(given), digest(token)))
    throw new HttpProblem('wrong-token', 'Found another token, expected the value of REKINDLE_API_TOKEN.', {
      headers: { 'www-authenticate': 'Bearer realm="rekindle", error="invalid_token"' },
    });
}

export interface Matched {
  readonly route: Route;
  readonly id: string;
}

/** @throws Refusal `unknown-path`, `unknown-project` or `wrong-method` */
export function routeFor(routes: readonly Route[], method: string, path: string): Matched {
  const parts = path.split('/');
  const here = routes.filter((one) => fits(one.path.split('/'), parts));
  const [some] = here;
  if (!some)
    throw new HttpProblem(
      'unknown-path',
      `Found ${shown(path)}, expected a path of the API; GET /api/openapi.json has them all.`,
    );
  const route = here.find((one) => one.method === (method === 'HEAD' ? 'GET' : method));
  if (!route) throw wrongMethod(here, method, path);
  const id = parts[some.path.split('/').indexOf('{id}')] ?? '';
  if (route.path.includes('{id}') && !UUID.test(id))
    throw new HttpProblem('unknown-project', `Found ${shown(id)} as the project, expected its UUID.`);
  return { route, id: id.toLowerCase() };
}

const fits = (pattern: readonly string[], parts: readonly string[]) =>
  pattern.length === parts.length &&
  pattern.every((one, index) => (one === '{id}' ? parts[index] !== '' : one === parts[index]));

function wrongMethod(here: readonly Route[], method: string, path: string): HttpProblem {
  const all = here.flatMap((one) => (one.method === 'GET' ? ['GET', 'HEAD'] : [one.method]));
  const allow = all.sort().join(', ');
  return new HttpProblem('wrong-method', `Found ${shown(method)} of ${shown(path)}, expected ${allow}.`, {
    headers: { allow },
  });
}

const shown = (text: string) => JSON.stringify(text.slice(0, 200));

/**
 * The body as JSON. It is not read further than it may be long.
 * @throws Refusal `wrong-content-type`, `too-large` or `not-json`
 */
export async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const type = request.headers['content-type'] ?? '';
  const encoding = request.headers['content-encoding'] ?? 'identity';
  const packed = encoding === 'identity' ? '' : ` in ${shown(encoding)}`;
  if (!/^application\/json *(?:; *charset="?utf-8"? *)?$/i.test(type) || encoding !== 'identity')
    throw new HttpProblem(
      'wrong-content-type',
      `Found ${type === '' ? 'no content type' : shown(type)}${packed}, expected application/json in ` +
        'UTF-8, not compressed.',
    );
  const bytes = await bytesOf(request);
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    const why = error instanceof SyntaxError ? placeIn(error) : ' (not UTF-8)';
    throw new HttpProblem(
      'not-json',
      `Found ${bytes.length} bytes that are no JSON${why}, expected a JSON object.`,
    );
  }
}

/** Where it ends to be JSON, without the text around it. */
const placeIn = ({ message }: Error) => {
  const at = /position (\d+)/.exec(message)?.[1];
  return at === undefined ? '' : ` from character ${at} on`;
};

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const tooLarge = (found: string) =>
    new HttpProblem('too-large', `Found ${found}, expected at most ${MOST_BYTES / 1024} KiB.`);
  const declared = Number(request.headers['content-length'] ?? 0);
  if (declared > MOST_BYTES) throw tooLarge(`a body of ${declared} bytes`);
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      length += chunk.length;
      if (length > MOST_BYTES) throw tooLarge(`more than ${MOST_BYTES} bytes`);
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof HttpProblem) throw error;
    // Who went away reads no answer; that is no fault on our side.
    throw new HttpProblem(
      'not-json',
      `Found the end of the connection after ${length} bytes, expected the whole body.`,
    );
  }
  return Buffer.concat(chunks);
}
