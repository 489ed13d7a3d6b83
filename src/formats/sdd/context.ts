// What an agent should know to go on with a workflow, from parsed fields; what files say in it is untrusted.
import type { Current } from '../../model/workflow.ts';
import { isList } from '../../text/data/data.ts';
import { joinPath } from '../../text/markdown/paths.ts';
import { lineAt, rootOf, textAt, valueAt } from './document.ts';
import { fileOf, homesOf, isThere } from './locations.ts';
import { FILES, LAST_STEP } from './vocabulary.ts';
import type { WorkflowContext } from './workflow-context.ts';

/** Files of earlier work that are named. */
const MOST = 50;

export function contextOf(ground: WorkflowContext, current: Current | null): readonly string[] {
  return [
    ...(current === null ? [] : [...itemLines(ground, current), ...questionLines(ground)]),
    ...regressionLines(ground),
  ];
}

function itemLines(ground: WorkflowContext, { item, id }: Current): readonly string[] {
  const { leaves, place, snapshot } = ground;
  const leaf = leaves.find(({ path }) => path === item);
  if (!leaf) return [];
  const [home] = homesOf(leaf, place);
  const files = Object.values(FILES).map((name) => fileOf(name, leaf, place, snapshot));
  const beside = homesOf(leaf, place).map((folder) => joinPath(folder, 'context.md'));
  const there = [...files, ...beside].filter((path) => path !== null && isThere(path, snapshot));
  return [
    `Item: ${leaf.path}${leaf.changeId === null ? '' : ` (change ${leaf.changeId})`}, phase ${id}`,
    ...(leaf.title === null ? [] : [`Title: ${leaf.title}`]),
    ...(home === undefined ? [] : [`Its folder: ${home}`]),
    ...[...new Set(there)].map((path) => `Read first: ${path}`),
    ...leaf.dependsOn.map((name) => `Depends on: ${name}`),
  ];
}

function questionLines({ asked }: WorkflowContext): readonly string[] {
  return asked.flatMap(({ solicitation }) => {
    const { path, step, asking, questions } = solicitation;
    const at = step === null ? '' : `, at step ${step} of ${LAST_STEP}`;
    return [
      `Solicitation: ${path}${at}`,
      ...(asking === null ? [] : [`It stands at the question: ${asking}`]),
      ...questions.flatMap(({ id, state, blocks }) =>
        state === 'open' && blocks !== null ? [`Question ${id} blocks: ${blocks}`] : [],
      ),
    ];
  });
}

/** A step back, and what was kept of the work that it gave up. */
function regressionLines({ doc }: WorkflowContext): readonly string[] {
  const at = [...rootOf(doc).path, 'regression'];
  const text = (...more: (string | number)[]) => textAt(doc, [...at, ...more]);
  if (lineAt(doc, at) === null || text('to_phase') === null) return [];
  const kept = valueAt(doc, [...at, 'preserved_work']);
  const when = text('timestamp');
  const said = `Went back from ${text('from_phase') ?? 'a later phase'} to ${text('to_phase')}`;
  const preserved = (isList(kept) ? kept : []).slice(0, MOST).flatMap((_, i) => {
    const path = text('preserved_work', i, 'path');
    const more = [text('preserved_work', i, 'type'), text('preserved_work', i, 'description')];
    const told = more.filter((one) => one !== null).join(': ');
    return path === null ? [] : [`Kept from before: ${path}${told === '' ? '' : ` (${told})`}`];
  });
  return [
    `${said}${when === null ? '' : ` at ${when}`}: ${text('reason') ?? 'no reason given'}`,
    ...preserved,
  ];
}
