// The house test: the project's own code, docs and lists keep the laws of the house (ARCHITECTURE.md).
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { commands, slashCommands } from '../src/commands/index.ts';
import { formats } from '../src/formats/index.ts';
import { REASONS } from '../src/model/decision.ts';
import { rules } from '../src/rules/index.ts';
import * as budgets from './house/budgets.ts';
import * as orders from './house/commands.ts';
import * as floors from './house/floors.ts';
import { formatsAreSmall } from './house/format-sizes.ts';
import { linksLead } from './house/links.ts';
import * as lists from './house/lists.ts';
import { mapIsTrue } from './house/map.ts';
import { namesOfTypesAreClear } from './house/names.ts';
import * as packages from './house/packages.ts';
import { commentsArePlain, pagesArePlain, textsArePlain } from './house/plain.ts';
import * as reach from './house/reach.ts';
import * as reasons from './house/reasons.ts';
import { regexesAreLinear } from './house/regexes.ts';
import { type Law, readTree } from './house/tree.ts';
import * as words from './house/words.ts';

const tree = readTree(path.resolve(import.meta.dirname, '..'));

const LISTS: lists.Lists = {
  formats: formats.map((format) => ({ id: format.id, rules: format.rules.map(({ id }) => id) })),
  rules: rules.map(({ id }) => id),
  commands: slashCommands.map(({ name }) => name),
  typed: commands.flatMap(({ name, doors }) => (doors.includes('comment') ? [] : [name])),
};
const NAMES: ReadonlySet<string> = new Set(
  commands.flatMap(({ name, slash }) => [name, ...(slash?.names ?? [])]),
);
const REASONS_OF_RULES = [...rules, ...formats.flatMap((format) => format.rules)].map(({ reason }) => reason);

const LAWS: readonly (readonly [string, Law])[] = [
  ['every file of src/ stands in a room', floors.everyFileHasARoom],
  ['imports run down only', floors.importsRunDown],
  ['siblings never import siblings', floors.siblingsStayApart],
  ['formats, rules and commands are reached by their lists', floors.listsAreTheEntrance],
  ['there is no import circle', floors.noCircles],
  ['SDKs, disk, processes and network are imported in their rooms only', reach.modulesInTheirRooms],
  ['clock, randomness and environment are touched in their rooms only', reach.valuesInTheirRooms],
  ['files are short', budgets.filesAreShort],
  ['scan-repository.ts fits on a page', budgets.theScanFitsOnAPage],
  ['functions are short', budgets.functionsAreShort],
  ['lines are short', budgets.linesAreShort],
  ['folders are shallow', budgets.foldersAreShallow],
  ['folders are small', budgets.foldersAreSmall],
  ['formats are small', formatsAreSmall],
  ['the map is true', mapIsTrue],
  ['a type has one room', namesOfTypesAreClear],
  ['there are no drawers', words.noDrawers],
  ['every file says what it is for', words.filesSayWhatTheyAreFor],
  ['no type is switched off', words.noAny],
  ['no test is focused, empty or skipped', words.everyTestRuns],
  ['nothing is unfinished', words.nothingUnfinished],
  ['texts are plain English', textsArePlain],
  ['comments are plain English', commentsArePlain],
  ['pages are plain English', pagesArePlain],
  ['nothing names a machine or a registry', words.namesNoMachine],
  ['X06 every regular expression takes linear time', regexesAreLinear],
  ['every dependency has an exact version and a reason', packages.dependenciesHaveReasons],
  ['there is one test command', packages.oneTestCommand],
  ['links lead somewhere', linksLead],
  ['list = folder', (all) => lists.listIsFolder(all, LISTS)],
  ['list = docs', (all) => lists.listIsDocs(all, LISTS)],
  ['list = tests', (all) => lists.listIsTested(all, LISTS)],
  ['commands are named in their own files', (all) => orders.commandsAreNotNamed(all, NAMES)],
  ['commands of comments do something', () => orders.commandsDoSomething(commands)],
  ['before an order is planned nothing is written', orders.plansWriteNothing],
  ['every page is whole', (all) => lists.pagesAreWhole(all, LISTS)],
  ['every reason code is explained', (all) => reasons.reasonsAreExplained(all, REASONS)],
  ['every reason code can be reached', (all) => reasons.reasonsAreReachable(all, REASONS, REASONS_OF_RULES)],
];

describe('the house', () => {
  test('the tree that is judged is the project', () => {
    expect(tree.has('src/model/rule.ts')).toBe(true);
    expect(tree.has('package.json')).toBe(true);
    expect(tree.has('package-lock.json')).toBe(false);
  });

  test.each(LAWS)('%s', (_, law) => {
    expect(law(tree)).toEqual([]);
  });
});
