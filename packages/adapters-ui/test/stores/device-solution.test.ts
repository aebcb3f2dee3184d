import { fc, test } from '@fast-check/vitest';
import { mergeSolutions, type SolutionCodes } from '@ykd/domain/course';
import { describe, expect, it } from 'vitest';
import {
  confirmed,
  edited,
  isUnsent,
  joined,
  solved,
  swapped,
  type DeviceSolution,
} from '../../src/stores/device-solution.js';

const code = (text: string, at: number) => ({ code: text, at });
const SYNCED: DeviceSolution = { last: code('a', 10), known: { last: 10 } };

describe('what is written here', () => {
  it('is later than what was seen, even by a clock that is behind', () => {
    expect(edited(SYNCED, 'b', 3).last).toEqual(code('b', 11));
    expect(edited(SYNCED, 'b', 30).last).toEqual(code('b', 30));
    expect(edited(SYNCED, 'a', 30)).toBe(SYNCED);
    expect(solved({ ...SYNCED, passed: code('p', 40) }, 'q', 30).passed).toEqual(code('q', 41));
  });

  it('passes, also when nothing was changed, and the same again changes nothing', () => {
    const passed = solved(undefined, 'starter', 5);
    expect(passed).toMatchObject({ last: code('starter', 5), passed: code('starter', 5) });
    expect(solved(passed, 'starter', 9)).toEqual(passed);
  });

  it('waits until the server has it', () => {
    expect(isUnsent(SYNCED)).toBe(false);
    expect(isUnsent(edited(SYNCED, 'b', 30))).toBe(true);
    expect(isUnsent(solved(SYNCED, 'a', 30))).toBe(true);
  });

  it('changes places with the other code, and back', () => {
    const both = { ...SYNCED, other: 'x' };
    const once = swapped(both, 20);
    expect([once.last.code, once.other]).toEqual(['x', 'a']);
    expect(swapped(once, 30)).toMatchObject({ last: code('a', 30), other: 'x' });
    expect(swapped(SYNCED, 20)).toBe(SYNCED);
  });
});

describe('what was written elsewhere', () => {
  it('takes the place of what the server had from here', () => {
    expect(joined(SYNCED, { last: code('b', 20) })).toEqual({
      last: code('b', 20),
      passed: undefined,
      known: { last: 20, passed: undefined },
      other: undefined,
    });
  });

  it.each([
    ['later than what was not sent: that stays beside it', 20, 30, 'there', 'here'],
    ['earlier than what was not sent: it stays beside that', 30, 20, 'here', 'there'],
  ])('%s', (_what, here, there, last, other) => {
    const own = edited(SYNCED, 'here', here);
    expect(joined(own, { last: code('there', there) })).toMatchObject({ last: { code: last }, other });
  });

  it('is no other code when it is what this device wrote on from, or the same', () => {
    expect(joined(edited(SYNCED, 'b', 20), { last: SYNCED.last }).other).toBeUndefined();
    expect(joined(edited(SYNCED, 'b', 20), { last: code('b', 30) }).other).toBeUndefined();
  });

  it('is the later passed one too, whichever code is the last', () => {
    const own = { ...edited(SYNCED, 'b', 50), passed: code('mine', 5) };
    const theirs = { last: code('c', 20), passed: code('theirs', 15) };
    expect(joined(own, theirs)).toMatchObject({ last: code('b', 50), passed: code('theirs', 15) });
  });
});

describe('the answer to what was sent', () => {
  const own = edited(SYNCED, 'b', 1000);

  it('dates it by the server’s clock', () => {
    const after = confirmed(own, own, { last: code('b', 50) });
    expect(after).toMatchObject({ last: code('b', 50), known: { last: 50 } });
    expect(isUnsent(after)).toBe(false);
  });

  it('decides, whatever this clock says: what lost stays beside it', () => {
    const after = confirmed(own, own, { last: code('z', 50) });
    expect(after).toMatchObject({ last: code('z', 50), other: 'b' });
    expect(isUnsent(after)).toBe(false);
  });

  it('decides in the same millisecond too', () => {
    const seen: DeviceSolution = { last: code('seen', 50), known: { last: 50 } };
    const written = edited(seen, 'b', 50);
    expect(confirmed(written, written, { last: code('seen', 50) })).toMatchObject({
      last: code('seen', 50),
      other: 'b',
    });
  });

  it('is followed by what was written meanwhile', () => {
    const on = edited(own, 'bc', 1001);
    const after = confirmed(on, own, { last: code('b', 50) });
    expect(after).toMatchObject({ last: code('bc', 1001), known: { last: 50 } });
    expect([isUnsent(after), after.other]).toEqual([true, undefined]);
    const solvedMeanwhile = confirmed(solved(own, 'b', 1002), own, { last: code('b', 50) });
    expect(solvedMeanwhile).toMatchObject({ passed: code('b', 1002) });
    expect(isUnsent(solvedMeanwhile)).toBe(true);
  });
});

const dated = fc.record({ code: fc.constantFrom('a', 'b', 'c'), at: fc.nat({ max: 5 }) });
const solutions: fc.Arbitrary<SolutionCodes> = fc.record(
  { last: dated, passed: dated },
  { requiredKeys: ['last'] },
);
const known = fc.record({ last: fc.nat({ max: 5 }) });
const own: fc.Arbitrary<DeviceSolution> = fc
  .tuple(solutions, fc.option(known, { nil: undefined }))
  .map(([solution, seen]) => ({ ...solution, known: seen }));

describe('properties', () => {
  test.prop([own, solutions])('nothing unsent is lost when the server tells what it has', (mine, theirs) => {
    const after = joined(mine, theirs);
    expect(after.last).toEqual(mergeSolutions(mine, theirs).last);
    const isChanged = mine.last.at !== mine.known?.last;
    if (isChanged && theirs.last.at !== mine.known?.last) {
      expect([after.last.code, after.other]).toContain(mine.last.code);
      expect([after.last.code, after.other]).toContain(theirs.last.code);
    }
  });

  test.prop([own, solutions])('hearing the same again changes nothing', (mine, theirs) => {
    const once = joined(mine, theirs);
    expect(joined(once, theirs)).toEqual(once);
  });

  test.prop([own, fc.nat({ max: 5 }), fc.option(solutions, { nil: undefined })])(
    'what was sent, whatever the server merged it with, waits no more',
    (mine, now, stored) => {
      const sent: SolutionCodes = { last: { ...mine.last, at: Math.min(mine.last.at, now) } };
      const passed = mine.passed && { ...mine.passed, at: Math.min(mine.passed.at, now) };
      const timely = passed ? { ...sent, passed } : sent;
      const theirs = stored === undefined ? timely : mergeSolutions(stored, timely);
      const after = confirmed(mine, mine, theirs);
      expect(isUnsent(after)).toBe(false);
      expect({ last: after.last, passed: after.passed }).toEqual({ passed: undefined, ...theirs });
    },
  );
});
