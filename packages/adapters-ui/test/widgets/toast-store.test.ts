import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createToasts, type ToastStore } from '../../src/widgets/toast/toast-store.js';
import { createVirtualClock } from './virtual-clock.js';

let clock: ReturnType<typeof createVirtualClock>;
let store: ToastStore;
const titles = () => store.getSnapshot().toasts.map(({ title }) => title);

beforeEach(() => {
  clock = createVirtualClock();
  store = createToasts({ scheduler: clock.scheduler });
});

describe('closing by itself', () => {
  it('takes 3000 ms', () => {
    store.commands.success('已保存');
    clock.advance(2999);
    expect(titles()).toEqual(['已保存']);
    clock.advance(1);
    expect(titles()).toEqual([]);
  });

  it('counts for each toast alone', () => {
    store.commands.info('一');
    clock.advance(1000);
    store.commands.info('二');
    clock.advance(2000);
    expect(titles()).toEqual(['二']);
  });

  it('follows a duration of its own, and never happens with Infinity', () => {
    store.commands.info('短', { duration: 500 });
    store.commands.info('常驻', { duration: Infinity });
    clock.advance(500);
    expect(titles()).toEqual(['常驻']);
    clock.advance(1_000_000);
    expect(titles()).toEqual(['常驻']);
  });
});

describe('pausing', () => {
  it('keeps what was left of the time', () => {
    store.commands.warning('注意');
    clock.advance(2000);
    store.commands.pause();
    clock.advance(60_000);
    expect(titles()).toEqual(['注意']);
    store.commands.resume();
    clock.advance(999);
    expect(titles()).toEqual(['注意']);
    clock.advance(1);
    expect(titles()).toEqual([]);
  });

  it('holds through several pauses', () => {
    store.commands.info('一');
    for (let round = 0; round < 5; round += 1) {
      clock.advance(500);
      store.commands.pause();
      store.commands.pause();
      clock.advance(5000);
      store.commands.resume();
      store.commands.resume();
    }
    clock.advance(499);
    expect(titles()).toEqual(['一']);
    clock.advance(1);
    expect(titles()).toEqual([]);
  });

  it('also holds a toast that comes while paused', () => {
    store.commands.info('一');
    store.commands.pause();
    store.commands.info('二');
    clock.advance(10_000);
    expect(titles()).toEqual(['一', '二']);
    store.commands.resume();
    clock.advance(3000);
    expect(titles()).toEqual([]);
  });

  it('ends when the last toast under the pointer is closed', () => {
    const id = store.commands.info('一');
    store.commands.pause();
    store.commands.dismiss(id);
    store.commands.info('二');
    clock.advance(3000);
    expect(titles()).toEqual([]);
  });

  it('does nothing without a toast', () => {
    store.commands.pause();
    expect(store.getSnapshot().paused).toBe(false);
  });
});

describe('closing by hand', () => {
  it('closes the newest first, one for each Esc', () => {
    store.commands.info('一');
    store.commands.error('二');
    store.commands.dismissNewest();
    expect(titles()).toEqual(['一']);
    store.commands.dismissNewest();
    store.commands.dismissNewest();
    expect(titles()).toEqual([]);
  });

  it('closes one by its id, once, and all', () => {
    const first = store.commands.info('一');
    store.commands.info('二');
    store.commands.dismiss(first);
    store.commands.dismiss(first);
    store.commands.dismiss('toast-of-nobody');
    expect(titles()).toEqual(['二']);
    store.commands.info('三');
    store.commands.dismissAll();
    expect(titles()).toEqual([]);
  });
});

it('keeps at most five: the oldest gives way', () => {
  for (const title of ['一', '二', '三', '四', '五', '六']) store.commands.info(title);
  expect(titles()).toEqual(['二', '三', '四', '五', '六']);
});

it('tells subscribers and leaves earlier snapshots as they were', () => {
  const listener = vi.fn<() => void>();
  const before = store.getSnapshot();
  const unsubscribe = store.subscribe(listener);
  expect(listener).not.toHaveBeenCalled();
  store.commands.success('已保存');
  expect(listener).toHaveBeenCalled();
  expect(before.toasts).toEqual([]);
  const shown = store.getSnapshot();
  unsubscribe();
  listener.mockClear();
  clock.advance(3000);
  expect(listener).not.toHaveBeenCalled();
  expect(shown.toasts).toHaveLength(1);
});
