// The names of types: the glossary explains one that two rooms export, so that a reader knows which is meant.
import { roomOf } from './floors.ts';
import { code, type Law } from './tree.ts';

const GLOSSARY = 'docs/glossary.md';
const TYPE = /^export (?:declare |abstract )*(?:interface|type|class|enum) (\w+)/gm;

/** A type's name is exported by one room; where several do, a row of the glossary says why. */
export const namesOfTypesAreClear: Law = (tree) => {
  const rooms = new Map<string, Set<string>>();
  for (const [file, text] of code(tree, 'src'))
    for (const [, name = ''] of text.matchAll(TYPE))
      rooms.set(name, (rooms.get(name) ?? new Set()).add(roomNameOf(file)));
  const rows = tree.get(GLOSSARY) ?? '';
  return [...rooms]
    .filter(([name, all]) => all.size > 1 && !rows.includes(`| \`${name}\` |`))
    .map(
      ([name, all]) =>
        `${name}: exported by ${[...all].sort().join(', ')}; rename all but one, or say why in ${GLOSSARY}`,
    );
};

/** Each format is a room of its own: none imports another. */
function roomNameOf(file: string): string {
  const room = roomOf(file);
  return room === 'formats' ? file.split('/').slice(1, 3).join('/') : room;
}
