// The committed Action after a workflow run of a fork, whose artifacts lie in the workspace: data
// that nobody unpacks.
import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { sampleOf } from '../github/payloads.ts';
import { runAction } from '../standin/action.ts';
import { checkout, tidy } from '../standin/checkout.ts';
import { goOf } from './stage/run.ts';
import { NOW, REPO, stand, tokenOf } from './stage/world.ts';

afterAll(tidy);

const INVOICE = 'feature/invoice-export';
const STATE = 'specs/003-invoice-export/.pipeline-state.md';
const IDS = ['ai-dev-shop:001-user-profile', 'ai-dev-shop:003-invoice-export'];
const MEGABYTE = 1 << 20;

interface Entry {
  readonly name: string;
  readonly data: Buffer;
  /** As Unix has it, where it is no plain file. */
  readonly mode?: number;
}

/** A zip by its format (APPNOTE 6.3.10, 4.3), without checksums: only who unpacks would notice. */
function zipOf(entries: readonly Entry[]): Buffer {
  const parts: Buffer[] = [];
  const index: Buffer[] = [];
  let at = 0;
  for (const { name, data, mode = 0o100644 } of entries) {
    const packed = deflateRawSync(data);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(data.length, 18);
    common.writeUInt16LE(Buffer.byteLength(name), 22);
    const head = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE((mode << 16) >>> 0, 6);
    tail.writeUInt32LE(at, 10);
    index.push(Buffer.from('PK\x01\x02'), Buffer.from([20, 3]), common, tail, Buffer.from(name));
    parts.push(head);
    at += head.length;
  }
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(Buffer.concat(index).length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...parts, ...index, Buffer.from('PK\x05\x06'), end]);
}

const EVIL = zipOf([
  { name: '../../escaped', data: Buffer.from('escaped') },
  { name: 'link', data: Buffer.from('/etc/passwd'), mode: 0o120777 },
  { name: STATE, data: Buffer.from('# Pipeline State: ours now\n') },
  { name: 'huge', data: Buffer.alloc(64 * MEGABYTE) },
]);

const listing = (dir: string): readonly string[] =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .map((one) => join(one.parentPath, one.name))
    .filter((path) => !path.includes('/.git/'))
    .toSorted();

test('X07 an artifact of a fork’s run is neither fetched nor unpacked, and is no state', async () => {
  const github = await stand({ branches: [INVOICE], config: 'stale-after: 7d\n' });
  const push = await github.event(REPO, { name: 'push', branch: INVOICE, by: 'ada' });
  const event = { ...push, name: 'workflow_run', payload: sampleOf('workflow_run', 'completed') };
  const workspace = await checkout(github, event, tokenOf('guard'), { depth: 0 });
  // As a step before this one may leave it: packed, unpacked as a link, and where a state is.
  writeFileSync(join(workspace, 'artifact.zip'), EVIL);
  symlinkSync('/etc', join(workspace, 'specs/004-unpacked'));
  writeFileSync(join(workspace, STATE), EVIL);
  const before = listing(workspace);
  const env = { NODE_OPTIONS: '--max-old-space-size=96' };
  const ended = await runAction(github, {
    event,
    token: tokenOf('guard'),
    mode: 'guard',
    inputs: { 'job-status': 'failure' },
    workspace,
    env,
  });
  expect(ended.outputs, ended.stdout + ended.stderr).toMatchObject({
    decision: 'block',
    reason: 'state-unreadable',
  });
  const { workflows } = JSON.parse(ended.outputs['result'] ?? '');
  expect(workflows.map(({ id }: { readonly id: string }) => id)).toEqual(IDS);
  expect(listing(workspace)).toEqual(before);
  expect(readFileSync(join(workspace, STATE)).equals(EVIL)).toBe(true);
  await goOf(github, { mode: 'check', event, token: tokenOf('check'), workspace, now: NOW });
  expect(github.calls.filter(({ path }) => /artifact|zip|tarball|\/runs\/\d+/.test(path))).toEqual([]);
  expect(github.problems).toEqual([]);
  await github.close();
});
