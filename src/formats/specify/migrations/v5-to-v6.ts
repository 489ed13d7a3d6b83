// Version 5 to 6: a profile may be chosen; none is chosen yet.
import type { Migration } from '../../../model/format.ts';
import type { SpecifyDocument } from '../document.ts';
import { withHead, withKeysBefore, withMap, withVersion } from './edits.ts';

export const v5ToV6: Migration<SpecifyDocument> = {
  from: 3,
  summary: 'v5 → v6',
  up(doc) {
    const top = withHead(withVersion(doc.data, 6), [['profile', null]]);
    const data = withMap(top, 'user_decisions', (one) =>
      withKeysBefore(one, [['profile', null]], 'clarifications'),
    );
    return { ...doc, data };
  },
};
