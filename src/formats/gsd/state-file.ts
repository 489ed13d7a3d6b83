// STATE.md: what tells it, and where in it the tool keeps where it is.
import { versionIn } from '../../formkit/label-doubts.ts';
import { type LabelDocument, type LabelField, labelOf } from '../../formkit/labels.ts';
import type { Version } from '../../model/state-location.ts';

/**
 * The front matter's version, or the headings of the tool's template (templates/state.md). "State" alone, or
 * before a name as in "State: Shop", needs a field of the tool's below it, since anybody's file may begin so.
 */
const SIGN = /^gsd_state_version:|^#{1,4}[ \t]*(?:Project State|Current Position|Project Reference)\b/im;
const STATE = /^#{1,4}[ \t]*State[ \t]*(?:$|[^\w\s])/im;

const FIELD = /^\W{0,8}(?:(?:Current |Active )?(?:Phase|Plan|Milestone)|Status|Last activity|Stopped at):/im;

export const isState = (text: string): boolean => SIGN.test(text) || (STATE.test(text) && FIELD.test(text));

/** The version that the tool writes, and its other spellings; files without front matter have none. */
export const VERSIONS = ['1.0'] as const;
const KNOWN = /^v?1(?:\.0){0,2}$/i;

export const versionOf = (doc: LabelDocument): Version => versionIn(doc, 'gsd_state_version', KNOWN);

/** Headings of the body that count; an archive of sessions is none of them. */
export const CURRENT =
  /^(?:current_position|position|session|session_continuity|current_status|project_state|state)$/;

/** Fields that decide where it stands, by the names that they have. */
export const DECIDING = [['status'], ['active_phase', 'current_phase', 'phase'], ['milestone']];

/** The first of these fields that says something where the project stands now. */
export const fieldOf = (doc: LabelDocument, ...keys: readonly string[]): LabelField | null =>
  labelOf(doc, CURRENT, ...keys);
