// Whether the data of an answer fits what was asked for: every field there, none besides, types as published.
import {
  type FieldNode,
  type GraphQLAbstractType,
  type GraphQLObjectType,
  type GraphQLOutputType,
  isAbstractType,
  isEnumType,
  isListType,
  isNonNullType,
  isObjectType,
  type SelectionSetNode,
} from 'graphql';
import { isFields, quoted } from './bodies.ts';
import { expectedOf, schema } from './schema.ts';
import { type Asked, selected } from './selections.ts';

type Sets = readonly SelectionSetNode[];
const wrong = (at: string, value: unknown, expected: string) => [
  `${at}: found ${quoted(value)}, expected ${expected}`,
];

function ofType(
  type: GraphQLOutputType,
  value: unknown,
  sets: Sets,
  at: string,
  asked: Asked,
): readonly string[] {
  if (isNonNullType(type))
    return value === null ? wrong(at, value, type.toString()) : ofType(type.ofType, value, sets, at, asked);
  if (value === null) return [];
  if (isListType(type)) {
    if (!Array.isArray(value)) return wrong(at, value, type.toString());
    return value.flatMap((one, index) => ofType(type.ofType, one, sets, `${at}/${index}`, asked));
  }
  if (isObjectType(type)) return ofObject(type, value, sets, at, asked);
  if (isAbstractType(type)) return ofAbstract(type, value, sets, at, asked);
  if (isEnumType(type)) {
    const names = type.getValues().map(({ name }) => name);
    return names.some((name) => name === value) ? [] : wrong(at, value, `one of ${names.join(', ')}`);
  }
  const looks = expectedOf(type.name, value);
  return looks === null ? [] : wrong(at, value, looks);
}

/** The fields that `sets` ask of an object type, by their names in the answer. */
function askedOf(
  type: GraphQLObjectType,
  sets: Sets,
  asked: Asked,
): ReadonlyMap<string, readonly FieldNode[]> {
  const isOfUs = (name: string): boolean => {
    const one = schema.getType(name);
    return one === type || (isAbstractType(one) && schema.isSubType(one, type));
  };
  const groups = new Map<string, readonly FieldNode[]>();
  for (const { node } of selected(sets, asked, isOfUs)) {
    const key = node.alias?.value ?? node.name.value;
    groups.set(key, [...(groups.get(key) ?? []), node]);
  }
  return groups;
}

/** An interface or union: the type that the value names, or else the one that explains its fields best. */
function ofAbstract(
  type: GraphQLAbstractType,
  value: unknown,
  sets: Sets,
  at: string,
  asked: Asked,
): readonly string[] {
  if (!isFields(value)) return wrong(at, value, `an object of type ${type.name}`);
  const all = schema.getPossibleTypes(type);
  const named = all.filter((one) => one.name === value['__typename']);
  const tried = (named.length > 0 ? named : all).map((one) => {
    const known = askedOf(one, sets, asked);
    const strange = Object.keys(value).filter((key) => !known.has(key)).length;
    return { strange, problems: ofObject(one, value, sets, at, asked) };
  });
  tried.sort((a, b) => a.strange - b.strange || a.problems.length - b.problems.length);
  return tried[0]?.problems ?? wrong(at, value, type.name);
}

/** What of a value does not fit the fields that `sets` ask of an object type; `at` is a JSON pointer. */
export function ofObject(
  type: GraphQLObjectType,
  value: unknown,
  sets: Sets,
  at: string,
  asked: Asked,
): readonly string[] {
  if (!isFields(value)) return wrong(at, value, `an object of type ${type.name}`);
  const groups = askedOf(type, sets, asked);
  const strange = Object.keys(value).filter((key) => !groups.has(key));
  return [
    ...strange.map(
      (key) => `${at}/${key}: found a field that was not asked for, expected ${type.name} without it`,
    ),
    ...[...groups].flatMap(([key, asking]): readonly string[] => {
      const name = asking[0]?.name.value ?? '';
      const place = `${at}/${key}`;
      if (name === '__typename') return value[key] === type.name ? [] : wrong(place, value[key], type.name);
      const field = schema.getField(type, name);
      if (!field || value[key] === undefined)
        return wrong(place, value[key], field?.type.toString() ?? 'no such field');
      const inner = asking.flatMap((node) => node.selectionSet ?? []);
      return ofType(field.type, value[key], inner, place, asked);
    }),
  ];
}
