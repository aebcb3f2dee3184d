import { describe, expect, test } from 'vitest';
import { transitionBy } from '../../src/shared/index.js';

describe('transitionBy', () => {
  const turnstile = transitionBy<'locked' | 'open', 'coin' | 'push'>([
    ['locked', 'coin', 'open'],
    ['open', 'push', 'locked'],
  ]);

  test('goes along the arrows and nowhere else', () => {
    expect(turnstile('locked', 'coin')).toEqual({ ok: true, value: 'open' });
    expect(turnstile('open', 'push')).toEqual({ ok: true, value: 'locked' });
    expect(turnstile('locked', 'push')).toEqual({
      ok: false,
      error: { kind: 'illegal-transition', status: 'locked', event: 'push' },
    });
    expect(turnstile('open', 'coin').ok).toBe(false);
  });
});
