// The families of state files that Rekindle reads.
import type { Format } from '../model/format.ts';
import { aiDevShop } from './ai-dev-shop/index.ts';
import { humaninloop } from './humaninloop/index.ts';

export const formats: readonly Format[] = [aiDevShop, humaninloop];
