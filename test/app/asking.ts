// An App on the stand-in, and the bot's own way to ask as it: Probot with its keys, and its tokens.
import { createProbot, type Probot } from 'probot';
import { type AppTokens, tokensOf } from '../../src/app/installation-tokens.ts';
import { unpaced } from '../../src/github/client/client.ts';
import { type Bot, plantBot } from '../standin/bot.ts';
import type { GitHub } from '../standin/github.ts';

export interface Asking {
  readonly app: Bot;
  readonly probot: Probot;
  readonly tokens: AppTokens;
}

/** Plants it, or takes one that is there. `privateKey`: another one than its own. */
export async function asking(
  github: GitHub,
  { account, privateKey, of }: { readonly account: string; readonly privateKey?: string; readonly of?: Bot },
): Promise<Asking> {
  const app = of ?? plantBot(github, { account });
  const probot = await createProbot({
    env: { LOG_LEVEL: 'fatal' },
    overrides: { appId: app.id, privateKey: privateKey ?? app.privateKey, secret: app.secret },
  }).ready();
  return {
    app,
    probot,
    tokens: tokensOf({
      probot,
      apiUrl: github.api,
      now: () => Date.now(),
      pace: { second: 1, queues: unpaced() },
    }),
  };
}
