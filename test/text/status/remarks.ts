// What stands behind ticked boxes in healthy projects, and must not be read as a refusal.

export const GIVEN: readonly string[] = [
  // an option, a follow-up or another voice, beside a yes
  'approved: option A ✅, option B ❌',
  '✅ approved, ❌ option B',
  '2026-11-02 ✅ Ann; 🚧 follow-up ticket',
  'approved ✅ (was ⏳)',
  'approved 2026-11-02 (Bob voted no)',
  'voted 4:1, one voted against',
  'Bob disagreed, Ann decided: go',
  'approved (for the record: Bob asked for more work on UX)',
  // what was left out
  'approved by Ann. Deferred: pagination.',
  'approved — postponed: dark mode',
  'Ann — deferred: export to CSV',
  'approved, export deferred to v2',
  // when it was given
  '2026-11-02 by Ann, delayed by a week',
  '2026-11-02 by Ann (delayed)',
  'given on 2026-11-02, delayed because of holiday',
  'delayed from 2026-10-20 to 2026-11-02',
  'verschoben vom 1. auf 2.11., freigegeben',
  'reportée du 1 au 2 novembre, approuvée',
  'Änderungen gewünscht und eingearbeitet, freigegeben',
  // a yes in other words
  'LGTM; some changes needed in docs',
  'go ahead; needs some rework after launch',
  'checked by Ann, text changes requested by legal in ticket 12',
  'yes, changes wanted by sales go to v2',
  'accepted; changes wanted by sales go to v2',
  'approved; more work requested on UX in v2',
  'approved with requested changes',
  // things of the product
  'Ann, requires changes in nginx config at rollout',
  'requires changes in the database schema',
  'requires revision control',
  'needs a revision number in header',
  'approved by Ann, wants changes tracked in CHANGELOG',
  // nothing
  'approved by Ann — blocked by nothing',
  'blocked by: –',
  'parked: none',
  'approved; Ann objects to nothing',
  'Ann objects: no',
  // it went well in the end
  'handed back with signature',
  'sent back once; good now',
  'sent back, then revised and fine with Ann',
  'pushed back from Monday, given on Friday',
  'approved by Ann; no changes needed',
  'changes requested in round 1 are in',
  'nothing blocked',
  'waived',
];
