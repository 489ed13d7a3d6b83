// Sessions of people at the bot's page, over either database.
import type { Selectable } from 'kysely';
import type { WebSession, WebSessions } from '../model/bot/session.ts';
import { textOf } from './column-values.ts';
import type { Db, WebSessionsTable } from './tables.ts';

const sessionOf = (row: Selectable<WebSessionsTable>): WebSession => ({
  hash: row.hash,
  userId: row.user_id,
  login: row.login,
  sealed: row.sealed,
  createdAt: row.created_at,
  seenAt: row.seen_at,
  expiresAt: row.expires_at,
});

/** Whether one is over is for its reader to tell: a clock is no part of the store. */
export const sessionsOver = (db: Db): WebSessions => ({
  async open(session) {
    await db
      .insertInto('web_sessions')
      .values({
        hash: session.hash,
        user_id: session.userId,
        login: textOf(session.login),
        sealed: session.sealed,
        created_at: session.createdAt,
        seen_at: session.seenAt,
        expires_at: session.expiresAt,
      })
      .execute();
  },
  async find(hash) {
    const query = db.selectFrom('web_sessions').selectAll().where('hash', '=', textOf(hash));
    const row = await query.executeTakeFirst();
    return row ? sessionOf(row) : null;
  },
  async touch(hash, at) {
    const query = db.updateTable('web_sessions').set({ seen_at: at }).where('hash', '=', textOf(hash));
    // Of two requests at once the later one counts.
    await query.where('seen_at', '<', at).execute();
  },
  async close(hash) {
    await db.deleteFrom('web_sessions').where('hash', '=', textOf(hash)).execute();
  },
  async prune(now, idleSince) {
    const query = db
      .deleteFrom('web_sessions')
      .where((is) => is.or([is('expires_at', '<=', now), is('seen_at', '<=', idleSince)]));
    return Number((await query.executeTakeFirst()).numDeletedRows);
  },
});
