// Sessions of people at the bot's page; the same on both databases.
import { describe, expect, test } from 'vitest';
import type { WebSession } from '../../src/model/bot/session.ts';
import { BASES, newStore } from './bases.ts';

const session = (more: Partial<WebSession> = {}): WebSession => ({
  hash: 'a'.repeat(64),
  userId: 5_000_000_000,
  login: 'ada',
  sealed: 'c2VhbGVk',
  createdAt: 1_800_000_000_000,
  seenAt: 1_800_000_000_000,
  expiresAt: 1_800_000_100_000,
  ...more,
});

describe.each(BASES)('sessions on $name', (base) => {
  test('are kept, found by their hash alone, and closed', async () => {
    const { sessions } = await newStore(base);
    await sessions.open(session());
    expect(await sessions.find('a'.repeat(64))).toEqual(session());
    expect(await sessions.find('b'.repeat(64))).toBeNull();
    expect(await sessions.find("' OR 1=1 --\0")).toBeNull();
    await sessions.close('a'.repeat(64));
    await sessions.close('a'.repeat(64));
    expect(await sessions.find('a'.repeat(64))).toBeNull();
  });

  test('are touched forwards only', async () => {
    const { sessions } = await newStore(base);
    await sessions.open(session());
    await sessions.touch(session().hash, 1_800_000_000_500);
    await sessions.touch(session().hash, 1_800_000_000_200);
    await sessions.touch('nowhere', 1_900_000_000_000);
    expect(await sessions.find(session().hash)).toEqual(session({ seenAt: 1_800_000_000_500 }));
  });

  test('are forgotten when they are over, or were not used', async () => {
    const { sessions } = await newStore(base);
    const [over, idle, kept] = ['b', 'c', 'd'].map((letter) => letter.repeat(64));
    await sessions.open(session({ hash: over ?? '', expiresAt: 2_000 }));
    await sessions.open(session({ hash: idle ?? '', seenAt: 1_000 }));
    await sessions.open(session({ hash: kept ?? '' }));
    expect(await sessions.prune(2_000, 1_000)).toBe(2);
    expect(await sessions.prune(2_000, 1_000)).toBe(0);
    expect(await sessions.find(kept ?? '')).not.toBeNull();
  });
});
