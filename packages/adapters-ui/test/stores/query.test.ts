import type { AppError } from '@ykd/application/shared';
import { err, ok } from '@ykd/domain/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { createQuery, type Query, type QuerySpec } from '../../src/stores/index.js';
import { queryWorld } from './query-world.js';
import { settle } from './world.js';

const FORBIDDEN = { kind: 'forbidden' } as const;

let world: ReturnType<typeof queryWorld<string>>;
let query: Query<string, string, AppError>;
const make = (spec: Partial<QuerySpec<string, string, AppError>> = {}) =>
  createQuery<string, string, AppError>({ read: world.read, ...spec }, world.scope);
const now = (key = 'k') => query.of(key).getSnapshot();

beforeEach(() => {
  world = queryWorld();
  query = make();
});

describe('what is read', () => {
  it('is asked for when somebody looks, once for all who look', async () => {
    expect(now()).toEqual({ status: 'idle' });
    query.of('k').look();
    query.of('k').look();
    expect(now().status).toBe('loading');
    expect(world.calls).toHaveLength(1);
    await world.last().answer('v');
    expect(now()).toEqual({ status: 'ready', value: 'v' });
  });

  it('stays while it is asked for again, and after a failure', async () => {
    query.of('k').look();
    await world.last().answer('v');
    const asking = query.of('k').ask();
    expect(now()).toMatchObject({ status: 'loading', value: 'v' });
    await world.last().fail();
    await asking;
    expect(now()).toMatchObject({ status: 'failed', value: 'v' });
  });

  it('is not what somebody saw who has left, when asking for it anew fails', async () => {
    const leave = query.of('k').look();
    await world.last().answer('long ago');
    leave();
    query.of('k').look();
    expect(now()).toMatchObject({ status: 'loading', value: 'long ago' });
    await world.last().fail();
    expect(now()).toEqual({ status: 'failed' });
    world.again$.next();
    await world.last().answer('now');
    expect(now()).toEqual({ status: 'ready', value: 'now' });
  });

  it('is asked for at each look, also when the clock was set back', async () => {
    const leave = query.of('k').look();
    await world.last().answer('v');
    leave();
    world.pass(-3_600_000);
    query.of('k').look();
    expect(world.calls).toHaveLength(2);
  });

  it('goes with a refusal', async () => {
    query.of('k').look();
    await world.last().answer('v');
    void query.of('k').ask();
    await world.last().refuse(FORBIDDEN);
    expect(now()).toEqual({ status: 'refused', refusal: FORBIDDEN });
  });

  it('is asked for at each look, unless it is fresh', async () => {
    query = make({ freshMs: 1000 });
    query.of('k').look()();
    world.pass(600);
    await world.last().answer('v');
    world.pass(399);
    query.of('k').look()();
    expect(world.calls).toHaveLength(1);
    // As old as its question, not as its answer.
    world.pass(1);
    query.of('k').look();
    expect(world.calls).toHaveLength(2);
  });

  it('is asked for when somebody looks after a refusal that nobody saw, however fresh', async () => {
    query = make({ freshMs: 1000 });
    const asking = query.of('k').ask();
    await world.last().refuse(FORBIDDEN);
    await asking;
    expect(now()).toEqual({ status: 'idle' });
    query.of('k').look();
    expect(now()).toEqual({ status: 'loading' });
  });

  it('is no news to who looks again: what was there stays, and is asked for', async () => {
    const leave = query.of('k').look();
    await world.last().answer('v');
    leave();
    expect(now()).toMatchObject({ status: 'idle', value: 'v' });
    const leaveAgain = query.of('k').look();
    expect(now()).toMatchObject({ status: 'loading', value: 'v' });
    leaveAgain();
    await world.last().fail();
    expect(now()).toMatchObject({ status: 'idle', value: 'v' });
  });

  it('has a key each', async () => {
    query.of('k').look();
    query.of('l').look();
    await world.calls[1]!.answer('of l');
    await world.calls[0]!.answer('of k');
    expect([now('k').value, now('l').value]).toEqual(['of k', 'of l']);
  });

  it('may stand for another key until that is there, and not for what failed there or was refused', async () => {
    query = make({ keeps: (before, key) => before[0] === key[0] });
    query.of('a1').look();
    await world.last().answer('first');
    expect(now('b1')).toEqual({ status: 'idle' });
    query.of('a2').look();
    expect(now('a2')).toEqual({ status: 'loading', value: 'first', isBefore: true });
    await world.last().fail();
    expect(now('a2')).toMatchObject({ status: 'failed', isBefore: true });
    void query.of('a2').ask();
    await world.last().answer('second');
    expect(now('a2')).toEqual({ status: 'ready', value: 'second' });
    void query.of('a2').ask();
    await world.last().refuse(FORBIDDEN);
    expect(now('a3')).toEqual({ status: 'idle' });
  });

  it('stays for twenty keys that nobody looks at', async () => {
    for (let key = 0; key <= 20; key += 1) {
      const leave = query.of(String(key)).look();
      await world.last().answer('v');
      leave();
    }
    expect(now('1').value).toBe('v');
    expect(now('0')).toEqual({ status: 'idle' });
  });

  /** The keys that it knows anything of. */
  const known = (): readonly string[] => {
    const keys: string[] = [];
    query.outdate((key) => keys.push(key) === 0);
    return keys;
  };

  it('leaves nothing behind of a thousand keys but of the last twenty, and of what is looked at', async () => {
    query.of('seen').look();
    for (let key = 0; key < 1000; key += 1) query.of(String(key)).look()();
    for (let key = 1000; key < 1010; key += 1) query.of(String(key));
    expect(known()).toHaveLength(21);
    expect(known()).toContain('seen');
    expect(known()).toContain('990');
    expect(known()).not.toContain('989');
  });

  it('is known again of a key that was let go, when somebody had it and looks', async () => {
    const held = query.of('held');
    for (let key = 0; key < 20; key += 1) query.of(String(key));
    expect(known()).not.toContain('held');
    held.look();
    await world.last().answer('of a');
    expect(now('held').value).toBe('of a');
    world.member$.next('b');
    expect(held.getSnapshot()).toEqual({ status: 'loading', value: undefined });
    await world.last().answer('of b');
    expect(held.getSnapshot().value).toBe('of b');
  });

  it('is forgotten with the member also of a key that was let go, when somebody had it and asks', async () => {
    const held = query.of('held');
    for (let key = 0; key < 20; key += 1) query.of(String(key));
    void held.ask();
    await world.last().answer('of a');
    world.member$.next('b');
    expect(held.getSnapshot()).toEqual({ status: 'idle' });
  });
});

describe('what another try may help', () => {
  it('is tried again by itself while somebody looks, and the failure stays until it is there', async () => {
    const leave = query.of('k').look();
    await world.last().fail();
    world.again$.next();
    expect(world.calls).toHaveLength(2);
    expect(now().status).toBe('failed');
    await world.last().fail();
    world.again$.next();
    await world.last().answer('v');
    expect(now()).toEqual({ status: 'ready', value: 'v' });
    void query.of('k').ask();
    await world.last().fail();
    leave();
    world.again$.next();
    expect(world.again$.observed).toBe(false);
    expect(world.calls).toHaveLength(4);
  });

  it('shows that it is asked for when the reader asks', async () => {
    query.of('k').look();
    await world.last().fail();
    world.again$.next();
    void query.of('k').ask();
    expect(now().status).toBe('loading');
    expect(world.calls).toHaveLength(2);
  });

  it('is asked for again when somebody comes back after a minute', async () => {
    query.of('k').look();
    await world.last().answer('v');
    query.of('left').look()();
    await world.last().answer('v');
    world.pass(59_999);
    world.shown$.next();
    expect(world.calls).toHaveLength(2);
    world.pass(1);
    world.shown$.next();
    expect(world.calls.map(({ key }) => key)).toEqual(['k', 'left', 'k']);
  });
});

describe('what is outdated', () => {
  it('is asked for now where somebody looks, and an answer on its way is late', async () => {
    query.of('k').look();
    query.outdate();
    await world.calls[0]!.answer('old');
    expect(now()).toMatchObject({ status: 'loading', value: undefined });
    await world.calls[1]!.answer('new');
    expect(now().value).toBe('new');
  });

  it('is asked for when somebody looks, where nobody does', async () => {
    query = make({ freshMs: 1000 });
    query.of('k').look()();
    query.of('l').look()();
    for (const call of world.calls) await call.answer('v');
    query.outdate((key) => key === 'k');
    expect(world.calls).toHaveLength(2);
    query.of('k').look();
    query.of('l').look();
    expect(world.calls.map(({ key }) => key)).toEqual(['k', 'l', 'k']);
  });
});

describe('a command', () => {
  const add = (before: string, answer: string) => `${before} ${answer}`;

  it('shows what it made of the answer, which no late answer undoes', async () => {
    query.of('k').look();
    await world.last().answer('v');
    void query.of('k').ask();
    expect(await query.change('k', async () => ok('changed'), add)).toEqual(ok('changed'));
    await world.last().answer('before the change');
    expect(now()).toEqual({ status: 'ready', value: 'v changed' });
  });

  it('has what is on its way asked for again', async () => {
    query.of('k').look();
    await query.change('k', async () => ok('changed'), add);
    await world.calls[0]!.answer('before the change');
    expect(now().value).toBeUndefined();
    await world.calls[1]!.answer('after it');
    expect(now().value).toBe('after it');
  });

  it('changes nothing that was refused or failed, nor of another member', async () => {
    query.of('k').look();
    await world.last().answer('of a');
    expect(await query.change('k', async () => err(FORBIDDEN), add)).toEqual(err(FORBIDDEN));
    await expect(query.change('k', () => Promise.reject(new Error('offline')), add)).rejects.toThrow(
      'offline',
    );
    const late = query.change('k', async () => ok('by a'), add);
    world.member$.next('b');
    await world.last().answer('of b');
    await late;
    expect(now().value).toBe('of b');
  });

  /** Commands that are on their way until the test answers them, with all that there is by then. */
  const sent = () => {
    let answer = (_whole: string): void => undefined;
    const answered = new Promise<string>((resolve) => (answer = resolve));
    void query.change(
      'k',
      async () => ok(await answered),
      (_before, whole) => whole,
    );
    return async (whole: string): Promise<void> => {
      answer(whole);
      await settle();
    };
  };

  it.each(['the first', 'the second'])(
    'is not taken at its word where %s of two at once was answered before: it is read again',
    async (faster) => {
      query.of('k').look();
      await world.last().answer('v');
      const first = sent();
      const second = sent();
      await (faster === 'the first' ? first : second)('v, shown at once');
      expect(now()).toEqual({ status: 'ready', value: 'v, shown at once' });
      await (faster === 'the first' ? second : first)('older, perhaps');
      expect(now()).toEqual({ status: 'loading', value: 'v, shown at once' });
      await world.last().answer('what there is');
      expect(now()).toEqual({ status: 'ready', value: 'what there is' });
      await sent()('and one after them');
      expect(now()).toEqual({ status: 'ready', value: 'and one after them' });
      expect(world.calls).toHaveLength(2);
    },
  );

  it('is shown, and read again, where something else was read in between', async () => {
    query.of('k').look();
    await world.last().answer('v');
    const late = sent();
    query.of('k').again();
    await world.last().answer('by a colleague');
    await late('by me');
    expect(now()).toEqual({ status: 'loading', value: 'by me' });
    await world.last().answer('by both');
    expect(now()).toEqual({ status: 'ready', value: 'by both' });
  });

  it('is shown in any order where it cannot be read again', async () => {
    query = make({ begins: true });
    query.of('k').look();
    await world.last().answer('v');
    const first = sent();
    await sent()('second');
    await first('first');
    expect(now()).toEqual({ status: 'ready', value: 'first' });
    expect(world.calls).toHaveLength(1);
  });
});

describe('another member', () => {
  it('sees nothing of the one before, also when his own cannot be read', async () => {
    query = make({ keeps: () => true });
    query.of('k').look();
    await world.last().answer('of a');
    void query.of('k').ask();
    const late = world.last();
    world.member$.next(undefined);
    expect(now()).toEqual({ status: 'idle' });
    world.member$.next('b');
    await late.answer('of a');
    expect(now()).toMatchObject({ status: 'loading', value: undefined });
    await world.last().fail();
    expect(now()).toMatchObject({ status: 'failed', value: undefined });
    expect(now('l')).toEqual({ status: 'idle' });
  });

  it('is nobody: nothing is asked for', async () => {
    world.member$.next(undefined);
    query.of('k').look();
    await query.of('k').ask();
    query.outdate();
    world.shown$.next();
    expect(world.calls).toHaveLength(0);
    world.member$.next('a');
    expect(world.calls).toHaveLength(1);
  });

  it('sees what everybody sees', async () => {
    query = make({ isPublic: 'alike' });
    query.of('k').look();
    await world.last().answer('v');
    world.member$.next(undefined);
    expect(now().value).toBe('v');
  });

  it('is asked for by who is not logged in, and forgets what only a member saw', async () => {
    query = make({ isPublic: 'each' });
    query.of('k').look();
    await world.last().answer('not on sale yet');
    world.member$.next(undefined);
    expect(now().value).toBeUndefined();
    await world.last().fail();
    expect(now()).toMatchObject({ status: 'failed', value: undefined });
    world.again$.next();
    await world.last().answer('null');
    expect(now()).toMatchObject({ status: 'ready', value: 'null' });
  });
});

describe('what begins something', () => {
  it('is asked for at the first look alone, and forgotten with the last', async () => {
    query = make({ begins: true });
    const leave = query.of('k').look();
    await world.last().answer('v');
    const leaveToo = query.of('k').look();
    world.pass(100_000);
    world.shown$.next();
    query.outdate();
    leaveToo();
    expect(now().value).toBe('v');
    leave();
    expect(now()).toEqual({ status: 'idle' });
    query.of('k').look();
    await world.last().fail();
    world.again$.next();
    world.member$.next('b');
    await settle();
    expect(world.calls).toHaveLength(2);
  });
});
