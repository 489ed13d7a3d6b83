// Whose requests count together: an address of IPv4 alone, a whole network of IPv6.
import { expect, test } from 'vitest';
import { senderOf } from '../../src/web/client-address.ts';

const by = (remoteAddress: string, headers = {}) =>
  senderOf({ socket: { remoteAddress }, headers } as never, 'x-forwarded-for');

test.each([
  ['192.0.2.1', '192.0.2.1', true],
  ['192.0.2.1', '::ffff:192.0.2.1', true],
  ['192.0.2.1', '192.0.2.2', false],
  ['::ffff:192.0.2.1', '::ffff:192.0.2.2', false],
  ['2001:db8:0:1::1', '2001:DB8:0:1:ffff::2', true],
  ['2001:db8:0:1::1', '2001:db8::1:0:0:0:1', true],
  ['2001:db8:0:1::1', '2001:db8:0:2::1', false],
  ['fe80::1%eth0', 'fe80::2%eth1', true],
  ['::1', '2001:db8::1', false],
])('%s and %s count together: %s', (one, other, same) => {
  expect(by(one) === by(other)).toBe(same);
});

test.each([
  ['198.51.100.7', '198.51.100.7'],
  ['10.9.9.9, 198.51.100.7:4711', '198.51.100.7'],
  ['[2001:db8::1]:443', '2001:db8:0:0'],
  ['unknown', '192.0.2.1'],
  ['', '192.0.2.1'],
])('behind a proxy that says %j it is %s', (said, who) => {
  expect(by('192.0.2.1', { 'x-forwarded-for': said })).toBe(who);
  expect(senderOf({ socket: { remoteAddress: '192.0.2.1' }, headers: {} } as never, null)).toBe('192.0.2.1');
});
