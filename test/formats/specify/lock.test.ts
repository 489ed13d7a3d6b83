// The lock: how long it is believed, in which version, and what else holds one.
import { describe, expect, test } from 'vitest';
import { filesAfter, line, NOW, recovery } from './harness.ts';
import { LOCK, withText, workflow } from './make-state.ts';

const ago = (minutes: number) => new Date(NOW - minutes * 60_000).toISOString();
const lock = (text: string) => ({ [LOCK]: text });
const staged = (text: string) => recovery(workflow({ at: 3, files: lock(text) }));
const phased = (text: string) => recovery(workflow({ version: 2, at: 'SPEC_DRAFT', files: lock(text) }));
const LIVE = 'wait · 3 · locked';
const DEAD = 'ask · 3 · no-output';

describe('T08 T09 the skill believes a lock for 60 minutes', () => {
  test.each([
    [0, LIVE],
    [59, LIVE],
    [60, DEAD],
    [61, DEAD],
  ])('%i minutes: %s', (minutes, decision) => {
    const found = staged(`locked_at: ${ago(minutes)}\nfeature: 7-export\nstage: INIT\n`);
    expect(line(found)).toBe(decision);
    expect(found.liveness === 'live').toBe(decision === LIVE);
  });

  test('last_activity counts', () => {
    const text = `locked_at: "${ago(600)}"\nstage: INIT\nlast_activity: "${ago(5)}"\n`;
    expect(line(staged(text))).toBe(LIVE);
    expect(staged(text).state?.lease).toEqual({ path: LOCK, until: NOW + 55 * 60_000 });
  });

  test('CRLF, order and blanks do not matter', () => {
    expect(line(staged(`stage: INIT\r\n  locked_at :  ${ago(5)}\r\n`))).toBe(LIVE);
  });

  test.each(['', 'stage: INIT\n', 'locked_at: soon\n'])(
    '%j: no time, so it counts as left behind, and a note says so',
    (text) => {
      const found = staged(text);
      expect(line(found)).toBe(DEAD);
      expect(found.notes.join(' ')).toContain('whose time cannot be read');
    },
  );
});

describe('a lock that is no plain text', () => {
  const raw = (text: string, encoding: BufferEncoding, bom = '') =>
    recovery({ ...workflow({ at: 3 }), [LOCK]: Buffer.from(bom + text, encoding) });
  const big = (text: string, bom = '') =>
    recovery({ ...workflow({ at: 3 }), [LOCK]: Buffer.from(bom + text, 'utf16le').swap16() });
  const text = (minutes: number) => `stage: INIT\r\nlocked_at: ${ago(minutes)}\r\n`;
  const first = (minutes: number) => `locked_at: "${ago(minutes)}"\r\nstage: INIT\r\n`;

  test.each([10, 70])('UTF-16 is read, %i minutes old', (minutes) => {
    const expected = minutes < 60 ? LIVE : DEAD;
    for (const said of [text(minutes), first(minutes)]) {
      expect(line(raw(said, 'utf16le', '\uFEFF'))).toBe(expected);
      expect(line(raw(said, 'utf16le'))).toBe(expected);
      expect(line(big(said, '\uFEFF'))).toBe(expected);
      expect(line(big(said))).toBe(expected);
    }
  });

  test.each([10, 70])('JSON is read, %i minutes old', (minutes) => {
    const lease = { pid: 4, locked_at: ago(minutes) };
    for (const said of [JSON.stringify(lease), JSON.stringify(lease, null, 2)])
      expect(line(raw(said, 'utf8'))).toBe(minutes < 60 ? LIVE : DEAD);
  });

  test.each([
    ['NUL bytes', Buffer.alloc(64)],
    ['no UTF-8', Buffer.from([0x6c, 0xff, 0xc3, 0x28])],
    ['UTF-16 without a time', Buffer.from('stage: INIT', 'utf16le')],
  ])('of %s a note says that its time cannot be read', (_, bytes) => {
    const found = recovery({ ...workflow({ at: 3 }), [LOCK]: bytes });
    expect(line(found)).toBe(DEAD);
    expect(found.notes.join(' ')).toContain('whose time cannot be read');
  });
});

describe('version 2 believes a lock for two hours', () => {
  const live = 'wait · 2 · locked';
  const dead = 'ask · 2 · no-output';

  test.each([
    [61, live],
    [119, live],
    [120, dead],
  ])('%i minutes: %s', (minutes, decision) => {
    expect(line(phased(`locked_at: ${ago(minutes)}\npid: 4242\nphase: INIT\n`))).toBe(decision);
  });

  test.each([
    ['1', 61, dead],
    ['5', 299, live],
    ['"5"', 299, live],
    ['0.5', 31, dead],
    ['-1', 119, live],
    ['9000', 121, dead],
    ['many', 119, live],
  ])('stale_threshold_hours %s', (hours, minutes, decision) => {
    const files = workflow({ version: 2, at: 'SPEC_DRAFT', files: lock(`locked_at: ${ago(minutes)}\n`) });
    const found = recovery(withText(files, 'stale_threshold_hours: 2', `stale_threshold_hours: ${hours}`));
    expect(line(found)).toBe(decision);
  });

  test('its state holds a lock of its own', () => {
    const files = workflow({ version: 2, at: 'SPEC_DRAFT' });
    const held = withText(files, 'locked: false', `locked: true\n  locked_at: "${ago(30)}"`);
    expect(line(recovery(held))).toBe(live);
    expect(line(recovery(withText(files, 'locked: false', 'locked: true\n  locked_at: null')))).toBe(dead);
  });

  test('a lock is believed as long once the state is migrated', () => {
    const held = (minutes: number) => ['lock_info:', '  locked: true', `  locked_at: "${ago(minutes)}"`];
    expect(line(recovery(workflow({ at: 3, more: held(119) })))).toBe('wait · 3 · locked');
    expect(line(recovery(workflow({ at: 3, more: held(120) })))).toBe(DEAD);
    const files = workflow({ version: 2, at: 'SPEC_DRAFT', files: lock(`locked_at: ${ago(90)}\n`) });
    expect(line(recovery(filesAfter({ name: 'migrate' }, files, NOW + 3_600_000)))).toBe(live);
  });
});

test('what has ended is not live', () => {
  const files = lock(`locked_at: ${ago(1)}\n`);
  expect(line(recovery(workflow({ at: 7, status: 'completed', files })))).toBe('none · – · completed');
});
