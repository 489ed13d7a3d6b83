// The families of state files that Rekindle reads.
import type { Format } from '../model/format.ts';

export const formats: readonly Format[] = [];
