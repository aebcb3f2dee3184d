import { spawn } from 'node:child_process';
import { join } from 'node:path';
import type { Clock } from '@ykd/application/ports';
import { HOUR_MS, shanghaiDayIndex, startOfShanghaiDay } from '@ykd/domain/shared';
import type { Logger } from 'pino';
import { PACKAGE_FOLDER } from '../package/package-folder.js';
import type { BackupSchedule } from '../settings/backup.js';

const MINUTE_MS = 60_000;
/** How often it is looked whether one is due. */
const EVERY_MS = MINUTE_MS;
/** How long after a failure it is tried again. */
const RETRY_MS = HOUR_MS;

/** The built command line: it runs by itself, also when the server is run from its sources. */
const PROGRAM = join(PACKAGE_FOLDER, 'dist/bundle/cli/main.js');

/** Makes the backup that is due; answers what was said of it. Rejects with what went wrong; `signal` cuts it off. */
export type MakeBackup = (signal: AbortSignal) => Promise<string>;

/**
 * Makes it in a process of its own, with the environment of this one: reading every row would hold up the requests here.
 */
export const backUpInProcess: MakeBackup = (signal) =>
  new Promise((settle, reject) => {
    const child = spawn(process.execPath, [PROGRAM, 'backup', 'scheduled'], {
      stdio: ['ignore', 'pipe', 'pipe'],
      signal,
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => (said += text));
    }
    child
      .once('error', reject)
      .once('close', (code) => (code === 0 ? settle(said.trim()) : reject(new Error(said.trim()))));
  });

export interface BackUpDeps {
  readonly schedule: BackupSchedule;
  readonly clock: Clock;
  readonly logger: Logger;
  /** When the backups of the schedule were begun. */
  readonly findMade: () => Promise<readonly number[]>;
  readonly make: MakeBackup;
}

/** The last moment up to now at which a backup was to be made. */
const lastDue = ({ minutes }: BackupSchedule, now: number): number => {
  const today = shanghaiDayIndex(now);
  const moments = [today - 1, today].flatMap((day) =>
    minutes.map((minute) => startOfShanghaiDay(day) + minute * MINUTE_MS),
  );
  return Math.max(...moments.filter((moment) => moment <= now));
};

/**
 * Makes a backup at the times of the schedule, and at the start when the last one was missed, until the returned function is
 * called; that resolves when what was under way has been cut off. A failure is logged as an error, and tried again in an
 * hour. Backups of a clock that was ahead are a warning, and keep none from being made.
 */
export const startBackups = ({
  schedule,
  clock,
  logger,
  findMade,
  make,
}: BackUpDeps): (() => Promise<void>) => {
  const stopping = new AbortController();
  const { folder } = schedule;
  let notBefore = 0;
  /** When the newest was begun, as far as it was looked. */
  let newest: number | undefined;
  let running: Promise<void> | undefined;

  const look = async (): Promise<void> => {
    const now = clock.now();
    // Longer than that it is only where the clock was ahead when one failed.
    if (now < notBefore && notBefore - now <= RETRY_MS) return;
    const due = lastDue(schedule, now);
    const isMade = (): boolean => newest !== undefined && newest >= due && newest <= now;
    if (isMade()) return;
    try {
      const made = await findMade();
      newest = made.filter((at) => at <= now).reduce((a, b) => Math.max(a, b), 0);
      if (isMade() || stopping.signal.aborted) return;
      const ahead = made.filter((at) => at > now).map((at) => new Date(at).toISOString());
      if (ahead.length > 0)
        logger.warn({ folder, ahead }, 'backups are dated in the future; they do not count');
      logger.info({ folder }, 'backup started');
      const said = await make(stopping.signal);
      logger.info({ folder, said, tookMs: clock.now() - now }, 'backup made');
    } catch (err) {
      if (stopping.signal.aborted) return;
      notBefore = clock.now() + RETRY_MS;
      logger.error({ err, folder }, 'backup failed; it is tried again in an hour');
    }
  };
  const tick = (): void => {
    running ??= look().finally(() => (running = undefined));
  };
  const timer = setInterval(tick, EVERY_MS);
  timer.unref();
  tick();
  return async () => {
    clearInterval(timer);
    stopping.abort();
    await running;
  };
};
