// How long the doors take to start, and short commands to answer, beside Node with an empty file.
import path from 'node:path';
import { makeRepository } from './make-repo.mjs';
import { CLI, DIST, digestOf, emptyFile, inTurn, node } from './measure.mjs';

/**
 * Doors by what they are asked for first. A wrong input stops the Action when it has read all of them; the
 * bot says at once what it lacks.
 */
const DOORS = {
  cli: { args: [CLI, '--version'], target: 1.2 },
  action: { args: [path.join(DIST, 'action', 'index.js')], env: { INPUT_MODE: 'none' }, target: 1.3 },
  bot: { args: [path.join(DIST, 'app', 'index.js')], target: null },
};

function start(door, { home, rounds }) {
  const { args, env, target } = DOORS[door];
  const of = inTurn(
    { product: node(args, { home, env, refuses: true }), floor: emptyFile({ home }) },
    rounds,
  );
  const { stdout } = of.product;
  return [
    {
      what: 'time to an empty file',
      value: of.product.seconds / of.floor.seconds,
      target,
      digest: digestOf(stdout),
    },
    { what: 'memory to an empty file', value: of.product.mebibytes / of.floor.mebibytes, target: null },
  ];
}

/** Commands on a repository with one interrupted workflow on the branch that is checked out. */
const COMMANDS = {
  list: { args: ['list'], target: 2.5 },
  brief: { args: ['brief'], target: null },
  'session-start': { args: ['hook', 'session-start'], target: 2.5 },
};

function command(name, { home, rounds }) {
  const { args, target } = COMMANDS[name];
  const folder = path.join(home, name);
  makeRepository(folder, { branches: 20, files: 500, workflows: 1 });
  const of = inTurn(
    { product: node([CLI, ...args], { home, cwd: folder }), floor: emptyFile({ home }) },
    rounds,
  );
  return [{ what: 'time to an empty file', value: of.product.seconds / of.floor.seconds, target }];
}

export const starts = {
  ...Object.fromEntries(Object.keys(DOORS).map((door) => [`start.${door}`, (at) => start(door, at)])),
  ...Object.fromEntries(Object.keys(COMMANDS).map((name) => [name, (at) => command(name, at)])),
};
