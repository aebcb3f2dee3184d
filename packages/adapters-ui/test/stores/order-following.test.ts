import type { ShopPort } from '@ykd/application/shop';
import { err, ok } from '@ykd/domain/shared';
import { BehaviorSubject, Subject, type Subscription } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { followOrder } from '../../src/stores/index.js';
import { createVirtualClock } from '../widgets/virtual-clock.js';
import { settle } from './world.js';

/** A listening that the test drives. */
interface Listening {
  readonly orderId: string;
  readonly change: () => void;
  readonly breakOff: () => void;
  stopped: boolean;
}

let time: ReturnType<typeof createVirtualClock>;
let online$: Subject<void>;
let visible$: BehaviorSubject<boolean>;
let listenings: Listening[];
/** How the next tries to listen go. */
let way: 'open' | 'unreachable' | 'refused';
let said: string[];
let following: Subscription;

const watch: ShopPort['watch'] = async ({ orderId }, change) => {
  if (way === 'unreachable') throw new Error('offline');
  if (way === 'refused') return err({ kind: 'order-not-found' });
  let end = (): void => undefined;
  const closed = new Promise<void>((resolve) => {
    end = resolve;
  });
  const listening: Listening = { orderId, change, breakOff: () => end(), stopped: false };
  listenings.push(listening);
  return ok({
    stop: () => {
      listening.stopped = true;
      end();
    },
    closed,
  });
};

const follow = async (): Promise<void> => {
  following = followOrder({ shop: { watch }, online$, visible$, scheduler: time.scheduler }, 'o-1').subscribe(
    (signal) => said.push(signal.kind === 'read' ? 'read' : signal.live ? 'live' : 'polling'),
  );
  await settle();
};

/** Lets so many milliseconds go by, with the answers that come in them. */
const pass = async (ms: number): Promise<void> => {
  for (let left = ms; left > 0; left -= 500) {
    time.advance(Math.min(left, 500));
    await settle();
  }
};
const last = (): Listening => {
  const found = listenings.at(-1);
  if (found === undefined) throw new Error('nobody listens');
  return found;
};

beforeEach(() => {
  time = createVirtualClock();
  online$ = new Subject();
  visible$ = new BehaviorSubject(true);
  listenings = [];
  said = [];
  way = 'open';
});
afterEach(() => following.unsubscribe());

describe('following an order', () => {
  it('reads once it listens, then at each change', async () => {
    await follow();
    expect(said).toEqual(['live', 'read']);
    last().change();
    last().change();
    await pass(50_000);
    expect(said.slice(2)).toEqual(['read', 'read']);
    expect(listenings.map(({ orderId }) => orderId)).toEqual(['o-1']);
  });

  it('looks once a minute all the same: the server may have died before it could tell', async () => {
    await follow();
    await pass(120_000);
    expect(said).toEqual(['live', 'read', 'read', 'read']);
  });

  it('stops listening when nobody wants to know any more, also before it began', async () => {
    await follow();
    following.unsubscribe();
    expect(last().stopped).toBe(true);
    following = followOrder(
      { shop: { watch }, online$, visible$, scheduler: time.scheduler },
      'o-2',
    ).subscribe();
    following.unsubscribe();
    await settle();
    expect(last()).toMatchObject({ orderId: 'o-2', stopped: true });
  });

  it('asks every 5 s while the way is broken, tries again at longer and longer waits, and reads once it is back', async () => {
    await follow();
    said = [];
    way = 'unreachable';
    last().breakOff();
    await settle();
    expect(said).toEqual(['polling']);
    await pass(16_000);
    expect(said).toEqual(['polling', 'read', 'read', 'read']);
    way = 'open';
    // After 1, 2, 4, 8 s; the next try is due 16 s later.
    await pass(14_500);
    expect(listenings).toHaveLength(1);
    await pass(1000);
    expect(said.slice(-2)).toEqual(['live', 'read']);
    said = [];
    await pass(50_000);
    expect(said).toEqual([]);
  });

  it('begins with short waits again after a way that held', async () => {
    await follow();
    for (let breaks = 0; breaks < 3; breaks += 1) {
      last().breakOff();
      await settle();
      await pass(1000);
    }
    expect(listenings).toHaveLength(4);
  });

  it('tries at once when the connection is back', async () => {
    way = 'unreachable';
    await follow();
    await pass(20_000);
    way = 'open';
    online$.next();
    await settle();
    expect(said.slice(-2)).toEqual(['live', 'read']);
  });

  it('goes on asking where it may not listen: the order itself says why', async () => {
    way = 'refused';
    await follow();
    await pass(10_000);
    expect(said).toEqual(['polling', 'read', 'read']);
  });
});

describe('a page that nobody sees', () => {
  it('neither listens nor asks; coming back it reads at once and listens again', async () => {
    await follow();
    said = [];
    visible$.next(false);
    expect(last().stopped).toBe(true);
    await pass(60_000);
    expect(said).toEqual([]);
    visible$.next(true);
    await settle();
    expect(said).toEqual(['read', 'live', 'read']);
    expect(listenings).toHaveLength(2);
  });

  it('begins when it is seen', async () => {
    visible$.next(false);
    await follow();
    expect([said, listenings]).toEqual([[], []]);
  });
});
