// emulate's GitHub inside our own process: its routes over our tables, asked without a network between.
import { readdirSync, readFileSync } from 'node:fs';
import { createEmulator, defineEmulator } from 'emulate';
import { type Fields, isFields, parsed } from './json.ts';
import type { Rows } from './rows.ts';

/** What is asked of emulate: as whom, and what. `path` begins with a slash and may carry a query. */
export interface Question {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  /** The login that acts. */
  readonly as: string;
}

export interface Said {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Parsed; `undefined` where it is empty. */
  readonly body: unknown;
}

export interface Emulator {
  ask(question: Question): Promise<Said>;
  close(): Promise<void>;
}

interface Plugin {
  register(app: unknown, store: Rows, webhooks: unknown, baseUrl: string, tokens: Map<string, unknown>): void;
}

const isPlugin = (value: unknown): value is Plugin =>
  isFields(value) && typeof value['register'] === 'function' && value['name'] === 'github';

/**
 * emulate exports a server with tables that cannot be reached, and a framework for servers of one's own.
 * We take the framework, and from its file (the version is pinned) the routes that its own server
 * registers.
 */
async function findRoutes(): Promise<Plugin> {
  const folder = new URL('.', import.meta.resolve('emulate'));
  const file = readdirSync(folder).find(
    (name) =>
      name.endsWith('.js') && readFileSync(new URL(name, folder), 'utf8').includes('var githubPlugin ='),
  );
  if (file === undefined) throw new Error(`emulate: found no file with githubPlugin in ${folder.pathname}`);
  const module: unknown = await import(new URL(file, folder).href);
  const plugin =
    isFields(module) || typeof module === 'object' ? Reflect.get(Object(module), 'githubPlugin') : null;
  if (!isPlugin(plugin))
    throw new Error(`emulate: expected githubPlugin with a register function in ${file}`);
  return plugin;
}

let found: Promise<Plugin> | null = null;
/** Read once: what emulate consists of does not change. */
function routes(): Promise<Plugin> {
  found ??= findRoutes();
  return found;
}

/** Each route takes a stack to say where it was registered: most of a start, for no one. */
function withoutStacks(work: () => void): void {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 0;
  try {
    work();
  } finally {
    Error.stackTraceLimit = limit;
  }
}

/** An app without the routes that only emulate's own server may have. */
const without = (app: object, reserved: string): object =>
  new Proxy(app, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== 'function') return method;
      return (...given: readonly unknown[]) => {
        const [path] = given;
        if (typeof path === 'string' && path.startsWith(reserved)) return target;
        return Reflect.apply(method, target, given);
      };
    },
  });

/** emulate sends deliveries of its own to Apps, unlike GitHub's; ours go another way. */
const quiet = (webhooks: object): object =>
  new Proxy(webhooks, {
    get: (target, name) => (name === 'dispatch' ? async () => {} : Reflect.get(target, name)),
    set: () => true,
  });

const ACTOR = 'x-standin-actor';
/** Where requests seem to go; links of pages are turned to the real address. */
const INSIDE = 'http://emulate.invalid';
const DOCS = 'https://docs.github.com/rest';

function statusOf(error: unknown): number {
  const status = isFields(error) || error instanceof Error ? Reflect.get(error, 'status') : undefined;
  return typeof status === 'number' ? status : 500;
}

function failure(error: unknown): Fields {
  const message = error instanceof Error ? error.message : String(error);
  return { message, documentation_url: DOCS, status: String(statusOf(error)) };
}

/** `base`: the address that emulate writes into its answers. */
export async function startEmulator(rows: Rows, base: string): Promise<Emulator> {
  const plugin = await routes();
  const definition = defineEmulator({
    name: 'github',
    state: () => ({}),
    cors: false,
    setup({ app, webhooks }) {
      app.onError((error, context) => context.json(failure(error), statusOf(error)));
      app.notFound((context) => context.json({ message: 'Not Found', documentation_url: DOCS }, 404));
      app.use('*', async (context, next) => {
        const login = context.req.header(ACTOR) ?? '';
        const user = rows.users.findOneBy('login', login);
        if (user)
          Reflect.apply(Reflect.get(context, 'set'), context, [
            'authUser',
            { login, id: user.id, scopes: ['repo'] },
          ]);
        await next();
      });
      withoutStacks(() => plugin.register(without(app, '/_emulate'), rows, quiet(webhooks), base, new Map()));
    },
  });
  const runtime = await createEmulator({ service: definition, listen: false, baseUrl: INSIDE });
  return {
    close: () => runtime.close(),
    async ask({ method, path, body, as }) {
      const headers = new Headers({ [ACTOR]: as });
      const init = body === undefined ? {} : { body: JSON.stringify(body) };
      const answer = await runtime.fetch(new Request(`${INSIDE}${path}`, { method, headers, ...init }));
      const said = await answer.text();
      return {
        status: answer.status,
        headers: Object.fromEntries(
          [...answer.headers].map(([name, value]) => [name, value.replaceAll(INSIDE, base)]),
        ),
        body: said === '' ? undefined : (parsed(said) ?? said),
      };
    },
  };
}
