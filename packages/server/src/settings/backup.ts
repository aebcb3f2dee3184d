import { isAbsolute, join, relative, resolve } from 'node:path';
import { z } from 'zod';
import { commaList } from './comma-list.js';

const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;
const wholeNumber = (least: number, most: number) => {
  const message = `应为 ${least} 到 ${most} 的整数`;
  return z
    .string()
    .regex(/^\d{1,5}$/, message)
    .transform(Number)
    .refine((number) => number >= least && number <= most, message);
};
const path = z.string().transform((text) => resolve(text));

/** What the environment may say of backups. */
export const backupShape = {
  BACKUP_DIR: path.optional(),
  BACKUP_AT: commaList((text) => TIME.test(text), '应为逗号分隔的北京时间，如 03:30 或 03:30,15:30').default([
    '03:30',
  ]),
  BACKUP_KEEP: wholeNumber(1, 1000).default(14),
  BACKUP_KEEP_DAYS: wholeNumber(0, 3650).default(0),
  PG_BIN_DIR: path.optional(),
};

type BackupEnvironment = z.output<z.ZodObject<typeof backupShape>>;

/** Backups that the server makes by itself. */
export interface BackupSchedule {
  /** Absolute path of the folder that they lie in, each in a folder of its own. */
  readonly folder: string;
  /** When they are made: minutes after midnight, Beijing time. */
  readonly minutes: readonly number[];
  /** So many of the newest are kept, at least 1. */
  readonly keep: number;
  /** Those that are no more days old than this are kept as well. */
  readonly keepDays: number;
}

export interface BackupConfig {
  /** Absent: the server makes none by itself. */
  readonly schedule?: BackupSchedule;
  /** The folder of `pg_dump` and `pg_restore`; absent: they are looked for on the PATH. */
  readonly postgresTools?: string;
}

const minutesOf = (text: string): number => {
  const [, hours, minutes] = TIME.exec(text) ?? [];
  return Number(hours) * 60 + Number(minutes);
};

/** How backups are made. */
export const backupOf = (read: BackupEnvironment): BackupConfig => ({
  ...(read.BACKUP_DIR === undefined
    ? {}
    : {
        schedule: {
          folder: read.BACKUP_DIR,
          minutes: read.BACKUP_AT.map(minutesOf),
          keep: read.BACKUP_KEEP,
          keepDays: read.BACKUP_KEEP_DAYS,
        },
      }),
  ...(read.PG_BIN_DIR === undefined ? {} : { postgresTools: read.PG_BIN_DIR }),
});

/** Whether a path is this folder or lies in it. */
export const isWithin = (folder: string, inner: string): boolean => {
  const way = relative(folder, inner);
  return way === '' || (!isAbsolute(way) && way.split(/[/\\]/)[0] !== '..');
};

/** What is wrong with these settings: a backup that lies among what it is of would hold the one before. */
export const backupProblems = (read: BackupEnvironment, dataDir: string): readonly string[] => [
  ...(read.BACKUP_DIR !== undefined && isWithin(dataDir, read.BACKUP_DIR)
    ? [`BACKUP_DIR：不能在 DATA_DIR 里；最好在另一块磁盘上，例如 ${join('/var/backups', 'ykd')}`]
    : []),
  ...(read.BACKUP_DIR !== undefined && read.BACKUP_AT.length === 0 ? ['BACKUP_AT：至少要有一个时间'] : []),
];
