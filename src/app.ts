// The bot's entry point: reads the environment, starts the server; all mistakes in the settings are shown in
// one message.
import { randomBytes, randomUUID } from 'node:crypto';
import { startBot } from './app/bot.ts';
import { assertNode, readSettings } from './app/settings.ts';
import { UserError } from './model/errors.ts';
import { VERSION } from './model/version.ts';
import { bugReport } from './report/bug.ts';
import { linesForTerminal } from './text/escape.ts';
import { redact } from './text/redact.ts';

const SIGNALS = ['SIGTERM', 'SIGINT'] as const;

try {
  await main();
} catch (error) {
  fail(error);
}

async function main(): Promise<void> {
  assertNode(process.versions.node);
  const { env } = process;
  // Nothing has begun yet: a signal may still stop the start at once.
  const early = () => process.exit(0);
  for (const signal of SIGNALS) process.on(signal, early);
  const running = await startBot(readSettings(env), {
    env,
    now: Date.now,
    newId: randomUUID,
    newSecret: () => randomBytes(32).toString('base64url'),
  });
  let stopping = false;
  // A second signal is meant: nothing is lost by it, since unfinished work goes on after the next start.
  const stop = async () => {
    if (stopping) process.exit(1);
    stopping = true;
    process.exit((await running.stop()) ? 0 : 1);
  };
  for (const signal of SIGNALS) process.off(signal, early).on(signal, () => void stop());
  process.on('unhandledRejection', (error) =>
    running.log.error({ err: error }, 'unhandled promise rejection'),
  );
  await running.working.catch(async (error: unknown) => {
    await running.stop();
    throw error;
  });
}

function fail(error: unknown): void {
  const what = error instanceof Error ? error.message : String(error);
  const where = `rekindle ${VERSION} as a bot, Node ${process.version}, ${process.platform}`;
  const said = error instanceof UserError || isOfSystem(error) ? what : bugReport(what, where);
  process.stderr.write(`rekindle: ${linesForTerminal(redact(said))}\n`);
  process.exitCode = error instanceof UserError || isOfSystem(error) ? 2 : 3;
}

/** A port that is taken, an address that is not there. */
function isOfSystem(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    /^E[A-Z]+$/.test(error.code)
  );
}
