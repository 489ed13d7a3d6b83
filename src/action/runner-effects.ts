// Performs effects on a runner: log and annotations, outputs, the job summary, files in its temporary folder.
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as core from '@actions/core';
import type { AnnotationEffect, Effect, FileEffect, LogEffect } from '../model/effect.ts';
import { OurBug, UserError } from '../model/errors.ts';

const ANNOTATE = { error: core.error, warning: core.warning, notice: core.notice } as const;

/**
 * `temp`: the folder for files. If nothing can be written there, only the file is lost, not the check: the
 * output that names it is then empty.
 * @throws UserError where the runner's own files cannot be written
 */
export function applyOn(temp: string): (effects: readonly Effect[]) => Promise<void> {
  return async (effects) => {
    const lost = new Set<string>();
    for (const effect of effects) {
      if (effect.kind === 'file') await save(effect, temp, lost);
      else if (effect.kind === 'output' && lost.has(effect.value)) await perform({ ...effect, value: '' });
      else await perform(effect);
    }
  };
}

async function save({ name, content }: FileEffect, temp: string, lost: Set<string>): Promise<void> {
  const file = join(temp, name);
  try {
    await writeFile(file, content);
  } catch (error) {
    lost.add(file);
    const why = error instanceof Error ? error.message : String(error);
    core.warning(`The file ${name} was not written: ${why}. Set RUNNER_TEMP to a folder.`);
  }
}

async function perform(effect: Exclude<Effect, FileEffect>): Promise<void> {
  const { kind } = effect;
  if (kind === 'annotation') return annotate(effect);
  if (kind === 'log') return log(effect);
  if (kind === 'output') return written('the output', async () => core.setOutput(effect.name, effect.value));
  if (kind === 'summary') return summarise(effect.markdown);
  throw new OurBug(`a runner takes no effect of the kind ${kind}`);
}

function annotate({ level, path, line, title, message }: AnnotationEffect): void {
  const place = { title, file: path, ...(line === null ? {} : { startLine: line }) };
  ANNOTATE[level](message, place);
}

function log({ level, message }: LogEffect): void {
  if (level === 'info') core.info(inert(message));
  else ANNOTATE[level](message);
}

/**
 * A line that the runner does not take for a command: it takes `::` after any blanks, and `##[` wherever it
 * stands (ActionCommand.cs of actions/runner).
 */
function inert(text: string): string {
  return text
    .replace(/[\r\n]+/g, ' ')
    .replace(/^(\s*)::/, '$1\\::')
    .replaceAll('##[', '##\\[');
}

async function summarise(markdown: string): Promise<void> {
  try {
    await core.summary.addRaw(markdown, true).write();
  } catch {
    core.notice('There is no file for a job summary (GITHUB_STEP_SUMMARY), so none was written.');
  }
}

async function written(what: string, write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new UserError(`Writing ${what} failed: ${why}. The runner must give a place that can be written.`, {
      cause,
    });
  }
}
