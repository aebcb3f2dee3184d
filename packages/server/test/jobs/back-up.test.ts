import { DAY_MS, HOUR_MS } from '@ykd/domain/shared';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startBackups } from '../../src/jobs/back-up.js';

const MINUTE_MS = 60_000;
/** 03:30 in Beijing. */
const AT_NIGHT = Date.UTC(2026, 10, 22, 19, 30);

let stops: (() => Promise<void>)[];
beforeEach(() => {
  stops = [];
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
});
afterEach(async () => {
  for (const stop of stops) await stop();
  vi.useRealTimers();
});

const SCHEDULE = { folder: '/backups', minutes: [3 * 60 + 30, 15 * 60 + 30], keep: 1, keepDays: 0 };

/** Lets what was begun come to its end. */
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
};

/**
 * The job from this moment on, after a backup was made then; `made` are the moments at which it made one, or tried to.
 */
const run = async (from: number, last: number | undefined, outcome: () => Promise<void> = async () => {}) => {
  vi.setSystemTime(from);
  const kept = last === undefined ? [] : [last];
  const made: number[] = [];
  const logged: { level: number; msg: string; err?: { message: string } }[] = [];
  const stop = startBackups({
    schedule: SCHEDULE,
    clock: { now: () => Date.now() },
    logger: pino({ level: 'info' }, { write: (line: string) => logged.push(JSON.parse(line)) }),
    findMade: async () => kept,
    make: async () => {
      made.push(Date.now());
      await outcome();
      kept.push(Date.now());
      return 'words of the command';
    },
  });
  stops.push(stop);
  await settled();
  /** Lets time pass; what a minute begins has ended before the next. */
  const pass = async (ms: number): Promise<void> => {
    for (let passed = 0; passed < ms; passed += MINUTE_MS) {
      vi.advanceTimersByTime(MINUTE_MS);
      await settled();
    }
  };
  return { made, logged, pass };
};

describe('the backups of the server', () => {
  it('are made at the times of the schedule, in Beijing, once each', async () => {
    const { made, logged, pass } = await run(AT_NIGHT - 2 * MINUTE_MS, AT_NIGHT - 12 * HOUR_MS);
    expect(made).toEqual([]);
    await pass(13 * HOUR_MS);
    expect(made).toEqual([AT_NIGHT, AT_NIGHT + 12 * HOUR_MS]);
    expect(logged.map(({ level, msg }) => [level, msg]).slice(0, 2)).toEqual([
      [30, 'backup started'],
      [30, 'backup made'],
    ]);
  });

  it('that were missed while the server was down are made at its start', async () => {
    const { made } = await run(AT_NIGHT + HOUR_MS, AT_NIGHT - DAY_MS);
    expect(made).toEqual([AT_NIGHT + HOUR_MS]);
  });

  it('begin with the first start', async () => {
    const { made } = await run(AT_NIGHT + HOUR_MS, undefined);
    expect(made).toEqual([AT_NIGHT + HOUR_MS]);
  });

  it('that fail are an error in the log, and tried again in an hour', async () => {
    let broken = true;
    const { made, logged, pass } = await run(AT_NIGHT, undefined, async () => {
      if (broken) throw new Error('磁盘已满');
    });
    expect(logged.at(-1)).toMatchObject({ level: 50, err: { message: '磁盘已满' } });
    await pass(59 * MINUTE_MS);
    expect(made).toEqual([AT_NIGHT]);
    broken = false;
    await pass(10 * MINUTE_MS);
    expect(made).toEqual([AT_NIGHT, AT_NIGHT + HOUR_MS]);
    expect(logged.at(-1)).toMatchObject({ level: 30, msg: 'backup made' });
  });

  it('are made also beside one that a clock made that was ahead, which is a warning', async () => {
    const { made, logged, pass } = await run(AT_NIGHT, AT_NIGHT + 365 * DAY_MS);
    await pass(DAY_MS - MINUTE_MS);
    expect(made).toEqual([AT_NIGHT, AT_NIGHT + 12 * HOUR_MS]);
    const warnings = logged.filter(({ level }) => level === 40);
    expect(warnings.length).toBe(made.length);
    expect(warnings[0]).toMatchObject({ ahead: ['2027-11-22T19:30:00.000Z'] });
  });

  it('go on when the clock is set back after it was ahead, whatever came of them then', async () => {
    const YEAR_MS = 365 * DAY_MS;
    for (const fails of [false, true]) {
      const { made, pass } = await run(AT_NIGHT + YEAR_MS, undefined, async () => {
        if (fails && Date.now() >= AT_NIGHT + YEAR_MS) throw new Error('no');
      });
      await pass(MINUTE_MS);
      expect(made).toEqual([AT_NIGHT + YEAR_MS]);
      vi.setSystemTime(AT_NIGHT + HOUR_MS);
      await pass(2 * HOUR_MS);
      expect(made.slice(1)).toEqual([AT_NIGHT + HOUR_MS + MINUTE_MS]);
    }
  });

  it('are cut off when the server ends', async () => {
    vi.setSystemTime(AT_NIGHT);
    let cut = false;
    const stop = startBackups({
      schedule: SCHEDULE,
      clock: { now: () => Date.now() },
      logger: pino({ level: 'silent' }),
      findMade: async () => [],
      make: (signal) =>
        new Promise((_, reject) => {
          signal.addEventListener('abort', () => {
            cut = true;
            reject(new Error('cut off'));
          });
        }),
    });
    await settled();
    await stop();
    expect(cut).toBe(true);
  });
});
