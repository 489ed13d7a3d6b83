// Deliveries whose numbers no floating point number holds: the list, its order, and what one said.
import nock from 'nock';
import { expect, test } from 'vitest';
import { createClient } from '../../../src/github/client/client.ts';
import { hookDeliveries, payloadOf } from '../../../src/github/read/installations.ts';
import { intercepted } from '../intercepted.ts';

const API = 'https://api.github.test';
intercepted();
const app = () => createClient({ token: 'jwt', baseUrl: API, budget: 0, second: 1 });
const JSON_TYPE = { 'content-type': 'application/json' };

test('W06 a delivery is asked for by its exact number, and what it said reads like a webhook', async () => {
  const at = '2026-01-01T00:00:00Z';
  const rest = `"guid":"g","event":"push","delivered_at":"${at}","status_code":502`;
  const listed = `[{"id":123456789012345679,${rest}},{"id":7,${rest}}]`;
  nock(API).get('/app/hook/deliveries').query(true).reply(200, listed, JSON_TYPE);
  const found = await hookDeliveries(app(), () => 0);
  expect(found.map(({ id }) => id)).toEqual([123456789012345679n, 7n]);

  const said = '{"request":{"payload":{"big":123456789012345679,"small":7}}}';
  nock(API).get('/app/hook/deliveries/123456789012345679').reply(200, said, JSON_TYPE);
  const payload = await payloadOf(app(), found[0]?.id ?? 0n);
  expect(payload).toBe('{"big":123456789012345680,"small":7}');
});
