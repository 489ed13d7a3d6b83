// The command that accepts the spec as it is now.
import { type Command, ID, RECORDS } from '../model/command.ts';
import { UserError } from '../model/errors.ts';
import { isPlaceholder } from '../text/argument-placeholder.ts';

export const acceptSpec: Command = {
  name: 'accept-spec',
  summary: 'Accept the spec as it is now as the ground of a workflow',
  doors: ['cli', 'comment'],
  args: [
    ID,
    { name: 'HASH', about: 'the hash of the spec that you looked at, 12 digits or more', required: true },
  ],
  options: [{ flags: '--reason TEXT', about: 'why, for the record' }, ...RECORDS],
  examples: ['rekindle accept-spec ai-dev-shop:009-search-filters 8b84f372a1c0 --reason "only a typo"'],
  slash: {
    names: ['accept-spec'],
    permission: 'write',
    pinsItself: true,
    id: true,
    args: [
      {
        name: 'HASH',
        about: 'the hash of the spec that you looked at, 12 digits or more',
        required: true,
        shape: 'digest',
      },
    ],
    keys: [{ name: 'reason', value: '"TEXT"', about: 'why, for the record', shape: 'text' }],
    flags: [],
    examples: ['/accept-spec 8b84f372a1c0', '/accept-spec 8b84f372a1c0 reason="only a typo"'],
  },
  choice({ args: [hash = ''], has, one }) {
    if (isPlaceholder(hash))
      throw new UserError(
        `found ${JSON.stringify(hash)}, expected the hash of the spec that you looked at. ` +
          'Write 12 digits or more of it in its place; "rekindle scan" and the card show it.',
      );
    return { name: 'accept-spec', hash, why: has('reason') ? one('reason') : null };
  },
};
