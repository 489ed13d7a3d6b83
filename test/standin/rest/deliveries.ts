// An App's own webhook: where it goes, what was delivered, and delivering it again.
import { type Answer, type Asked, type Handlers, notFound, ok, refuse } from '../answer.ts';
import { isoOf } from '../git/formats.ts';
import type { Delivery } from '../hooks/post.ts';
import { type Fields, parsed } from '../json.ts';

/** GitHub forgets what an App was sent after three days. */
const KEPT = 3 * 24 * 3_600_000;

/** The newest first. */
function mine({ world, identity }: Asked): readonly Delivery[] {
  const oldest = world.rows.clock.now() - KEPT;
  return world.extras.deliveries
    .filter((one) => one.app === identity?.app?.id && Date.parse(one.delivered_at) >= oldest)
    .toSorted((a, b) => b.id - a.id);
}

function item(one: Delivery): Fields {
  const { id, guid, delivered_at, redelivery, duration, status, status_code, event, action } = one;
  return {
    id,
    guid,
    delivered_at: isoOf(delivered_at),
    redelivery,
    duration,
    status,
    status_code,
    event,
    action,
    installation_id: one.installation,
    repository_id: one.repository,
    throttled_at: null,
  };
}

const succeeded = ({ status_code }: Delivery): boolean => status_code >= 200 && status_code < 400;

/** Pages go by cursors: the id that the next page begins below. */
const CURSOR = /^v1_(\d+)$/;

function deliveries(asked: Asked): Answer {
  const { query, world, pathname } = asked;
  const cursor = query.get('cursor');
  const below = CURSOR.exec(cursor ?? '')?.[1];
  if (cursor !== null && below === undefined) return refuse(422, 'Invalid cursor');
  const size = Math.min(100, Math.max(1, Number(query.get('per_page')) || 30));
  const wanted = query.get('status');
  const found = mine(asked)
    .filter((one) => wanted === null || succeeded(one) === (wanted === 'success'))
    .filter(({ id }) => below === undefined || id < Number(below));
  const page = found.slice(0, size);
  const last = page.at(-1);
  const more = last !== undefined && found.length > size;
  const params = new URLSearchParams(query);
  params.set('cursor', `v1_${last?.id}`);
  const link = `<${world.api}${pathname}?${params.toString()}>; rel="next"`;
  return { ...ok(page.map(item)), exact: true, headers: more ? { link } : {} };
}

const called = (asked: Asked): Delivery | undefined =>
  mine(asked).find(({ id }) => String(id) === asked.params['delivery_id']);

function delivery(asked: Asked): Answer {
  const one = called(asked);
  if (!one) return notFound();
  const { url, headers, payload, response } = one;
  const request = { headers, payload: parsed(payload) };
  const body = { ...item(one), url, request, response: response ?? { headers: {}, payload: '' } };
  return { ...ok(body), exact: true };
}

function again(asked: Asked): Answer {
  const one = called(asked);
  if (!one) return notFound();
  void asked.world.hooks.redeliver(one.id);
  return ok({}, 202);
}

function config({ world, identity }: Asked): Answer {
  const row = world.rows.apps.findOneBy('app_id', identity?.app?.id ?? 0);
  if (!row) return notFound();
  const secret = row.webhook_secret ? { secret: '********' } : {};
  return ok({ content_type: 'json', insecure_ssl: '0', url: row.webhook_url ?? '', ...secret });
}

export const deliveryHandlers: Handlers = {
  'GET /app/hook/config': config,
  'GET /app/hook/deliveries': deliveries,
  'GET /app/hook/deliveries/{delivery_id}': delivery,
  'POST /app/hook/deliveries/{delivery_id}/attempts': again,
};
