import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { nextReminderAt, reminderDue } from '../../src/campaign/index.js';
import { DAY_MINUTES, DAY_MS, MINUTE_MS, shanghaiMinute, clockWords } from '../../src/shared/index.js';

/** 20:30 on 2025-07-11 in Shanghai. */
const AT = Date.UTC(2025, 6, 11, 12, 30);
const WINDOW = { firstDay: '2025-07-11', lastDay: '2025-08-18' };

describe('nextReminderAt', () => {
  it('is today while that is to come, and tomorrow from that very millisecond on', () => {
    expect(nextReminderAt(1_230, AT - 1)).toBe(AT);
    expect(nextReminderAt(1_230, AT)).toBe(AT + DAY_MS);
    expect(nextReminderAt(0, AT)).toBe(Date.UTC(2025, 6, 11, 16));
    expect(nextReminderAt(DAY_MINUTES - 1, AT)).toBe(Date.UTC(2025, 6, 11, 15, 59));
  });

  test.prop([fc.nat(DAY_MINUTES - 1), fc.integer({ min: 0, max: 4e12 })])(
    'is within a day, and the clock shows its minute then',
    (minute, now) => {
      const at = nextReminderAt(minute, now);
      expect(at > now && at <= now + DAY_MS).toBe(true);
      expect(shanghaiMinute(at).slice(11)).toBe(clockWords(minute));
      expect(at % MINUTE_MS).toBe(0);
    },
  );
});

describe('reminderDue', () => {
  it('tells on the days of the campaign, however late, until midnight', () => {
    expect(reminderDue(WINDOW, AT, AT)).toBe('tell');
    const midnight = Date.UTC(2025, 6, 11, 16);
    expect(reminderDue(WINDOW, AT, midnight - 1)).toBe('tell');
    expect(reminderDue(WINDOW, AT, midnight)).toBe('wait');
  });

  it('waits for a campaign to begin, and ends with it', () => {
    expect(reminderDue(WINDOW, AT - DAY_MS, AT - DAY_MS)).toBe('wait');
    const end = Date.UTC(2025, 7, 18, 16);
    expect(reminderDue(WINDOW, end - 1, end - 1)).toBe('tell');
    expect(reminderDue(WINDOW, end - 1, end)).toBe('end');
  });
});
