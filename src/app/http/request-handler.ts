// Answers the requests to the bot's server: webhooks, the API, the page, and whether it is ready.
import { type ApiOptions, createApi } from '../../web/api.ts';
import { senderOf } from '../../web/client-address.ts';
import type { WebPage } from '../../web/page/page.ts';
import type { Bot } from '../bot-context.ts';
import { isHeard } from '../events/classify-webhooks.ts';
import { recoveryOf } from '../events/internal-jobs.ts';
import type { BotLogger } from '../log.ts';
import { holding, type Received, receive } from './receive-webhook.ts';
import type { ServerParts } from './server.ts';
import type { Health } from './store-health.ts';

/**
 * `health`: why the store does not work, if so. `newId`: makes a UUID. `closing`: whether the bot is about
 * to end.
 */
export function servingOf(
  { ground, store, log, metrics }: Bot,
  page: WebPage['answer'],
  health: Health,
  newId: () => string,
  closing: () => boolean,
): ServerParts {
  const { settings, probot, now } = ground;
  const recover: ApiOptions['recover'] = async ({ project, state }) => {
    const kept = await store.inbox.keep([recoveryOf(project.id, state.updatedAt, now())], now());
    return kept.size > 0;
  };
  const api = createApi({
    projects: store.projects,
    inbox: store.inbox,
    token: settings.apiToken,
    proxyHeader: settings.proxyHeader,
    now,
    newId,
    log,
    async resume({ project, state }) {
      if (state) await recover({ project, state });
    },
    recover,
  });
  const held = holding();
  return {
    webhookPath: settings.webhookPath,
    async webhook(request, response) {
      const end = metrics.acknowledged.startTimer();
      await receive(request, response, {
        verify: (body, signature) => probot.webhooks.verify(body, signature),
        arrive: (arrival) => store.inbox.arrive(arrival),
        held,
        sender: senderOf(request, settings.proxyHeader),
        now,
        closing,
        told(what) {
          end({ result: what.result });
          const event = what.event !== null && isHeard(what.event) ? what.event : 'other';
          metrics.received.inc({ event, result: what.result });
          tell(what, log);
        },
      });
    },
    api,
    page,
    metrics,
    async unready() {
      if (closing()) return 'ending';
      const trouble = await health();
      if (trouble === null) return null;
      log.error({ err: trouble }, 'not ready: the database takes nothing');
      return 'the database does not answer, or takes nothing; the log says why';
    },
    failed: (error) => log.error({ err: error }, 'a request failed'),
  };
}

/** For kept webhooks, the log line after parsing says more. */
function tell({ id, event, result, error }: Received, log: BotLogger): void {
  const about = { delivery: id, event, result };
  if (result === 'failed') log.error({ ...about, err: error }, 'webhook');
  else if (result === 'refused') log.warn(about, 'webhook');
  else log.debug(about, 'webhook');
}
