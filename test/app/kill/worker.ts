// The bot as a process for the kill tests: all of it is real, save that work is a line in the test's ledger.
import { randomBytes, randomUUID } from 'node:crypto';
import { flushCompileCache } from 'node:module';
import { startBot } from '../../../src/app/bot.ts';
import { readSettings } from '../../../src/app/settings.ts';

const { env } = process;
const ledger = env['LEDGER'] ?? '';

// Found by its key, as what stands on GitHub is: told twice it is there once.
const running = await startBot(
  readSettings(env),
  { env, now: Date.now, newId: randomUUID, newSecret: () => randomBytes(32).toString('base64url') },
  async () =>
    async ({ id, meaning, lane, at, tries }) => {
      const body = JSON.stringify({ key: meaning ?? id, lane, at, tries });
      const answer = await fetch(`${ledger}/effects`, { method: 'POST', body });
      if (!answer.ok) throw new Error(`the ledger answered ${answer.status}`);
      return { kind: 'done', reason: null };
    },
);
// Killed, it would keep nothing of it.
flushCompileCache();
process.on('SIGTERM', () => {
  void running.stop().then((ended) => process.exit(ended ? 0 : 1));
});
