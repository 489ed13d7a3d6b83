// Whose requests count together: an address of IPv4 alone, a whole network of IPv6.
import { expect, test } from 'vitest';
import { createPace } from '../../src/web/pace.ts';

const together = async (one: string, other: string) => {
  const pace = createPace({ client: 1, all: 1 });
  await pace.client(one);
  return await pace.client(other).then(
    () => false,
    () => true,
  );
};

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
])('%s and %s count together: %s', async (one, other, same) => {
  expect(await together(one, other)).toBe(same);
});
