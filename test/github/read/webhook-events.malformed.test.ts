// A payload that is malformed is said in words, field by field, and none makes anything throw.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { EVENT_NAMES, readEvent } from '../../../src/github/read/webhook-events.ts';
import type { Event } from '../../../src/model/github/event.ts';
import { atNight } from '../../exhaustive.ts';
import { changed, event, type Json, payloadOf, problem, sampleOf } from '../payloads.ts';

/** Every field that an event cannot do without; those that tell of the repository are the same for all. */
const OF_REPOSITORY = [
  'owner',
  'owner.login',
  'name',
  'id',
  'default_branch',
  'fork',
  'archived',
  'has_issues',
  'private',
].map((field) => `repository.${field}`);
const OF_PULL_REQUEST = [
  'number',
  'state',
  'draft',
  'locked',
  'head',
  'head.ref',
  'head.sha',
  'head.repo',
  'base',
  'base.ref',
  'base.sha',
].map((field) => `pull_request.${field}`);
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  push: ['repository', ...OF_REPOSITORY, 'ref', 'before', 'after', 'forced', 'head_commit.message'],
  pull_request: [
    'repository',
    ...OF_REPOSITORY,
    'action',
    'pull_request',
    ...OF_PULL_REQUEST,
    'pull_request.head.repo.id',
  ],
  pull_request_target: [
    'repository',
    ...OF_REPOSITORY,
    'action',
    'pull_request',
    ...OF_PULL_REQUEST,
    'pull_request.head.repo.id',
  ],
  merge_group: [
    'repository',
    ...OF_REPOSITORY,
    'action',
    'merge_group',
    'merge_group.head_sha',
    'merge_group.head_ref',
    'merge_group.base_sha',
    'merge_group.base_ref',
  ],
  issue_comment: [
    'repository',
    ...OF_REPOSITORY,
    'action',
    'issue',
    'issue.number',
    'issue.state',
    'issue.locked',
    'comment',
    'comment.id',
    'comment.body',
    'comment.created_at',
    'comment.updated_at',
    ...of('comment.user'),
    ...of('issue.user'),
  ],
  issues: ['repository', ...OF_REPOSITORY, 'action', 'issue', 'issue.number', ...of('issue.user')],
  schedule: OF_REPOSITORY,
  workflow_dispatch: ['repository', ...OF_REPOSITORY, 'ref'],
  repository_dispatch: ['repository', ...OF_REPOSITORY, 'action', 'branch'],
  check_run: [
    'repository',
    ...OF_REPOSITORY,
    'action',
    'check_run',
    'check_run.id',
    'check_run.head_sha',
    'check_run.app.id',
  ],
  workflow_run: [
    'repository',
    ...OF_REPOSITORY,
    'action',
    ...[
      '',
      '.id',
      '.head_sha',
      '.head_branch',
      '.status',
      '.conclusion',
      '.repository',
      '.repository.id',
      '.head_repository',
      '.head_repository.id',
    ].map((field) => `workflow_run${field}`),
  ],
};

function of(account: string): readonly string[] {
  return ['login', 'type', 'id'].map((field) => `${account}.${field}`);
}

/** The ways to everything in a payload, lists left out, down to `deep`. */
function ways(value: unknown, above = '', deep = 4): readonly string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || deep === 0) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const way = above === '' ? key : `${above}.${key}`;
    return [way, ...ways(inner, way, deep - 1)];
  });
}

describe('R09 a malformed payload', () => {
  atNight.each(EVENT_NAMES)(
    'of %s without a field is a problem that names it, for all that are used',
    (name) => {
      const payload = payloadOf(name);
      const missed = ways(payload).filter((way) => problem(name, changed(payload, way)) !== '');
      const needed = [
        ...(NEEDED[name] ?? []),
        ...('sender' in payload ? of('sender') : []),
        ...(name === 'pull_request' || name === 'pull_request_target' ? of('pull_request.user') : []),
      ];
      expect([...missed].sort()).toEqual([...needed].sort());
      for (const way of missed)
        expect(problem(name, changed(payload, way))).toMatch(
          new RegExp(
            `^The payload of ${name} lacks .* ${way.replaceAll('.', '\\.')} \\(found nothing, expected .+\\)`,
          ),
        );
    },
  );

  test.each([undefined, null, [], 'text', 5, true, {}])('%j is no payload', (payload) => {
    for (const name of EVENT_NAMES) {
      if (name === 'schedule' && JSON.stringify(payload) === '{}') continue;
      const said = problem(name, payload);
      expect(said).toContain(`The payload of ${name} `);
      expect(said).toContain('Let GitHub send the event itself');
      expect(said.length).toBeLessThan(600);
    }
  });

  test.each([
    ['push', 'after', 'HEAD', 'a text'],
    ['push', 'after', 'A'.repeat(40), 'a text'],
    ['push', 'after', `${'a'.repeat(40)}\n`, 'a text'],
    ['push', 'after', 5, 'a number'],
    ['push', 'ref', '', 'a text'],
    ['push', 'ref', null, 'null'],
    ['push', 'repository.id', -1, 'a number'],
    ['push', 'repository.id', 2 ** 60, 'a number'],
    ['push', 'repository.id', 1.5, 'a number'],
    ['push', 'repository.owner.login', '../x', 'a text'],
    ['push', 'repository.owner.login', '-x', 'a text'],
    ['push', 'repository.name', '..', 'a text'],
    ['push', 'repository.name', 'a/b', 'a text'],
    ['push', 'repository.name', 'a\nb', 'a text'],
    ['push', 'repository.private', 'false', 'a text'],
    ['pull_request', 'pull_request.head.sha', 'a'.repeat(39), 'a text'],
    ['pull_request', 'pull_request.number', '2', 'a text'],
    ['pull_request', 'pull_request.state', 'merged', 'a text'],
    ['issue_comment', 'comment.body', null, 'null'],
    ['issue_comment', 'comment.updated_at', 'yesterday', 'a text'],
    ['issue_comment', 'comment.user', [], 'a list'],
    ['workflow_dispatch', 'inputs', 'x', 'a text'],
  ])('%s with %s = %j', (name, way, value, kind) => {
    const said = problem(name, changed(payloadOf(name), way, value));
    expect(said).toContain(`${way} (found ${kind}, expected `);
    expect(said).not.toContain('HEAD');
  });

  test('a name of an event that is none, or is one of JavaScript’s, is unsupported', () => {
    for (const name of ['', 'ping', 'constructor', '__proto__', 'toString', 'Push'])
      expect(readEvent(name, {})).toEqual({ ok: true, event: { name: 'unsupported', event: name } });
  });

  test('X03 keys that mean something to JavaScript mean nothing', () => {
    const hostile: unknown = JSON.parse('{"__proto__": {"ref": "refs/heads/x"}, "constructor": 1}');
    expect(problem('push', hostile)).toContain('ref (found nothing');
    const inputs = JSON.parse('{"__proto__": "x", "constructor": "y"}') as Json;
    const read: Event = event('workflow_dispatch', { ...sampleOf('workflow_dispatch'), inputs });
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
  });
});

atNight('law: nothing throws, whatever is sent in place of anything', () => {
  const places = EVENT_NAMES.flatMap((name) => ways(payloadOf(name)).map((way) => [name, way] as const));
  fc.assert(
    fc.property(fc.constantFrom(...places), fc.jsonValue(), ([name, way], value) => {
      const read = readEvent(name, changed(payloadOf(name), way, value));
      expect(read.ok ? read.event.name : read.problem).toContain(name);
    }),
    { numRuns: 2000 },
  );
  fc.assert(
    fc.property(fc.constantFrom(...EVENT_NAMES), fc.jsonValue(), (name, value) => {
      expect(typeof readEvent(name, value).ok).toBe('boolean');
    }),
    { numRuns: 1000 },
  );
});
