import { fc, test } from '@fast-check/vitest';
import { takeSolution, type SolutionCodes } from '@ykd/domain/course';
import { describe, expect, it } from 'vitest';
import {
  confirmed,
  edited,
  isUnsent,
  joined,
  sendable,
  solved,
  swapped,
  writtenOn,
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

  it('has what was not known here: the later one is the last one, and the other one stays beside it', () => {
    const earlier = confirmed(own, own, { last: code('z', 50) });
    expect(earlier).toMatchObject({ last: code('b', 1000), other: 'z', known: { last: 50 } });
    expect(isUnsent(earlier)).toBe(true);
    const later = confirmed(own, own, { last: code('z', 5000) });
    expect(later).toMatchObject({ last: code('z', 5000), other: 'b' });
    expect(isUnsent(later)).toBe(false);
  });

  it.each(['a', 'c'])('loses nothing that was written in the same millisecond: %s', (theirs) => {
    const after = confirmed(own, own, { last: code(theirs, 1000) });
    expect([after.last.code, after.other].toSorted()).toEqual(['b', theirs].toSorted());
    expect(isUnsent(after)).toBe(after.last.code === 'b');
    const meanwhile = confirmed(edited(own, 'bc', 1001), own, { last: code('b', 1001) });
    expect([meanwhile.last, isUnsent(meanwhile)]).toEqual([code('bc', 1002), true]);
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
  test.prop([
    fc.array(fc.record({ window: fc.nat({ max: 1 }), text: fc.constantFrom('a', 'b', 'c') }), {
      maxLength: 20,
    }),
  ])('of two windows, each loses nothing that the other one wrote and did not write on from', (writes) => {
    let shelf: DeviceSolution | undefined;
    const shown: (string | undefined)[] = [undefined, undefined];
    for (const [now, { window, text }] of writes.entries()) {
      const before = shelf?.last.code;
      shelf = writtenOn(shelf, shown[window], text, now);
      expect(shelf.last.code).toBe(text);
      if (before !== undefined && before !== shown[window]) expect([text, shelf.other]).toContain(before);
      shown[window] = text;
    }
  });

  test.prop([own, solutions])('nothing unsent is lost when the server tells what it has', (mine, theirs) => {
    const after = joined(mine, theirs);
    expect([mine.last.code, theirs.last.code]).toContain(after.last.code);
    expect(isUnsent(after)).toBe(
      after.last.code !== theirs.last.code || after.passed?.code !== theirs.passed?.code,
    );
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

  const step = fc.record({
    device: fc.nat({ max: 2 }),
    does: fc.constantFrom('write', 'save', 'read'),
    ahead: fc.integer({ min: -3, max: 3 }),
    isHeard: fc.boolean(),
  });

  test.prop([fc.array(step, { maxLength: 40 })])(
    'whatever answers are lost and clocks say, no code is replaced by a device that was not told of it',
    (steps) => {
      let server: SolutionCodes | undefined;
      const devices = new Map<number, DeviceSolution>();
      const had = new Map<number, Set<string>>();
      const keep = (device: number, next: DeviceSolution) => {
        devices.set(device, next);
        const codes = [next.last.code, next.other].filter((one) => one !== undefined);
        had.set(device, new Set([...(had.get(device) ?? []), ...codes]));
      };
      for (const [now, { device, does, ahead, isHeard }] of steps.entries()) {
        const mine = devices.get(device);
        if (does === 'write')
          keep(device, edited(mine, `${device} wrote at ${now}`, Math.max(0, now + ahead)));
        else if (does === 'read' && server && isHeard) keep(device, joined(mine, server));
        else if (does === 'save' && mine && isUnsent(mine)) {
          const before = server?.last.code;
          const sent = sendable(mine);
          server = takeSolution(server, sent, sent.known?.last, now);
          if (before !== undefined && before !== server.last.code)
            expect([...(had.get(device) ?? [])]).toContain(before);
          const waiting = { ...mine, sent: sent.last };
          devices.set(device, waiting);
          if (isHeard) keep(device, confirmed(waiting, sent, server));
        }
      }
    },
  );

  test.prop([own, fc.nat({ max: 5 }), fc.option(solutions, { nil: undefined })])(
    'what was sent, whatever the server had, waits no more after the second answer',
    (mine, now, stored) => {
      const first = takeSolution(stored, mine, mine.known?.last, now);
      const once = confirmed(mine, mine, first);
      const second = takeSolution(first, once, once.known?.last, now);
      const twice = confirmed(once, once, second);
      expect(isUnsent(twice)).toBe(false);
      expect({ last: twice.last, passed: twice.passed }).toEqual({ passed: undefined, ...second });
    },
  );
});
