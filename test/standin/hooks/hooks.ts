// Webhooks of the stand-in: what happens in the world becomes deliveries to the Apps that are to hear of it.
import { randomUUID } from 'node:crypto';
import type { Answer, Asked } from '../answer.ts';
import { ZEROS } from '../git/refs.ts';
import type { Event } from '../happenings.ts';
import { installationShape } from '../installations.ts';
import { type Fields, textOr } from '../json.ts';
import { account } from '../people.ts';
import { repositoryNamed } from '../repositories.ts';
import type { InstallationRow, RepoRow } from '../tables.ts';
import type { World } from '../world.ts';
import { around, installationIn, type Moved, organizationIn, pushIn, refIn } from './payloads.ts';
import { type Delivery, type Letter, Post } from './post.ts';
import type { Rule } from './rules.ts';
import { hearers, isWired, wiredOn } from './subscriptions.ts';
import { checkRun, conversation, type Told, WITNESSES } from './witness.ts';

type Order = (held: readonly Letter[]) => readonly Letter[];

export class Hooks {
  readonly #world: () => World;
  readonly #post: Post;
  #automatic = false;

  constructor(world: () => World) {
    this.#world = world;
    this.#post = new Post(world);
  }

  /**
   * Delivers one event that a test made, to the one App with a webhook on its repository, or to `app` of
   * several, whether it asked for such events or not. @throws Error where there is no such App
   */
  async deliver({ name, payload, repository }: Event, app?: number): Promise<Delivery | null> {
    const world = this.#world();
    const repo = repositoryNamed(world, repository);
    const found = wiredOn(world, repo).find((row) => app === undefined || row.app_id === app);
    if (!found) throw new Error(`no App with a webhook is installed on ${repository}`);
    const all = { ...payload, ...organizationIn(world, repository.split('/')[0] ?? '') };
    return this.#post.send(letter(found, randomUUID(), name, repo, all));
  }
  /** Whether what happens from now on is delivered by itself. It stays so over a `reset`. */
  automatic(on: boolean): void {
    this.#automatic = on;
  }
  /** Until all deliveries have been answered, but for those that are held. */
  idle(): Promise<void> {
    return this.#post.idle();
  }
  /** Lets something go wrong with deliveries. */
  rule(rule: Rule): void {
    this.#post.rules.add(rule);
  }
  clearRules(): void {
    this.#post.rules.clear();
  }
  /** What a rule holds, the oldest first. */
  get held(): readonly Letter[] {
    return this.#post.held;
  }
  /** Lets go what is held, in the order that it happened or another; done once all are answered. */
  release(order?: Order): Promise<void> {
    return this.#post.release(order);
  }
  /** Every attempt that GitHub knows of, the newest first. */
  get deliveries(): readonly Delivery[] {
    return this.#world().extras.deliveries.toSorted((a, b) => b.id - a.id);
  }
  /** How long an answer may take, in milliseconds: 10 s, as GitHub's. */
  set limit(milliseconds: number) {
    this.#post.limit = milliseconds;
  }
  /** The same once more. @throws Error where there is no such delivery */
  redeliver(id: number): Promise<Delivery | null> {
    const found = this.#world().extras.deliveries.find((one) => one.id === id);
    if (!found) throw new Error(`the stand-in has no delivery ${id}`);
    const { guid, app, event, action, installation, repository, payload } = found;
    return this.#post.send({
      guid,
      app,
      event,
      action,
      installation,
      repository,
      payload,
      redelivery: true,
    });
  }
  /** Forgets rules, and what is held or under way. */
  clear(): Promise<void> {
    return this.#post.clear();
  }

  /** Looks before a call; what it gives is told of what was answered. */
  async witness(asked: Asked): Promise<(answer: Answer) => Promise<void>> {
    const { operation, repo, identity } = asked;
    const [events = [], look] = WITNESSES[operation.name] ?? [];
    if (!look || !repo || !events.some((event) => this.#heard(repo, event).length > 0)) return async () => {};
    const after = await look(asked, repo);
    return async (answer) => {
      for (const told of await after(answer)) this.#tell(repo, told, identity?.login ?? 'ghost');
    };
  }

  /** A ref that moved. */
  async moved(repo: RepoRow, moved: Moved): Promise<void> {
    const world = this.#world();
    const sides = [moved.was === ZEROS ? 'create' : '', moved.is === ZEROS ? 'delete' : ''];
    for (const event of sides.filter((side) => this.#heard(repo, side).length > 0))
      this.#send(repo, event, refIn(world, repo, moved));
    if (this.#heard(repo, 'push').length > 0) this.#send(repo, 'push', await pushIn(world, repo, moved));
  }

  /** A pull request that follows its branches. */
  async pull(repo: RepoRow, number: number, action: string, by: string, more: Fields = {}): Promise<void> {
    if (this.#heard(repo, 'pull_request').length === 0) return;
    this.#tell(repo, await conversation(this.#world(), repo, number, action, more), by);
  }

  /** A repository that was renamed or came to another owner. */
  repository(repo: RepoRow, action: string, by: string, changes: Fields): void {
    this.#tell(repo, { event: 'repository', action, payload: { action, changes } }, by);
  }

  /** Somebody asks the App of a check run to do something. No other hears of it. */
  async button(repo: RepoRow, id: number, action: string, by: string, more: Fields = {}): Promise<void> {
    const world = this.#world();
    const { app_id } = world.rows.checkRuns.get(id) ?? {};
    const told = await checkRun(world, repo, id, action);
    const rows = this.#automatic ? wiredOn(world, repo).filter((row) => row.app_id === app_id) : [];
    this.#send(repo, 'check_run', { ...told.payload, ...more, ...around(world, repo, by) }, rows);
  }

  /** Something that became of an installation: its App hears of it, asked or not. */
  installation(row: InstallationRow, event: string, action: string, by: string, more: Fields): void {
    const world = this.#world();
    if (!this.#automatic || !isWired(world, row)) return;
    const sender = account(world, by) ?? account(world, 'ghost');
    const payload = { action, installation: installationShape(world, row), ...more, sender };
    void this.#post.send({ ...letter(row, randomUUID(), event, null, payload) });
  }

  #heard(repo: RepoRow, event: string): readonly InstallationRow[] {
    return this.#automatic && event !== '' ? hearers(this.#world(), repo, event) : [];
  }

  #tell(repo: RepoRow, { event, payload }: Told, by: string): void {
    this.#send(repo, event, { ...payload, ...around(this.#world(), repo, by) });
  }

  /** To everybody who hears it, without waiting for answers. */
  #send(repo: RepoRow, event: string, payload: Fields, to = this.#heard(repo, event)): void {
    const guid = randomUUID();
    for (const row of to) void this.#post.send(letter(row, guid, event, repo, payload));
  }
}

function letter(
  row: InstallationRow,
  guid: string,
  event: string,
  repo: RepoRow | null,
  payload: Fields,
): Letter {
  const all = repo ? { ...payload, ...installationIn(row) } : payload;
  return {
    guid,
    app: row.app_id,
    event,
    action: textOr(payload['action']),
    installation: row.installation_id,
    repository: repo?.id ?? null,
    payload: JSON.stringify(all),
    redelivery: false,
  };
}
