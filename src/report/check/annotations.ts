// Messages at file and line: what is wrong with the saved states of a commit, within GitHub's limits.

import type { AnnotationEffect } from '../../model/effect.ts';
import type { Recovered, Recovery, Unreadable } from '../../model/recovery.ts';
import type { Consequence, Severity } from '../../model/rule.ts';
import { order } from '../../model/sort-order.ts';
import { stepName } from '../../model/workflow.ts';
import { forTerminal } from '../../text/escape.ts';
import { redact } from '../../text/redact.ts';
import { decided } from '../next-steps.ts';
import { needsDecision } from '../scan/urgency.ts';
import { isInvalid, isInvalidFile } from './validity.ts';

type Level = AnnotationEffect['level'];

/** GitHub shows this many annotations of a level and step, and drops the rest without a word. */
const MOST = 10;

/** Characters; what is longer is cut, as an annotation points and the summary tells the rest. */
const LONGEST = 1_000;

const LEVEL: Readonly<Record<Severity, Level>> = { error: 'error', warning: 'warning', note: 'notice' };
const BY_LEVEL: readonly Level[] = ['error', 'warning', 'notice'];
const BY_CONSEQUENCE: readonly Consequence[] = ['block', 'ask', 'rerun', 'note'];

interface Draft {
  readonly invalid: boolean;
  readonly level: Level;
  readonly consequence: Consequence;
  readonly path: string;
  readonly line: number | null;
  /** The broken rule; where none is broken, the reason of the decision. */
  readonly code: string;
  readonly message: string;
}

export interface Annotations {
  readonly effects: readonly AnnotationEffect[];
  /** How many there was no room for; above 0, a notice that says so has its place. */
  readonly left: number;
}

/**
 * `taken`: how many places of each level are needed for messages without a place in a file. `most`: places of
 * each level; GitHub's own for a step of a job where absent.
 */
export function annotationsOf(
  found: readonly Recovered[],
  taken: Readonly<Record<Level, number>>,
  most = MOST,
): Annotations {
  const drafts = found
    .flatMap(({ workflows, unreadable }) => [
      ...unreadable.filter(isInvalidFile).map(ofUnreadable),
      ...workflows.flatMap(ofWorkflow),
    ])
    .sort(compare);
  const all = chosen(drafts, taken, most);
  const some =
    all.length === drafts.length ? all : chosen(drafts, { ...taken, notice: taken.notice + 1 }, most);
  return { effects: some.map(effectOf), left: drafts.length - some.length };
}

function chosen(
  drafts: readonly Draft[],
  taken: Readonly<Record<Level, number>>,
  most: number,
): readonly Draft[] {
  const used = { ...taken };
  return drafts.filter(({ level }) => ++used[level] <= most);
}

function ofUnreadable({ path, line, rule, message }: Unreadable): Draft {
  return { invalid: true, level: 'error', consequence: 'block', path, line, code: rule, message };
}

/** A decision rests on it. */
function decisive(consequence: Consequence): boolean {
  return consequence === 'block' || consequence === 'ask';
}

/** Its findings (of an ended one no mere notes), and its decision where no finding tells about it. */
function ofWorkflow(one: Recovery): readonly Draft[] {
  const { step, reason, instruction } = one.decision;
  const name = step === null ? null : stepName(one.state, step);
  const verdict = `Decision: ${decided({ ...one.decision, step: name })}.`;
  const drafts = one.findings
    .filter(({ severity }) => one.liveness !== 'ended' || severity !== 'note')
    .map(({ rule, severity, consequence, path, line, message }) => ({
      invalid: isInvalid(one) && decisive(consequence),
      level: LEVEL[severity],
      consequence,
      path,
      line,
      code: rule,
      message: `${one.id}: ${message} ${verdict}`,
    }));
  if (!needsDecision(one) || one.findings.some(({ consequence }) => decisive(consequence))) return drafts;
  const message = `${one.id}: ${instruction} ${verdict}`;
  const line = one.state?.current?.line ?? null;
  const told = { level: 'warning', consequence: 'ask', path: one.path, line, code: reason, message } as const;
  return [{ ...told, invalid: false }, ...drafts];
}

function compare(a: Draft, b: Draft): number {
  return (
    Number(b.invalid) - Number(a.invalid) ||
    BY_LEVEL.indexOf(a.level) - BY_LEVEL.indexOf(b.level) ||
    BY_CONSEQUENCE.indexOf(a.consequence) - BY_CONSEQUENCE.indexOf(b.consequence) ||
    order(a.path, b.path) ||
    (a.line ?? 0) - (b.line ?? 0) ||
    order(a.code, b.code) ||
    order(a.message, b.message)
  );
}

function effectOf({ level, path, line, code, message }: Draft, index: number): AnnotationEffect {
  const whole = forTerminal(redact(message));
  return {
    kind: 'annotation',
    key: `annotation/${index}/${code}/${path}`,
    level,
    path,
    line,
    title: `Rekindle: ${code}`,
    message: whole.length > LONGEST ? `${whole.slice(0, LONGEST).replace(/\p{Surrogate}$/u, '')}…` : whole,
  };
}
