// Is a text a specification workflow of this skill? Its siblings of the same plugin family look much alike.
import { BOM } from '../../text/lines.ts';
import { atMargin } from '../../text/yaml/top-level-text.ts';

/** The first comment that the tool's template has. */
const TITLE = /^#[ \t]+Specify Workflow State\b/m;

/** Keys that this format has at the margin; one is enough, since a torn file may have no more. */
const OWN = keys('feature_id current_phase current_stage phase_status stage_status schema_version');

/**
 * Keys of the siblings: requirements (`prd_mode`, `draft_file`, `analysis_mode`, `current_round`), planning
 * and implementation (`version`, `phases_completed`, `phases_remaining`), design handoff (`checksum`).
 */
const SIBLING = keys(
  'version prd_mode draft_file analysis_mode current_round phases_completed phases_remaining checksum',
);
const FEATURE = keys('feature_id');
/** First comments of the siblings' templates. */
const SIBLING_TITLE = /^#[ \t]+(?:Requirements|Planning|Plan|Implementation|Design[- ]?Handoff|Handoff)\b/im;

function keys(names: string): RegExp {
  return new RegExp(`^["']?(?:${names.replaceAll(' ', '|')})["']?[ \\t]*:`, 'm');
}

/** No front matter of this format is longer. UTF-16 units. */
const LOOK = 65_536;

/**
 * Told by its keys rather than by its first line, so that a file with conflict markers, front matter in
 * another language or a lost end is still ours, and is then refused in words.
 */
export function recognises(whole: string): boolean {
  const text = (whole.startsWith(BOM) ? whole.slice(1) : whole).slice(0, LOOK).replaceAll('\r', '\n');
  if (TITLE.test(text)) return true;
  const front = atMargin(text);
  if (!OWN.test(front)) return false;
  return FEATURE.test(front) || !(SIBLING.test(front) || SIBLING_TITLE.test(text));
}
