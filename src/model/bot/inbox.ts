// What GitHub delivers, kept until it was worked: each delivery once, those of one lane in order.

/** One delivery of a webhook, as it came. */
export interface Delivery {
  /** GitHub's id of the delivery: the same each time that it is sent again. */
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
  /** The JSON as it came; what no text of a database can hold, which no JSON has, is replaced. */
  readonly body: string;
}

/** A webhook whose sender is known. */
export interface Webhook {
  /** GitHub's id of the delivery. */
  readonly id: string;
  /** GitHub's name of the event. */
  readonly event: string;
  readonly body: string;
  /** Milliseconds since 1970. */
  readonly receivedAt: number;
}

/** One as it came: not a byte of it was read. */
export interface Arrival extends Omit<Webhook, 'body'> {
  readonly bytes: Uint8Array;
}

/** What a webhook says. */
export type WebhookMessage =
  /** Nothing follows from it. */
  | { readonly kind: 'nothing' }
  /** No webhook of GitHub's, or one that cannot be kept as what it says: it is kept whole, and parked. */
  | { readonly kind: 'parked'; readonly reason: string }
  | { readonly kind: 'delivery'; readonly delivery: Delivery };

/** What became of a webhook: `known`, where another one said the same before. */
export type WebhookOutcome =
  | Exclude<WebhookMessage, { kind: 'delivery' }>
  | { readonly kind: 'kept' | 'known'; readonly delivery: Delivery };

export interface Sorting {
  /** What arrives is anybody's JSON; one for which it throws is parked. */
  readonly read: (webhook: Webhook) => WebhookMessage;
  /** Tells the time in milliseconds since 1970. */
  readonly now: () => number;
  /** Milliseconds that a delivery waits once it is read: one that happened before it can overtake it. */
  readonly patience: number;
  /** Called with each, once what follows from it is stored. */
  readonly sorted: (webhook: Webhook, became: WebhookOutcome) => void;
  /** Called with errors of the store itself; it is read again. */
  readonly failed: (error: unknown) => void;
}

export interface Sorted {
  /** Resolved once nothing was left to be read, by any process. */
  readonly ready: Promise<void>;
  /** Reads nothing more; resolved when what was begun is over. */
  readonly stop: () => Promise<void>;
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
  | {
      readonly kind: 'again';
      readonly dueAt: number;
      readonly reason: string;
      /** The others of its lane wait until it is due; absent: they go on. */
      readonly holds?: true;
    }
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
  /**
   * Works one delivery. What it throws counts as a crash: it rests, and is tried again. `lost` is
   * aborted once another process may begin the same: whatever is not done by then is that one's to do.
   */
  readonly work: (delivery: KeptDelivery, lost: AbortSignal) => Promise<Outcome>;
  /** Called with errors of the store itself. */
  readonly failed: (error: unknown) => void;
}

/** Ends the serving: nothing is begun with any more; resolved when what was begun with is settled. */
export type StopServing = () => Promise<void>;

export interface Inbox {
  /** Writes a webhook down as it came: when it resolves it is on disk. */
  arrive(arrival: Arrival): Promise<void>;
  /** Reads what arrives, the oldest first, and keeps what follows; of several processes each others. */
  sort(sorting: Sorting): Sorted;
  /**
   * Keeps deliveries, in one transaction: when it resolves they are on disk. `dueAt`: none is worked before.
   * The ids of those that are new, by id and by meaning; the others change nothing.
   */
  keep(deliveries: readonly Delivery[], dueAt: number): Promise<ReadonlySet<string>>;
  /** Which of these ids are there. */
  known(ids: readonly string[]): Promise<ReadonlySet<string>>;
  /** One delivery by its id; `null`: it is not there. */
  find(id: string): Promise<KeptDelivery | null>;
  /**
   * Works what waits and what comes, until it is stopped. One process works a lane at a time. What a process
   * died with is begun with nothing else beside it in the process, so that of several only the one that ends
   * processes is counted again and again.
   */
  serve(serving: Serving): StopServing;
  /** Has a parked delivery tried again. `false`: none such is parked. */
  retry(id: string, now: number): Promise<boolean>;
  parked(limit: number): Promise<readonly KeptDelivery[]>;
  figures(): Promise<InboxFigures>;
  /** Forgets the bodies of what was done before a time, and all that was settled before another one. */
  prune(bodiesBefore: number, allBefore: number): Promise<void>;
}
