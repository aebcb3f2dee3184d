import { describe, expect, it } from 'vitest';
import type { OrderEvents } from '../../ports/order-events.js';
import { withSubject, type MakeSubject } from './subject.js';

/** What every OrderEvents does within one process. */
export const orderEventsContract = (name: string, make: MakeSubject<OrderEvents>): void => {
  describe(`${name}: OrderEvents`, () => {
    it(
      'calls everybody who watches the order, at each change, until he stops',
      withSubject(make, async (events) => {
        const calls: string[] = [];
        const note = (who: string) => () => void calls.push(who);
        const stopFirst = events.watch('o', note('first'));
        events.watch('o', note('second'));
        events.watch('p', note('other'));
        events.changed('nothing');
        events.changed('o');
        expect(calls.splice(0)).toEqual(['first', 'second']);
        stopFirst();
        stopFirst();
        events.changed('o');
        events.changed('p');
        expect(calls.splice(0)).toEqual(['second', 'other']);
        events.watch('o', note('again'));
        events.changed('o');
        expect(calls).toEqual(['second', 'again']);
      }),
    );

    it(
      'calls one who watches twice twice, and one who stops or begins meanwhile as he wishes',
      withSubject(make, async (events) => {
        let calls = 0;
        const listener = (): void => {
          calls += 1;
        };
        const stop = events.watch('o', listener);
        events.watch('o', listener);
        events.changed('o');
        expect(calls).toBe(2);
        stop();
        events.changed('o');
        expect(calls).toBe(3);
        const stopOnce = events.watch('p', () => {
          stopOnce();
          events.watch('p', listener);
        });
        events.changed('p');
        expect(calls).toBe(3);
        events.changed('p');
        expect(calls).toBe(4);
        const stops: (() => void)[] = [];
        const stopOthers = (): void => {
          for (const stopOther of stops) stopOther();
          calls += 1;
        };
        stops.push(events.watch('q', stopOthers), events.watch('q', stopOthers));
        events.changed('q');
        expect(calls).toBe(5);
      }),
    );
  });
};
