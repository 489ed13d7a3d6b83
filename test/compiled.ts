// Where processes of the tests keep compiled code for the next one: most of a start of ours is compiling.
import { fileURLToPath } from 'node:url';

/** A folder; Node takes it from NODE_COMPILE_CACHE. */
export const COMPILED = fileURLToPath(new URL('../node_modules/.cache/rekindle-compiled', import.meta.url));
