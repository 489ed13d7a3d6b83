// Requests that nock answers: for the tests of one file, since others share its process and its network.
import nock from 'nock';
import { afterAll, afterEach, beforeAll } from 'vitest';

/** Called once by each test file that has nock answer; what one test left unasked does not reach the next. */
export function intercepted(): void {
  beforeAll(() => {
    if (!nock.isActive()) nock.activate();
  });
  afterEach(() => nock.cleanAll());
  afterAll(() => nock.restore());
}
