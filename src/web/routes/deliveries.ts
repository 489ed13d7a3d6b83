// Routes for the operator of the bot: parked deliveries with their reasons, and a retry.
import type { KeptDelivery } from '../../model/bot/inbox.ts';
import { deliveryQuery, retriedDelivery } from '../request-schemas.ts';
import { NO_BODY, NO_QUERY, route } from '../route.ts';

const deliveryView = ({ id, event, action, repository, tries, reason, ...times }: KeptDelivery) => ({
  id,
  event,
  action,
  repository,
  tries,
  reason,
  received_at: new Date(times.receivedAt).toISOString(),
  parked_at: times.settledAt === null ? null : new Date(times.settledAt).toISOString(),
});

export const listParked = route({
  method: 'GET',
  path: '/api/deliveries',
  name: 'listParked',
  summary: 'Deliveries of GitHub that were given up, the newest first, each with its reason.',
  query: deliveryQuery,
  body: NO_BODY,
  answers: { 200: { shape: 'DeliveryList', about: 'Those that were given up, and how many wait.' } },
  refuses: [],
  handle: async ({ query }, { inbox }) => {
    const [parked, { waiting }] = [await inbox.parked(query.limit), await inbox.figures()];
    return { status: 200, body: { parked: parked.map(deliveryView), waiting } };
  },
});

export const retryDelivery = route({
  method: 'POST',
  path: '/api/deliveries/retry',
  name: 'retryDelivery',
  summary: 'Have one that was given up tried again, in its place among those of its repository.',
  query: NO_QUERY,
  body: retriedDelivery,
  answers: { 200: { shape: 'Retried', about: 'It is tried again, or none of that id was given up.' } },
  refuses: [],
  handle: async ({ body }, { inbox, now }) => ({
    status: 200,
    body: { retried: await inbox.retry(body.id, now()) },
  }),
});
