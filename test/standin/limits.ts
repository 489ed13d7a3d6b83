// Rate limits as GitHub tells them with every answer. They are told, and never reached by counting.
import type { Identity } from './identity.ts';
import type { World } from './world.ts';

export const LIMIT = 5000;
const HOUR = 3600;

export interface Limits {
  readonly used: number;
  readonly remaining: number;
  /** Seconds since 1970. */
  readonly reset: number;
}

const counted = new WeakMap<World, Map<string, number>>();

/** Counts one call of a token. */
export function count(world: World, identity: Identity | null): void {
  const calls = counted.get(world) ?? new Map<string, number>();
  counted.set(world, calls);
  const token = identity?.token ?? '';
  calls.set(token, (calls.get(token) ?? 0) + 1);
}

export function limitsOf(world: World, identity: Identity | null): Limits {
  const used = Math.min(LIMIT - 1, counted.get(world)?.get(identity?.token ?? '') ?? 0);
  return { used, remaining: LIMIT - used, reset: Math.floor(Date.now() / 1000 / HOUR + 1) * HOUR };
}

export function headersOf(world: World, identity: Identity | null, resource: string): Record<string, string> {
  const { used, remaining, reset } = limitsOf(world, identity);
  return {
    'x-ratelimit-limit': String(LIMIT),
    'x-ratelimit-remaining': String(remaining),
    'x-ratelimit-used': String(used),
    'x-ratelimit-reset': String(reset),
    'x-ratelimit-resource': resource,
  };
}

/** Begins to count anew. */
export function uncount(world: World): void {
  counted.delete(world);
}
