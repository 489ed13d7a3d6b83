// What a GitHub App asks about itself: where it is installed, and which deliveries did not arrive.
import { z } from 'zod';
import { WorldError } from '../../model/errors.ts';
import type { Client } from '../client/client.ts';
import { narrowed } from './optional-facts.ts';

export interface Installation {
  readonly id: number;
  readonly account: string;
  readonly suspended: boolean;
}

/** A repository that an installation may see. */
export interface InstalledRepository {
  readonly id: number;
  readonly owner: string;
  readonly name: string;
  readonly archived: boolean;
}

/** `app`: a client with the App's own JWT. @throws WorldError */
export async function installationsOf(app: Client): Promise<readonly Installation[]> {
  const all = await app.all(app.rest.apps.listInstallations, { per_page: 100 });
  return all.map(({ id, account, suspended_at: suspended }) => ({
    id,
    account: account === null ? '' : 'login' in account ? account.login : '',
    suspended: suspended !== null,
  }));
}

/** `installation`: a client with an installation's token. @throws WorldError */
export async function repositoriesOf(installation: Client): Promise<readonly InstalledRepository[]> {
  const all = await installation.all(installation.rest.apps.listReposAccessibleToInstallation, {
    per_page: 100,
  });
  return all.map(({ id, name, owner, archived }) => ({ id, name, owner: owner.login, archived }));
}

/** What is left of the hour's requests, as a share from 0 to 1, and when the hour ends (epoch ms). */
export async function budgetOf(client: Client): Promise<{ readonly left: number; readonly resets: number }> {
  const { data } = await client.rest.rateLimit.get();
  const { core, graphql } = data.resources;
  const all = [core, ...(graphql ? [graphql] : [])];
  const left = Math.min(...all.map(({ limit, remaining }) => (limit === 0 ? 0 : remaining / limit)));
  return { left, resets: Math.max(...all.map(({ reset }) => reset)) * 1000 };
}

/** One try of a delivery, as GitHub keeps it for some days. */
export interface HookDelivery {
  /** Of this try; GitHub counts them beyond 2^53. */
  readonly id: bigint;
  /** The same for every try: what a webhook's header carries. */
  readonly guid: string;
  readonly event: string;
  /** ISO 8601. */
  readonly at: string;
  /** Whether it was answered with success. */
  readonly arrived: boolean;
}

/**
 * Tries of deliveries, the newest first. `from`: back to when (epoch ms), given what time it is at GitHub, as
 * far as GitHub says.
 * @throws WorldError
 */
export async function hookDeliveries(
  app: Client,
  from: (there?: number) => number,
): Promise<readonly HookDelivery[]> {
  const found: HookDelivery[] = [];
  let cursor: string | null = null;
  let since: number | null = null;
  for (;;) {
    const { data, headers } = await app.rest.apps.listWebhookDeliveries({
      per_page: 100,
      ...(cursor === null ? {} : { cursor }),
    });
    since ??= from(app.told() ?? undefined);
    for (const { id, guid, event, delivered_at: at, status_code: status } of data)
      found.push({ id: BigInt(id), guid, event, at, arrived: status >= 200 && status < 300 });
    const oldest = found.at(-1);
    cursor = cursorIn(headers.link);
    if (cursor === null || oldest === undefined || Date.parse(oldest.at) < since) break;
  }
  const oldest = since;
  return found.filter(({ at }) => Date.parse(at) >= oldest);
}

function cursorIn(link: string | undefined): string | null {
  const next = link?.split(',').find((one) => /rel="next"/.test(one));
  const url = next === undefined ? undefined : /<([^>]+)>/.exec(next)?.[1];
  return url === undefined || !URL.canParse(url) ? null : new URL(url).searchParams.get('cursor');
}

const ANSWER = z.object({ request: z.object({ payload: z.unknown() }) });
/** A number that `JSON.parse` would have rounded, as it rounds it in every other webhook. */
const plainly = (_: string, value: unknown): unknown => (typeof value === 'bigint' ? Number(value) : value);

/** What such a delivery said, as JSON; `null`: GitHub keeps it no more. @throws WorldError */
export async function payloadOf(app: Client, id: bigint): Promise<string | null> {
  try {
    // By route: the method's types take no such number.
    const route = `GET /app/hook/deliveries/${id}` as const;
    const { data } = await app.request(route);
    const { payload } = narrowed(ANSWER, route)(data).request;
    return payload === null || payload === undefined ? null : JSON.stringify(payload, plainly);
  } catch (error) {
    if (error instanceof WorldError && error.refused === 'absent') return null;
    throw error;
  }
}
