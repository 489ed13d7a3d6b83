// Refs are moved only from where they were seen; a server that cannot do that is told of in words.
import nock from 'nock';
import { describe, expect, test } from 'vitest';
import { moveRef } from '../../../src/github/write/refs.ts';
import { intercepted } from '../intercepted.ts';
import { byHand } from '../odd-answers.ts';

const API = 'https://api.github.test';
const [FROM, TO] = ['a'.repeat(40), 'b'.repeat(40)];
intercepted();

/** As graphql-ruby answers, in either order. */
const NO_FIELD = "Field 'updateRefs' doesn't exist on type 'Mutation'";
const NO_TYPE = "RefUpdate isn't a defined input type (on $refUpdates)";
const UNUSED = 'Variable $refUpdates is declared by anonymous mutation but not used';

describe('R05 a GitHub Enterprise Server without updateRefs', () => {
  test.each([[[NO_FIELD]], [[NO_TYPE, NO_FIELD, UNUSED]], [[UNUSED, NO_FIELD]]])(
    'is told of in words: %j',
    async (messages) => {
      const asked: unknown[] = [];
      nock(API)
        .post('/graphql', (body) => asked.push(body) > 0)
        .reply(200, { errors: messages.map((message) => ({ message })) });
      const { ground } = byHand(() => ({}));
      await expect(moveRef({ ref: 'refs/heads/x', from: FROM, to: TO }, ground)).rejects.toMatchObject({
        refused: 'unsupported',
        message: expect.stringMatching(/^This GitHub Enterprise Server has no `updateRefs`.*3\.16/),
      });
      expect(asked).toHaveLength(1);
    },
  );
});
