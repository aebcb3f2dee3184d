import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import { dayIndexOf, HOUR_MS, shanghaiDay, startOfShanghaiDay } from '../../src/shared/index.js';
import {
  clashOf,
  copiedWeek,
  DUTY_DAYS,
  dutyOf,
  gapsOn,
  hoursWords,
  isAway,
  isOn,
  nextDuty,
  overlaps,
  SHIFT_STEPS,
  timesOn,
  whoIsOn,
  withException,
  type TeamHours,
} from '../../src/shift/index.js';
import {
  dayAfter,
  MONDAY,
  shift,
  single,
  someDay,
  someHours,
  somePlan,
  someShifts,
  someStaff,
} from './samples.js';

const TUESDAY = dayAfter(MONDAY, 1);
const SUNDAY = dayAfter(MONDAY, 6);
/** An hour of the Monday, or of days after it. */
const at = (hour: number, days = 0): number => startOfShanghaiDay(dayIndexOf(MONDAY) + days) + hour * HOUR_MS;
const WHOLE = Array.from({ length: 7 }, () => ({ from: 540, to: 1_260 }));

describe('timesOn', () => {
  test('are those of the day, in the order of their hours, as they stand', () => {
    const plan = {
      shifts: [
        shift({ id: 'b', from: 840, to: 1_080 }),
        shift({ id: 'a', exceptions: [{ day: MONDAY, hours: { from: 600, to: 660 } }] }),
        shift({ id: 'c', staffId: 'jing' }),
        shift({ id: 'd', staffId: 'jing', exceptions: [{ day: MONDAY, hours: null }] }),
      ],
      leaves: [{ staffId: 'jing', firstDay: MONDAY, lastDay: MONDAY }],
    };
    const shown = (day: string) =>
      timesOn(plan, day).map((time) => `${time.shiftId} ${hoursWords(time)} ${time.state}`);
    expect(shown(MONDAY)).toEqual([
      'c 09:00–12:00 leave',
      'd 09:00–12:00 off',
      'a 10:00–11:00 changed',
      'b 14:00–18:00 usual',
    ]);
    expect(shown(TUESDAY)).toEqual([
      'a 09:00–12:00 usual',
      'c 09:00–12:00 usual',
      'd 09:00–12:00 usual',
      'b 14:00–18:00 usual',
    ]);
    expect(shown(SUNDAY)).toEqual([]);
    expect(timesOn(plan, MONDAY)[2]).toEqual({
      shiftId: 'a',
      staffId: 'tao',
      day: MONDAY,
      from: 600,
      to: 660,
      state: 'changed',
    });
  });

  test('of the same beginning the shorter comes first, whatever its id', () => {
    const shifts = [shift({ id: 'a', to: 780 }), shift({ id: 'b' })];
    expect(timesOn({ shifts, leaves: [] }, MONDAY).map(({ shiftId }) => shiftId)).toEqual(['b', 'a']);
  });

  test.prop([somePlan, someDay, someDay, fc.option(someHours)])(
    'an exception changes its own day and shift only',
    (plan, day, other, hours) => {
      const changed = {
        ...plan,
        shifts: plan.shifts.map((one, index) => (index === 0 ? withException(one, day, hours) : one)),
      };
      if (other !== day) expect(timesOn(changed, other)).toEqual(timesOn(plan, other));
      const rest = (times: ReturnType<typeof timesOn>) => times.filter(({ shiftId }) => shiftId !== 's-0');
      expect(rest(timesOn(changed, day))).toEqual(rest(timesOn(plan, day)));
    },
  );

  test.prop([somePlan, someDay, someStaff])('nobody is on who is away', (plan, day, staffId) => {
    const isThere = timesOn(plan, day).some((time) => time.staffId === staffId && isOn(time));
    const away = plan.leaves.some(
      (leave) => leave.staffId === staffId && leave.firstDay <= day && day <= leave.lastDay,
    );
    expect(isAway(plan.leaves, staffId, day)).toBe(away);
    if (away) expect(isThere).toBe(false);
  });
});

describe('clashOf', () => {
  test('is the first day on which two shifts of one person overlap', () => {
    const one = shift({ id: 'one' });
    expect(clashOf(one, [shift({ from: 720, to: 780 }), shift({ staffId: 'jing' })])).toBeUndefined();
    expect(clashOf(one, [shift({ id: 'one' })])).toBeUndefined();
    expect(clashOf(one, [shift({ firstDay: TUESDAY, from: 690, to: 780 })])).toEqual({
      day: TUESDAY,
      hours: { from: 690, to: 780 },
    });
    const off = withException(shift(), MONDAY, null);
    expect(clashOf(one, [off])?.day).toBe(TUESDAY);
    expect(clashOf(withException(one, MONDAY, null), [shift({ lastDay: MONDAY })])).toBeUndefined();
    expect(clashOf(one, [single(dayAfter(MONDAY, 16), { id: 'x' })])?.day).toBe(dayAfter(MONDAY, 16));
  });

  test.prop([someShifts])('is there where two times of a day overlap', (shifts) => {
    const [one, ...others] = shifts;
    if (one === undefined) return;
    const days = Array.from({ length: 50 }, (_, index) => dayAfter(MONDAY, index));
    const first = days.find((day) => {
      const times = timesOn({ shifts, leaves: [] }, day).filter(isOn);
      const mine = times.find(({ shiftId }) => shiftId === one.id);
      const hers = times.filter(({ shiftId, staffId }) => shiftId !== one.id && staffId === one.staffId);
      return mine !== undefined && hers.some((other) => overlaps(mine, other));
    });
    expect(clashOf(one, others)?.day).toBe(first);
  });
});

describe('gapsOn', () => {
  test('are the hours of the team at which nobody is on', () => {
    const shifts = [
      shift({ id: 'a', from: 480, to: 600 }),
      shift({ id: 'b', staffId: 'jing', from: 570, to: 720 }),
      shift({ id: 'c', from: 840, to: 1_320 }),
    ];
    const plan = { shifts, leaves: [] };
    expect(gapsOn(WHOLE, timesOn(plan, MONDAY), MONDAY)).toEqual([{ from: 720, to: 840 }]);
    expect(gapsOn(WHOLE, timesOn(plan, SUNDAY), SUNDAY)).toEqual([{ from: 540, to: 1_260 }]);
    expect(gapsOn(WHOLE.with(6, { from: 0, to: 60 }), [], SUNDAY)).toEqual([{ from: 0, to: 60 }]);
    const away = { ...plan, leaves: [{ staffId: 'tao', firstDay: MONDAY, lastDay: MONDAY }] };
    expect(gapsOn(WHOLE, timesOn(away, MONDAY), MONDAY)).toEqual([
      { from: 540, to: 570 },
      { from: 720, to: 1_260 },
    ]);
    const none: TeamHours = WHOLE.map(() => null);
    expect(gapsOn(none, [], MONDAY)).toEqual([]);
    expect(gapsOn([], [], MONDAY)).toEqual([]);
  });

  test('end with the hours of the team, whoever comes later', () => {
    const late = timesOn({ shifts: [shift({ from: 1_290, to: 1_320 })], leaves: [] }, MONDAY);
    expect(gapsOn(WHOLE, late, MONDAY)).toEqual([{ from: 540, to: 1_260 }]);
  });

  test.prop([somePlan, someDay, fc.option(someHours)])(
    'and times cover the hours of the team together, and no step twice',
    (plan, day, hours) => {
      const times = timesOn(plan, day);
      const gaps = gapsOn(
        WHOLE.map(() => hours),
        times,
        day,
      );
      const isIn = (step: number) => (one: { readonly from: number; readonly to: number }) =>
        one.from <= step && step < one.to;
      for (const step of SHIFT_STEPS) {
        const isWanted = hours !== null && isIn(step)(hours);
        const covered = times.filter(isOn).some(isIn(step));
        expect(gaps.filter(isIn(step))).toHaveLength(isWanted && !covered ? 1 : 0);
      }
      expect(gaps).toEqual(gaps.toSorted((a, b) => a.from - b.from));
    },
  );
});

describe('who is on', () => {
  const shifts = [
    shift({ id: 'a' }),
    shift({ id: 'b', staffId: 'jing', from: 660, to: 780 }),
    shift({ id: 'c', from: 720, to: 780 }),
  ];
  const plan = { shifts, leaves: [] };

  test('at an instant, from the first one on until before the last', () => {
    expect(whoIsOn(plan, at(9) - 1)).toEqual([]);
    expect(whoIsOn(plan, at(9))).toEqual(['tao']);
    expect(whoIsOn(plan, at(11.5))).toEqual(['jing', 'tao']);
    expect(whoIsOn(plan, at(13))).toEqual([]);
  });

  test('next: the time that is on, or else the one that comes', () => {
    const whole = { startsAt: at(9), endsAt: at(13) };
    expect(nextDuty(plan, 'tao', at(0))).toEqual(whole);
    expect(nextDuty(plan, 'tao', at(12))).toEqual(whole);
    expect(nextDuty(plan, 'tao', at(13) - 1)).toEqual(whole);
    expect(nextDuty(plan, 'tao', at(13))).toEqual({ startsAt: at(9, 1), endsAt: at(13, 1) });
    expect(nextDuty(plan, 'jing', at(13, 2))).toEqual({ startsAt: at(11, 7), endsAt: at(13, 7) });
    expect(nextDuty(plan, 'lan', at(9))).toBeUndefined();
    expect(nextDuty(plan, 'tao', at(13, 16))).toBeUndefined();
  });

  test('looks fourteen days ahead, today among them', () => {
    const later = (days: number) => ({ shifts: [single(dayAfter(MONDAY, days))], leaves: [] });
    expect(nextDuty(later(DUTY_DAYS - 1), 'tao', at(0))).toEqual({
      startsAt: at(9, DUTY_DAYS - 1),
      endsAt: at(12, DUTY_DAYS - 1),
    });
    expect(nextDuty(later(DUTY_DAYS), 'tao', at(23))).toBeUndefined();
    expect(nextDuty(later(0), 'tao', at(12))).toBeUndefined();
  });

  test('is on over midnight without a break', () => {
    const night = [
      single(MONDAY, { id: 'x', from: 1_320, to: 1_440 }),
      single(TUESDAY, { id: 'y', from: 0, to: 120 }),
    ];
    const whole = { startsAt: at(22), endsAt: at(26) };
    expect(nextDuty({ shifts: night, leaves: [] }, 'tao', at(23))).toEqual(whole);
    expect(nextDuty({ shifts: night, leaves: [] }, 'tao', at(25))).toEqual(whole);
    expect(nextDuty({ shifts: night, leaves: [] }, 'tao', at(26))).toBeUndefined();
  });

  test.prop([somePlan, fc.integer({ min: 0, max: 60 * 48 }), someStaff])(
    'agrees with the times at every instant',
    (some, steps, staffId) => {
      const now = at(0) + steps * 0.5 * HOUR_MS;
      const isThere = timesOn(some, shanghaiDay(now)).some((time) => {
        const { startsAt, endsAt } = dutyOf(time.day, time);
        return time.staffId === staffId && isOn(time) && startsAt <= now && now < endsAt;
      });
      expect(whoIsOn(some, now).includes(staffId)).toBe(isThere);
      const next = nextDuty(some, staffId, now);
      expect(next !== undefined && next.startsAt <= now).toBe(isThere);
      if (next !== undefined) expect(next.endsAt).toBeGreaterThan(now);
      if (isThere || next === undefined) return;
      // Nobody is on before that.
      for (let before = now; before < next.startsAt; before += 0.5 * HOUR_MS)
        expect(whoIsOn(some, before)).not.toContain(staffId);
    },
  );
});

describe('copiedWeek', () => {
  test('are the single shifts of the week, a week later, at the hours at which they were', () => {
    const changed = withException(single(TUESDAY, { id: 'b' }), TUESDAY, { from: 600, to: 660 });
    const off = withException(single(TUESDAY, { id: 'c' }), TUESDAY, null);
    const shifts = [
      shift(),
      single(SUNDAY, { id: 'a', staffId: 'jing' }),
      changed,
      off,
      single(dayAfter(MONDAY, 7), { id: 'd' }),
      single(dayAfter(MONDAY, -1), { id: 'e' }),
    ];
    const [nextTuesday, nextSunday] = [dayAfter(MONDAY, 8), dayAfter(MONDAY, 13)];
    expect(copiedWeek(shifts, MONDAY)).toEqual([
      {
        staffId: 'tao',
        firstDay: nextTuesday,
        lastDay: nextTuesday,
        weekdays: [1],
        from: 600,
        to: 660,
        exceptions: [],
      },
      {
        staffId: 'jing',
        firstDay: nextSunday,
        lastDay: nextSunday,
        weekdays: [6],
        from: 540,
        to: 720,
        exceptions: [],
      },
    ]);
  });
});
