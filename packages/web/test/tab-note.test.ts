import { WEIXIN_STEP_MS } from '@ykd/application/weixin';
import { describe, expect, it } from 'vitest';
import { BINDING, PAYING } from '../src/routing/tab-note';
import { testEnvironment } from './support/environment';

const THEN = Date.UTC(2026, 0, 15, 2);
const START = testEnvironment();

/** The same tab, so many milliseconds later. */
const later = (ms: number) => ({ ...START, clock: { now: () => THEN + ms } });

describe('what a member said before he went to WeChat', () => {
  it('counts once, as long as WeChat is waited for', () => {
    BINDING.leave(START, 'ming');
    expect(BINDING.take(later(WEIXIN_STEP_MS - 1), 'ming')).toBe(true);
    expect(BINDING.take(START, 'ming')).toBe(false);
  });

  it('does not count after that, nor when it is from the future', () => {
    for (const ms of [WEIXIN_STEP_MS, 24 * 3600 * 1000, -1]) {
      BINDING.leave(START, 'ming');
      expect(BINDING.take(later(ms), 'ming')).toBe(false);
      expect(BINDING.take(START, 'ming')).toBe(false);
    }
  });

  it('does not count for another member, and for nobody after he was there', () => {
    BINDING.leave(START, 'ming');
    expect(BINDING.take(START, 'hong')).toBe(false);
    expect(BINDING.take(START, 'ming')).toBe(false);
  });

  it('does not count when he said nothing, or took it back', () => {
    expect(BINDING.take(START, 'ming')).toBe(false);
    BINDING.leave(START, 'ming');
    BINDING.drop(START);
    expect(BINDING.take(START, 'ming')).toBe(false);
  });

  it.each(['', 'ming', '{}', 'null', '[]', '["ming"]', '["ming","now"]', '["ming",null]'])(
    'does not count when it is no note of ours: %s',
    (text) => {
      START.tabStorage.setItem('ykd-binding', text);
      expect(BINDING.take(START, 'ming')).toBe(false);
    },
  );

  it('does not count without a storage, which is no fault', () => {
    const broken = () => {
      throw new DOMException('no storage', 'SecurityError');
    };
    const tab = { ...START, tabStorage: { getItem: broken, setItem: broken, removeItem: broken } };
    BINDING.leave(tab, 'ming');
    BINDING.drop(tab);
    expect(BINDING.take(tab, 'ming')).toBe(false);
  });

  it('is something else than the order that is being paid', () => {
    PAYING.leave(START, 'o');
    BINDING.drop(START);
    expect(BINDING.take(START, 'o')).toBe(false);
    expect(PAYING.take(later(3 * WEIXIN_STEP_MS), 'o')).toBe(true);
  });
});
