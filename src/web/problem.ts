// All error responses of the API: RFC 9457 problems by name, with their status and title.
import { pageAt } from '../model/version.ts';

interface Kind {
  readonly status: number;
  readonly title: string;
}

/** Each has its row in docs/api.md, where `type` leads. */
export const PROBLEMS = {
  'not-json': { status: 400, title: 'The body is no JSON' },
  'no-token': { status: 401, title: 'A token is needed' },
  'wrong-token': { status: 401, title: 'The token is not the right one' },
  'unknown-path': { status: 404, title: 'There is nothing at this path' },
  'unknown-project': { status: 404, title: 'There is no such project' },
  'wrong-method': { status: 405, title: 'This path does not take that method' },
  'project-differs': { status: 409, title: 'A project of that id is there, and it differs' },
  'not-reported': { status: 409, title: 'The row follows a file of the repository' },
  'tasks-unreadable': { status: 409, title: 'The tasks that are to come are no list' },
  busy: { status: 409, title: 'The project was changed by others at the same moment' },
  'state-changed': { status: 412, title: 'The state is not the one that was meant' },
  'too-large': { status: 413, title: 'The body is too large' },
  'wrong-content-type': { status: 415, title: 'The body is of a kind that is not taken' },
  invalid: { status: 422, title: 'What was sent cannot be used' },
  'too-many-requests': { status: 429, title: 'Too many requests' },
  'our-fault': { status: 500, title: 'Something is wrong with Rekindle' },
  'store-down': { status: 503, title: 'The database does not answer, or takes nothing' },
  'api-off': { status: 503, title: 'The API is off' },
} as const satisfies Readonly<Record<string, Kind>>;

export type ProblemName = keyof typeof PROBLEMS;

/** One thing that is wrong with what was sent. */
export interface FieldError {
  /** JSON Pointer into the body as a fragment (`#/metadata/a`), or the name of a query parameter. */
  readonly pointer?: string;
  readonly parameter?: string;
  readonly found: string;
  readonly expected: string;
}

export type Headers = Readonly<Record<string, string>>;

export interface More {
  readonly errors?: readonly FieldError[];
  readonly headers?: Headers;
  readonly instance?: string;
}

/** Thrown anywhere below a route; it becomes the answer as it stands. */
export class HttpProblem extends Error {
  override readonly name: string = 'Refusal';
  readonly problem: ProblemName;
  readonly more: More;
  /** `detail`: what was found, what was expected, and what to do. */
  constructor(problem: ProblemName, detail: string, more: More = {}) {
    super(detail);
    this.problem = problem;
    this.more = more;
  }
}

export interface HttpAnswer {
  readonly status: number;
  readonly body: unknown;
  readonly headers?: Headers;
}

const PAGE = pageAt('docs/api.md');

/** The answer that a refusal is. */
export function answerOf({ problem, message, more }: HttpProblem): HttpAnswer {
  const { status, title } = PROBLEMS[problem];
  const { errors, instance } = more;
  return {
    status,
    headers: { ...more.headers, 'content-type': 'application/problem+json' },
    body: {
      type: `${PAGE}#${problem}`,
      title,
      status,
      detail: message,
      ...(instance === undefined ? {} : { instance }),
      ...(errors === undefined ? {} : { errors }),
    },
  };
}
