// Remarks to what a person should approve, that say that it went back or was put off: `sent back by Ann`.
import { alternatives } from './alternatives.ts';
import { DATE, LONGEST_REMARK } from './clause.ts';

/** What a remark says when all is well, or that it became so: then none of it is read as a refusal. */
const YES = new RegExp(
  `(?<![\\wÀ-ÿ])(?:${alternatives(
    'approv\\w*|accept\\w*|agree\\w*|ok(?:ay)?|lgtm|yes|yep|go(?:es)?|checked|done|waived',
    'given|fine|good|great',
    'signed|cleared|passed|granted|certified|confirmed|clean|green|ready|release[ds]?|unblocked|revised',
    'resolved|settled|closed|fixed|addressed|applied|made|incorporated|implemented|included|integrated',
    'merged',
    'met|lifted|over|handled|answered|(?:are|is|all|now|were) in|back and',
    // how it was before: `changes requested (round 1)`
    'was|were|once|twice|first|initially|earlier|previously|formerly|rounds?|second|then|none',
    'freigegeben|genehmigt|angenommen|akzeptiert|erledigt|eingearbeitet|abgenommen|zugestimmt|gut|ja',
    'approuvée?s?|acceptée?s?|validée?s?|oui|aprobad[oa]s?|aceptad[oa]s?|sí|aprovad[oa]s?|approvat[oa]',
    'goedgekeurd|akkoord|si|sim',
  )})(?![\\wÀ-ÿ])|[✅✔✓☑👍🟢]`,
  'iu',
);

/** The part that counts: up to the first sign that ends it. A name and a number may have full stops. */
const FIRST = /^(?:[^;,—–().]|\.(?=\S)){0,160}/u;

const NAME = "(?!(?:no|none|never|not|no-?body|nothing|by|on|in|it)\\b)[\\p{L}@][\\p{L}\\d_.@’'-]{0,30}";
/** Who says so and when: `2026-11-02 Ann: `. */
const BEFORE = `(?:${DATE}:?\\s+)?(?:${NAME}(?: ${NAME})?:\\s+)?`;
/** By whom, why or for how long. With a verb it is a sentence of something else. */
const BY =
  String.raw`(?:\s+(?!(?:by|to|for) (?:nothing|no ?body|no)\b)` +
  String.raw`(?:by|to|for|until|till|pending|on|since|because)\b` +
  String.raw`(?!.*\b(?:is|are|go|have|has|will)\b)[^:]{1,80})?`;
const REASON = String.raw`(?::\s*(?![–-]|(?:no|nil|nothing|n\/a|0)\b)\S.*)?`;
const WENT_BACK = alternatives(
  'sent back',
  '(?:returned|sent) to the (?:author|architect|drawing board)',
  '(?:returned|sent) for (?:re-?work|changes|revision|correction)',
  '(?:some |more |minor |major )?changes (?:requested|needed|required|demanded)',
  'needs (?:some |more |minor |major )?(?:changes|re-?work|revision)',
  'zurückgegeben|änderungen (?:gewünscht|nötig|verlangt)|renvoyée?|modifications demandées',
);
const PUT_OFF = '(?:put |placed )?on hold|blocked|deferred|postponed|zurückgestellt|vertagt|en pause';

const REFUSAL = new RegExp(
  `^${BEFORE}(?:${alternatives(
    `(?:is )?(?:${WENT_BACK})${BY}${REASON}`,
    // A thing after a colon is what was put off: `deferred to v2: export`.
    `(?:is )?(?:${PUT_OFF})${BY}`,
    `${NAME}(?: ${NAME})? (?:said|says) no(?: to (?:it|this|that))?(?: (?:on|again|today|yesterday)\\b.*)?`,
    '[❌✗✘✖⛔🚫🛑👎⏳⌛⏸]\\uFE0F?.*',
  )})\\s*$`,
  'iu',
);

/**
 * Whether a remark after a ticked box, or after a word of approval, begins with words of a refusal and has
 * no word or sign of a yes at all. In doubt the approval stands: else a person would be asked twice.
 */
export function isSentBack(remark: string): boolean {
  const said = remark
    .slice(0, LONGEST_REMARK)
    .replace(/[*`~]/g, '')
    .replace(/^[\s:;,.(—–-]+/, '');
  return REFUSAL.test((FIRST.exec(said)?.[0] ?? '').trim()) && !YES.test(said);
}
