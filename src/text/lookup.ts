// What is looked up again and again: things by what they are called, and what is worked out once for each.

/** The same function, which works once for each thing and forgets with it: for things that never change. */
export function onceEach<Thing extends object, Made extends object>(
  make: (thing: Thing) => Made,
): (thing: Thing) => Made {
  return onceBy((thing) => thing, make);
}

/** The same, for all things with one key, which they share for as long as the answer is the same. */
export function onceBy<Thing, Made extends object>(
  keyOf: (thing: Thing) => object,
  make: (thing: Thing) => Made,
): (thing: Thing) => Made {
  const made = new WeakMap<object, Made>();
  return (thing) => {
    const known = made.get(keyOf(thing));
    if (known) return known;
    const one = make(thing);
    made.set(keyOf(thing), one);
    return one;
  };
}

/** A question that is asked once, and only if its answer is wanted; a refusal is an answer as well. */
export function once<Made>(ask: () => Made): () => Made {
  const only = onceFor<null, Made>(ask);
  return () => only(null);
}

/** The same, once for each word or number that it is asked about, as long as the function lives. */
export function onceFor<Key, Made>(ask: (key: Key) => Made): (key: Key) => Made {
  const answers = new Map<Key, { readonly made: Made }>();
  return (key) => {
    const known = answers.get(key) ?? { made: ask(key) };
    answers.set(key, known);
    return known.made;
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
