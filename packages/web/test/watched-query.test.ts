import { createQuery } from '@ykd/adapters-ui/stores';
import type { ErrorOf } from '@ykd/application/shared';
import { err, ok } from '@ykd/domain/shared';
import { BehaviorSubject, NEVER, of, VirtualTimeScheduler, type Subscription } from 'rxjs';
import { beforeEach, describe, expect, it } from 'vitest';
import { askWhileSeen } from '../src/components/use-watched-query';

const MINUTE = 60_000;
const ABSENT = { kind: 'entity-not-found' } as const;

let scheduler: VirtualTimeScheduler;
let visible$: BehaviorSubject<boolean>;
let asked: number;
/** What the server does. */
let server: 'answers' | 'refuses' | 'is away';
let asking: Subscription;

const read = async () => {
  asked += 1;
  if (server === 'is away') throw new Error('offline');
  return server === 'answers' ? ok('the report') : err(ABSENT);
};
const watched = () => {
  const scope = { now: () => scheduler.frame, member$: of('jing'), shown$: NEVER, again$: NEVER };
  const query = createQuery<undefined, string, ErrorOf<'entity-not-found'>>({ read }, scope);
  const entry = query.of(undefined);
  entry.look();
  asking = askWhileSeen(entry, { visible$ }, { everyMs: MINUTE, times: 4 }, scheduler);
  return entry;
};
/** Passes time, and the answers to what was asked. */
const wait = async (ms: number): Promise<void> => {
  const until = scheduler.frame + ms;
  scheduler.maxFrames = until;
  scheduler.flush();
  scheduler.frame = until;
  await new Promise((resolve) => setImmediate(resolve));
};

beforeEach(() => {
  scheduler = new VirtualTimeScheduler();
  visible$ = new BehaviorSubject(true);
  asked = 0;
  server = 'answers';
});

describe('what is asked again while it is seen', () => {
  it('is gone within the minute in which it is refused, and back with the next answer', async () => {
    const entry = watched();
    await wait(MINUTE - 1);
    expect([asked, entry.getSnapshot().value]).toEqual([1, 'the report']);
    server = 'refuses';
    await wait(1);
    expect(entry.getSnapshot()).toEqual({ status: 'refused', refusal: ABSENT });
    server = 'answers';
    await wait(MINUTE);
    expect(entry.getSnapshot()).toEqual({ status: 'ready', value: 'the report' });
  });

  it('stays while the server is away, and is asked no more once nobody sees the page or it was left', async () => {
    const entry = watched();
    await wait(0);
    server = 'is away';
    await wait(MINUTE);
    expect(entry.getSnapshot()).toMatchObject({ status: 'failed', value: 'the report' });
    expect(asked).toBe(2);
    visible$.next(false);
    await wait(10 * MINUTE);
    expect(asked).toBe(2);
    visible$.next(true);
    await wait(MINUTE);
    expect(asked).toBe(3);
    asking.unsubscribe();
    await wait(10 * MINUTE);
    expect(asked).toBe(3);
  });

  it('is asked so many times, and again from when somebody comes back to the page', async () => {
    watched();
    await wait(0);
    for (let minute = 0; minute < 10; minute += 1) await wait(MINUTE);
    expect(asked).toBe(5);
    visible$.next(false);
    visible$.next(true);
    for (let minute = 0; minute < 10; minute += 1) await wait(MINUTE);
    expect(asked).toBe(9);
  });
});
