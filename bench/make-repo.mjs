// Makes a git repository full of agent workflows for measuring: equal options give equal object ids.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync } from 'node:fs';

const FIRST = Date.UTC(2026, 0, 5) / 1000;
const HOUR = 3600;
/** Source files in each folder of the default branch. */
const FILES_EACH = 25;
const STAGES = ['architect', 'tasks', 'tdd', 'programmer', 'testrunner'];

const digest = (text) => createHash('sha256').update(text).digest('hex');

/** The files of one workflow, interrupted at a stage that depends on its number. */
function workflow(number) {
  const feature = `${String(number).padStart(3, '0')}-feature-${digest(`name ${number}`).slice(0, 6)}`;
  const folder = `specs/${feature}`;
  const spec = `# Feature ${number}\n\n## Requirements\n\n- It does what it did before.\n`;
  const done = STAGES.slice(0, number % STAGES.length);
  const at = (hours) => `${new Date((FIRST + (number + hours) * HOUR) * 1000).toISOString().slice(0, 19)}Z`;
  const state = [
    '# Pipeline State',
    '',
    `- run_id: run-${number}`,
    `- feature: ${feature}`,
    '- spec_version: 1.0.0',
    `- spec_hash: sha256:${digest(spec)}`,
    `- started_at: ${at(0)}`,
    `- last_updated_at: ${at(5)}`,
    `- current_stage: ${STAGES[done.length] ?? 'testrunner'}`,
    `- status: ${number % 3 === 0 ? 'ABORTED' : 'IN_PROGRESS'}`,
    '',
    '## Completed Stages',
    '',
    '| Stage | Completed At | Output Artifact | Output Hash |',
    '|---|---|---|---|',
    `| spec | ${at(1)} | ${folder}/feature.spec.md | N/A |`,
    ...done.map((stage, index) => `| ${stage} | ${at(2 + index)} | ${folder}/${stage}.md | N/A |`),
    '',
  ].join('\n');
  return [
    [`${folder}/.pipeline-state.md`, state],
    [`${folder}/feature.spec.md`, spec],
    ...done.map((stage) => [`${folder}/${stage}.md`, `# ${stage}\n\nDone for ${feature}.\n`]),
  ];
}

function commit(ref, seconds, message, from, files) {
  const blobs = files.map(
    ([path, text]) => `M 100644 inline ${path}\ndata ${Buffer.byteLength(text)}\n${text}\n`,
  );
  return [
    `commit ${ref}\n`,
    from ? '' : 'mark :1\n',
    `committer Bench <bench@example.invalid> ${seconds} +0000\n`,
    `data ${Buffer.byteLength(message)}\n${message}\n`,
    from ? `from ${from}\n` : '',
    ...blobs,
    '\n',
  ].join('');
}

/** The whole history as one stream for `git fast-import`. */
function stream({ branches, files, workflows, carrying }) {
  const main = [['README.md', '# A repository for measuring\n']];
  const folders = Math.max(1, Math.round(files / FILES_EACH));
  for (let folder = 0; folder < folders; folder++)
    for (let file = 0; file < FILES_EACH; file++)
      main.push([`src/part-${folder}/file-${file}.txt`, `${digest(`source ${folder} ${file}`)}\n`]);
  for (let number = 1; number <= workflows; number++) main.push(...workflow(number));
  const parts = [commit('refs/heads/main', FIRST, 'start', null, main)];
  for (let branch = 1; branch <= branches; branch++) {
    const source = [`src/part-${branch % folders}/branch-${branch}.txt`, `${digest(`branch ${branch}`)}\n`];
    const carries = Math.floor(branch * carrying) > Math.floor((branch - 1) * carrying);
    const written = carries ? [source, ...workflow(workflows + branch)] : [source];
    const ref = `refs/heads/agent/${String(branch).padStart(5, '0')}`;
    parts.push(commit(ref, FIRST + branch * HOUR, `work ${branch}`, ':1', written));
  }
  return `${parts.join('')}done\n`;
}

function git(folder, args, input) {
  const { status, stderr, error } = spawnSync('git', args, { cwd: folder, input, encoding: 'utf8' });
  if (status !== 0) throw new Error(`git ${args[0]} failed in ${folder}: ${stderr || error?.message}`);
}

/** What a repository holds where nothing else is said. */
const USUAL = { branches: 20, files: 1_000, workflows: 8, carrying: 1 / 20 };

/**
 * Makes a repository in a folder that does not exist yet: a default branch of about `files` source files with
 * `workflows` interrupted workflows, and `branches` more, each with a commit of its own; the part `carrying`
 * of them has one workflow more.
 */
export function makeRepository(folder, options) {
  mkdirSync(folder, { recursive: true });
  git(folder, ['init', '--quiet', '--initial-branch=main']);
  git(folder, ['fast-import', '--quiet', '--done'], stream({ ...USUAL, ...options }));
  git(folder, ['pack-refs', '--all']);
  git(folder, ['reset', '--quiet', '--hard', 'main']);
}
