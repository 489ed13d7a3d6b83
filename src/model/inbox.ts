// What GitHub delivers, kept until it was worked: each delivery once, those of one lane in order.

/** One delivery of a webhook, as it came. */
export interface Delivery {
  /** GitHub's id of the delivery: the same for each time that it is sent anew. */
  readonly id: string;
  /** GitHub's name of the event. */
  readonly event: string;
  readonly action: string | null;
  /**
   * What it says, by whichever hook it came: of two that say the same one is worked. `null`: its id alone
   * tells.
   */
  readonly meaning: string | null;
  /** What is worked one after the other: deliveries of one repository. */
  readonly lane: string;
  /** When it happened, milliseconds since 1970: the order within a lane. */
  readonly at: number;
  readonly receivedAt: number;
  /** The installation that it is for; `null`: the App itself. */
  readonly installation: number | null;
  /** `OWNER/NAME` as it was then, for people to read. */
  readonly repository: string | null;
  /** The JSON, byte for byte. */
  readonly body: string;
}

/** `waiting`: to be worked, or to be tried again. `parked`: given up, with the reason. */
export const DELIVERY_STATES = ['waiting', 'done', 'parked'] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];

export interface KeptDelivery extends Delivery {
  readonly state: DeliveryState;
  /** How often it was begun with; one that a crash cut off counts. */
  readonly tries: number;
  /** Not worked before, milliseconds since 1970. */
  readonly dueAt: number;
  /** Why it is tried again, was parked, or was not needed; `null` otherwise. */
  readonly reason: string | null;
  readonly settledAt: number | null;
}

/** What came of working a delivery. */
export type Outcome =
  | { readonly kind: 'done'; readonly reason: string | null }
  | { readonly kind: 'again'; readonly dueAt: number; readonly reason: string }
  | { readonly kind: 'parked'; readonly reason: string };

/** Deliveries by state, and how old the oldest one is that waits. */
export interface InboxFigures {
  readonly waiting: number;
  readonly done: number;
  readonly parked: number;
  /** Milliseconds since 1970; `null`: none waits. */
  readonly oldestWaiting: number | null;
}

export interface Serving {
  /** How many lanes are worked at a time by this process. */
  readonly lanes: number;
  /** Tells the time in milliseconds since 1970. */
  readonly now: () => number;
  /** Works one delivery. What it throws counts as a crash of ours: the lane rests, and it is tried again. */
  readonly work: (delivery: KeptDelivery) => Promise<Outcome>;
  /** Told of what the store itself could not do. */
  readonly failed: (error: unknown) => void;
}

/** Ends the serving: nothing is begun with any more; resolved when what was begun with is settled. */
export type StopServing = () => Promise<void>;

export interface Inbox {
  /**
   * Keeps deliveries, in one transaction: when it resolves they are on disk. `dueAt`: none is worked before.
   * The ids of those that are new, by id and by meaning; the others change nothing.
   */
  keep(deliveries: readonly Delivery[], dueAt: number): Promise<ReadonlySet<string>>;
  /** Which of these ids are there. */
  known(ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** One delivery by its id; `null`: it is not there. */
  find(id: string): Promise<KeptDelivery | null>;
  /** Works what waits and what comes, until it is stopped. One process works a lane at a time. */
  serve(serving: Serving): StopServing;
  /** Has a parked delivery tried again. `false`: none such is parked. */
  retry(id: string, now: number): Promise<boolean>;
  parked(limit: number): Promise<readonly KeptDelivery[]>;
  figures(): Promise<InboxFigures>;
  /** Forgets the bodies of what was done before a time, and all of what was done before another one. */
  prune(bodiesBefore: number, allBefore: number): Promise<void>;
}
