// One round: a stream of deliveries with duplicates and reordering, and a kill -9 in the middle of it.
import { type ChildProcess, spawn } from 'node:child_process';
import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { bundled } from '../../bundled.ts';
import { folder } from '../process.ts';
import { type Ledger, type Letter, lettersOf, SECRET, send } from './github.ts';

const WORKER = fileURLToPath(new URL('./worker.ts', import.meta.url));
const { privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs1', format: 'pem' },
});

export interface Worker {
  readonly url: string;
  readonly child: ChildProcess;
  /** The last of what it said. */
  said(): string;
  kill(): Promise<void>;
  stop(): Promise<number | null>;
}

export type Env = Readonly<Record<string, string>>;

/** Starts one, and waits until it listens. */
export async function startWorker(ledger: Ledger, env: Env): Promise<Worker> {
  const { file, compiled } = await bundled(WORKER);
  const child = spawn(process.execPath, [file], {
    env: {
      PATH: process.env['PATH'] ?? '',
      HOME: folder(),
      NODE_COMPILE_CACHE: compiled,
      PORT: '0',
      HOST: '127.0.0.1',
      APP_ID: '1',
      PRIVATE_KEY: privateKey,
      WEBHOOK_SECRET: SECRET,
      GITHUB_API_URL: ledger.url,
      GITHUB_SERVER_URL: ledger.url,
      LEDGER: ledger.url,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<number | null>((done) => child.once('close', done));
  let said = '';
  const port = await new Promise<number>((done, fail) => {
    const hear = (chunk: Buffer) => {
      said = (said + chunk).slice(-20_000);
      const found = /"port":(\d+).*"msg":"listening"/.exec(said)?.[1];
      if (found !== undefined) done(Number(found));
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    void ended.then((code) => fail(new Error(`a worker ended with ${code}: ${said}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    child,
    said: () => said,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/** `random`: numbers from 0 to 1. A tenth of them twice: half by the same delivery, half by another hook. */
function withNoise(letters: readonly Letter[], random: () => number): readonly Letter[] {
  const sent = letters.flatMap((one) => {
    if (random() >= 0.1) return [one];
    return [one, random() < 0.5 ? one : { ...one, guid: randomUUID() }];
  });
  // Each may be overtaken by those that follow it closely.
  return sent
    .map((letter, index) => ({ letter, place: index + random() * REACH }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ letter }) => letter);
}
const REACH = 12;

export interface Round {
  readonly ledger: Ledger;
  readonly workers: Worker[];
  readonly env: Env;
  readonly count: number;
  readonly lanes: number;
  readonly number: number;
  readonly random: () => number;
}

/** Those that are sent at a time. */
const AT_ONCE = 12;

/** Sends all of it, kills one at a random moment, starts it again; ends when nothing waits. */
export async function play(round: Round): Promise<readonly Letter[]> {
  const { ledger, workers, env, count, lanes, number, random } = round;
  const letters = lettersOf(count, lanes, number);
  const stream = withNoise(letters, random);
  const killAt = Math.floor(random() * stream.length);
  let [next, id] = [0, number * 1_000_000];
  const revived: Promise<void>[] = [];
  const revive = async () => {
    const victim = Math.floor(random() * workers.length);
    await workers[victim]?.kill();
    // GitHub goes on sending for a while; what nobody takes fails.
    await pause(30 + random() * 60);
    workers[victim] = await startWorker(ledger, env);
  };
  const sender = async () => {
    while (next < stream.length) {
      const at = next;
      next += 1;
      if (at === killAt) revived.push(revive());
      const letter = stream[at];
      if (letter && !(await arrives(letter, workers, random))) {
        id += 1;
        ledger.failed.set(letter.guid, { id, letter, at: new Date().toISOString() });
        // While nobody is at home a sender that is refused at once must not race through all of it.
        await pause(100);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sender));
  await Promise.all(revived);
  return letters;
}

/** A load balancer tries the others before it gives up. */
async function arrives(letter: Letter, workers: readonly Worker[], random: () => number): Promise<boolean> {
  const first = Math.floor(random() * workers.length);
  for (let turn = 0; turn < workers.length; turn += 1) {
    const worker = workers[(first + turn) % workers.length];
    const status = worker ? await send(letter, worker.url) : 0;
    if (status === 202) return true;
  }
  return false;
}

export const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
