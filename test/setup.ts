// Refuses a Node that the dependencies were not locked for: that would test something else. After each test
// file, nothing that it put in the place of something real stays for the next file of its process.
import { afterAll, vi } from 'vitest';

const major = Number(process.versions.node.split('.')[0]);
if (major < 24)
  throw new Error(`tests need Node 24 or newer, found ${process.version}: start them with "npm test"`);

afterAll(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});
