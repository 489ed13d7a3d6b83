// What the page is made over: the store, GitHub as the person sees it, and the door's clock and randomness.
import type { Outcome } from '../../model/bot/inbox.ts';
import type { Projects } from '../../model/bot/project.ts';
import type { WebSessions } from '../../model/bot/session.ts';
import type { PeopleOnGitHub, VisibleRepository } from '../../model/github/person.ts';
import type { Site } from './respond.ts';

export interface PageLog {
  info(about: Readonly<Record<string, unknown>>, message: string): void;
  warn(about: Readonly<Record<string, unknown>>, message: string): void;
  error(about: Readonly<Record<string, unknown>>, message: string): void;
}

/** A command that somebody gave at the page, as it is kept until it is worked. */
export interface PageCommand {
  /** The form's: a second one of it changes nothing. */
  readonly form: string;
  readonly repository: VisibleRepository;
  readonly userId: number;
  readonly login: string;
  readonly workflow: string;
  readonly branch: string;
  /** The digest of what the person saw; `null`: the command names itself what it is about. */
  readonly seen: string | null;
  /** The commit that the person saw. */
  readonly commit: string | null;
  /** As it would stand in a comment: `/rekindle resume FORMAT:FEATURE`. */
  readonly line: string;
}

/** What has become of one. */
export interface PageCommandFate {
  readonly command: Pick<PageCommand, 'userId' | 'login' | 'line' | 'workflow' | 'branch'> & {
    readonly repository: string;
  };
  readonly state: 'waiting' | Outcome['kind'];
  readonly reason: string | null;
}

export interface PageOptions extends Site {
  /** `null`: people cannot sign in, and the page says what is missing. */
  readonly people: PeopleOnGitHub | null;
  /** Names of the settings that are missing. */
  readonly missing: readonly string[];
  readonly projects: Pick<Projects, 'find' | 'inRepositories' | 'movesSince' | 'gates'>;
  readonly sessions: WebSessions;
  /** Keeps a command: when it resolves it is on disk. */
  readonly give: (command: PageCommand) => Promise<void>;
  /** `null`: none was given by that form, or it is forgotten by now. */
  readonly fateOf: (form: string) => Promise<PageCommandFate | null>;
  /** As `ApiOptions` has it. */
  readonly proxyHeader: string | null;
  /** Tells the time in milliseconds since 1970. */
  readonly now: () => number;
  /** 256 random bits in base64url. */
  readonly newSecret: () => string;
  readonly log: PageLog;
  readonly limits?: PageLimits;
}

export interface PageLimits {
  /** Requests a minute of one client. */
  readonly client: number;
  /** Sign-ins a minute of one client. */
  readonly signIns: number;
  /** Commands a minute of one person, whatever the browsers they come from. */
  readonly commands: number;
  /** Streams of one person, and in all. */
  readonly streams: readonly [person: number, all: number];
  /** Milliseconds between two looks for what has moved, and between two signs of life of a stream. */
  readonly look: number;
  readonly beat: number;
  /** Milliseconds after which a stream's look is given up, and made again with the next. */
  readonly patience: number;
}

export const LIMITS: PageLimits = {
  client: 240,
  signIns: 20,
  commands: 30,
  streams: [12, 500],
  look: 2_000,
  beat: 20_000,
  patience: 15_000,
};
