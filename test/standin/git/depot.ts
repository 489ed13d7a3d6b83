// All bare repositories of the stand-in in one folder, laid out so that git's http-backend finds them.
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Place } from './history.ts';
import { Objects } from './objects.ts';
import { Refs } from './refs.ts';

/**
 * What GitHub's servers allow (partial clone, any object by its id), and no housekeeping in the background.
 */
const CONFIG = (hooks: string) => `[core]
	repositoryformatversion = 0
	bare = true
	hooksPath = ${hooks}
	logAllRefUpdates = false
	fsync = none
[uploadpack]
	allowFilter = true
	allowAnySHA1InWant = true
[http]
	receivepack = true
[receive]
	autogc = false
	unpackLimit = 1000000
	denyDeleteCurrent = refuse
[gc]
	auto = 0
`;

/**
 * Refuses what the server says in variables: refs by a pattern, and changes of workflow files. The texts are
 * those that GitHub's own hook writes.
 */
const UPDATE_HOOK = `#!/bin/sh
ref=$1 old=$2 new=$3
if [ -n "$STANDIN_PROTECTED" ] && printf '%s' "$ref" | grep -qE "$STANDIN_PROTECTED"; then
	echo "error: GH006: Protected branch update failed for $ref." >&2
	exit 1
fi
if [ -n "$STANDIN_NO_WORKFLOWS" ] && [ "$new" != ${'0'.repeat(40)} ]; then
	[ "$old" = ${'0'.repeat(40)} ] && old=HEAD
	changed=$(git diff --name-only "$old" "$new" -- .github/workflows | head -n 1)
	if [ -n "$changed" ]; then
		refusing="refusing to allow a GitHub App to create or update workflow"
		echo "$refusing \\\`$changed\\\` without \\\`workflows\\\` permission" >&2
		exit 1
	fi
fi
exit 0
`;

export class Depot {
  readonly root: string;
  readonly objects: Objects;
  readonly #refs = new Map<number, Refs>();
  #kept: readonly number[] = [];

  constructor(root: string) {
    this.root = root;
    mkdirSync(join(root, 'hooks'), { recursive: true });
    writeFileSync(join(root, 'hooks', 'update'), UPDATE_HOOK, { mode: 0o755 });
    const reader = join(root, 'reader.git');
    this.objects = new Objects(join(root, 'objects'), join(root, 'seed'), reader);
    this.#init(reader);
  }

  #init(dir: string): void {
    mkdirSync(join(dir, 'refs', 'heads'), { recursive: true });
    mkdirSync(join(dir, 'refs', 'tags'), { recursive: true });
    writeFileSync(join(dir, 'config'), CONFIG(join(this.root, 'hooks')));
    writeFileSync(join(dir, 'HEAD'), 'ref: refs/heads/main\n');
    symlinkSync(this.objects.dir, join(dir, 'objects'));
  }

  /** The refs of a repository by its id (names change), which is made where it is not there. */
  of(id: number): Refs {
    const known = this.#refs.get(id);
    if (known) return known;
    const dir = join(this.root, 'repositories', `${id}.git`);
    this.#init(dir);
    const refs = new Refs(dir);
    this.#refs.set(id, refs);
    return refs;
  }

  /** What questions about history are asked of. */
  place(id: number): Place {
    return { dir: this.of(id).dir, objects: this.objects };
  }

  keep(): void {
    this.objects.keep();
    for (const refs of this.#refs.values()) refs.keep();
    this.#kept = [...this.#refs.keys()];
  }
  /** Refs alone: objects are never taken away. By the repository's id. */
  save(): ReadonlyMap<number, string> {
    return new Map([...this.#refs].map(([id, refs]) => [id, refs.save()]));
  }
  restore(saved: ReadonlyMap<number, string>): void {
    for (const [id, refs] of saved) this.of(id).restore(refs);
  }
  reset(): void {
    this.objects.reset();
    for (const [id, refs] of this.#refs) {
      if (this.#kept.includes(id)) refs.reset();
      else {
        refs.close();
        rmSync(refs.dir, { recursive: true });
        this.#refs.delete(id);
      }
    }
  }
  close(): void {
    this.objects.close();
    for (const refs of this.#refs.values()) refs.close();
    rmSync(this.root, { recursive: true, force: true });
  }
}
