// The page put together: the store, GitHub as each person sees it, and the inbox that keeps commands.
import { peopleOnGitHub } from '../../github/client/oauth.ts';
import { createPage, type WebPage } from '../../web/page/page.ts';
import type { PageCommandFate } from '../../web/page/page-options.ts';
import type { Bot } from '../bot-context.ts';
import { commandId, commandIn, commandOf } from '../events/internal-jobs.ts';

/** `newSecret`: makes 256 random bits in base64url. Without its settings the page says what is missing. */
export function pageFor({ ground, store, log }: Bot, newSecret: () => string): WebPage {
  const { settings, now, pace } = ground;
  const { publicUrl: origin, oauth, pageMissing: missing, serverUrl, apiUrl, proxyHeader } = settings;
  const people =
    oauth === null || origin === null
      ? null
      : peopleOnGitHub({ ...oauth, serverUrl, apiUrl, ...(pace === undefined ? {} : { pace }) });
  return createPage({
    origin,
    serverUrl,
    people,
    missing,
    projects: store.projects,
    sessions: store.sessions,
    give: async (command) => {
      await store.inbox.keep([commandOf(command, now())], now());
    },
    fateOf: (form) => fateOf(form, store),
    proxyHeader,
    now,
    newSecret,
    log,
  });
}

/** After a week its body is forgotten, and so is the command. */
async function fateOf(form: string, { inbox }: Pick<Bot['store'], 'inbox'>): Promise<PageCommandFate | null> {
  const kept = await inbox.find(commandId(form));
  if (kept === null || kept.body === '') return null;
  const { repository, ...command } = commandIn(kept.body);
  const waits = kept.state === 'waiting';
  return {
    command: { ...command, repository: `${repository.owner}/${repository.name}` },
    state: waits && kept.reason !== null ? 'again' : kept.state,
    reason: kept.reason,
  };
}
