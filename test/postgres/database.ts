// Fresh databases for tests, all of the run's one PostgreSQL.
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

/** Runs one statement at an address. */
export async function runAt(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** The address of the run's PostgreSQL, without the name of a database; started where it is not up yet. */
async function serverUrl(): Promise<string> {
  const answer = await fetch(inject('postgresDesk'));
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return text;
}

/**
 * The address of a new database; nobody else has it. Empty, or a copy of one that nobody is connected to. It
 * goes with the server at the end of the run.
 */
export async function freshDatabase(like?: string): Promise<string> {
  const server = await serverUrl();
  const name = `t_${randomBytes(6).toString('hex')}`;
  const copied = like === undefined ? '' : ` TEMPLATE ${new URL(like).pathname.slice(1)}`;
  await runAt(`${server}postgres`, `CREATE DATABASE ${name}${copied}`);
  return `${server}${name}`;
}

/** Cuts every connection to a database and lets nobody in (`false`), or lets them in again. */
export async function letIn(url: string, allowed: boolean): Promise<void> {
  const name = new URL(url).pathname.slice(1);
  const server = url.slice(0, -name.length);
  await runAt(`${server}postgres`, `ALTER DATABASE ${name} ALLOW_CONNECTIONS ${allowed}`);
  if (allowed) return;
  const cut = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`;
  await runAt(`${server}postgres`, cut);
}
