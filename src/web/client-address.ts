// The address of the client: the connection's, or the one that a trusted proxy names.
import type { IncomingMessage } from 'node:http';
import { isIP, isIPv6 } from 'node:net';

/**
 * The client's address, of IPv6 its /64 network. `header`: in which a proxy that all requests come through
 * tells the address; the last one there is the proxy's own word, those before it are the client's.
 */
export function senderOf({ headers, socket }: IncomingMessage, header: string | null): string {
  const own = socket.remoteAddress ?? 'unknown';
  const written = header === null ? undefined : headers[header];
  const told = [written].flat().join(',').split(',').at(-1)?.trim() ?? '';
  const bare = told.replace(/^\[([^\]]*)\](?::\d+)?$/, '$1').replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');
  return networkOf(isIP(bare) === 0 ? own : bare);
}

/** Who has one IPv6 address has 2^64 of them: the first half of it counts. */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = (plain.split('%')[0] ?? '').split('::');
  const [left, right] = [head, tail].map((part) => (part === '' ? [] : part.split(':')));
  const gap = plain.includes('::')
    ? Array<string>(8 - (left?.length ?? 0) - (right?.length ?? 0)).fill('0')
    : [];
  return [...(left ?? []), ...gap, ...(right ?? [])].slice(0, 4).join(':').toLowerCase();
}
