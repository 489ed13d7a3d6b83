// The first line by which our comments, issues and pull requests are found again: ids, never authority.

/** What a marker says; `key` is what it is found by. */
export interface Marker {
  readonly key: string;
  readonly [name: string]: string | number | boolean | null;
}

const START = '<!-- rekindle:v1 ';
const END = ' -->';
/** None of our markers is longer. */
const LONGEST = 4096;

/** What could end the comment or be taken for its end, begin a mention or reference, or not be seen. */
const ESCAPED = /[<>&@#]|-(?=-)|(?<=-)-|[^\x20-\x7e]/g;

/** One line of plain ASCII. */
export function markerLine(marker: Marker): string {
  const json = JSON.stringify(marker).replace(
    ESCAPED,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
  return `${START}${json}${END}`;
}

/** The marker of a body's first line; `null` where it has none, or one that is not as we write it. */
export function readMarker(body: string): Marker | null {
  if (!body.startsWith(START)) return null;
  const end = body.slice(0, LONGEST).indexOf(END);
  if (end < 0 || !/^\r?(?:\n|$)/.test(body.slice(end + END.length, end + END.length + 2))) return null;
  const data = parsed(body.slice(START.length, end));
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return null;
  const marker = new Map<string, string | number | boolean | null>();
  for (const [name, value] of Object.entries(data)) if (isPlain(value)) marker.set(name, value);
  const key = marker.get('key');
  return typeof key === 'string' && key !== '' ? { ...Object.fromEntries(marker), key } : null;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

function isPlain(value: unknown): value is string | number | boolean | null {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

/** A body that we wrote, with more in the marker of its first line. */
export function withFields(body: string, fields: Omit<Marker, 'key'>): string {
  const marker = readMarker(body);
  if (!marker) return body;
  const end = body.indexOf('\n');
  return markerLine({ ...marker, ...fields }) + (end < 0 ? '\n' : body.slice(end));
}
