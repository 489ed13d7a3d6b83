// What is looked up again and again: things by what they are called, and what is worked out once for each.

/** The same function, which works once for each thing and forgets with it: for things that never change. */
export function onceEach<Thing extends object, Made extends object>(
  make: (thing: Thing) => Made,
): (thing: Thing) => Made {
  const made = new WeakMap<Thing, Made>();
  return (thing) => {
    const known = made.get(thing);
    if (known) return known;
    const one = make(thing);
    made.set(thing, one);
    return one;
  };
}

/** Things by a key of theirs, in the order in which each key and each of its things comes. */
export function groupedBy<Key, Thing>(
  things: Iterable<Thing>,
  keyOf: (thing: Thing) => Key,
): ReadonlyMap<Key, readonly Thing[]> {
  const groups = new Map<Key, Thing[]>();
  for (const thing of things) {
    const key = keyOf(thing);
    const group = groups.get(key);
    if (group) group.push(thing);
    else groups.set(key, [thing]);
  }
  return groups;
}
