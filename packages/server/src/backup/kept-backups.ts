import { readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS } from '@ykd/domain/shared';
import { codeOf } from '../persistence/index.js';
import { BackupError } from '../persistence/copy/index.js';
import type { BackupSchedule } from '../settings/backup.js';
import { type Manifest, readManifest } from './manifest.js';
import { verifyBackup } from './verify-backup.js';

/** The names that the schedule gives: the moment, in UTC. */
const NAME = /^ykd-\d{8}T\d{6}Z$/;
const LEFT_OVER = /^\.ykd-\d{8}T\d{6}Z\.(?:unfinished|deleting)$/;
/** No backup takes that long. */
const LEFT_OVER_AGE_MS = DAY_MS;

/** The name of a backup that the schedule makes. */
export const scheduledName = (at: number): string =>
  `ykd-${new Date(at).toISOString().replaceAll(/[-:]|\.\d+/g, '')}`;

const UNREADABLE = ['EACCES', 'EPERM', 'EISDIR', 'ELOOP'];

/** A folder that may be a backup. */
export interface KeptBackup {
  readonly name: string;
  /** Absent when it is none or cannot be read, or its manifest is damaged. */
  readonly manifest?: Manifest;
}

const namesIn = async (folder: string): Promise<readonly string[]> => {
  const entries = await readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  });
  return entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
};

/** Whether the files are there in the sizes that they should have; their contents are not read. */
const hasFiles = async (folder: string, { files }: Manifest): Promise<boolean> => {
  for (const { path, size } of files) {
    const found = await stat(join(folder, path)).catch(() => undefined);
    if (found?.size !== size) return false;
  }
  return true;
};

/** What lies in a folder of backups, the newest first; at the end what is no backup. */
export const keptBackups = async (folder: string): Promise<readonly KeptBackup[]> => {
  const found = await Promise.all(
    (await namesIn(folder))
      .filter((name) => !name.startsWith('.'))
      .map(async (name): Promise<KeptBackup> => {
        try {
          const manifest = await readManifest(join(folder, name));
          return (await hasFiles(join(folder, name), manifest)) ? { name, manifest } : { name };
        } catch (error) {
          // Also a folder of somebody else's, like the lost+found of a disk: the others are backups all the same.
          const isNone = error instanceof BackupError || error instanceof SyntaxError;
          if (isNone || UNREADABLE.includes(codeOf(error) ?? '')) return { name };
          throw error;
        }
      }),
  );
  return found.toSorted(
    (a, b) =>
      (b.manifest?.createdAt ?? 0) - (a.manifest?.createdAt ?? 0) || a.name.localeCompare(b.name, 'en'),
  );
};

/** When the backups that the schedule made were begun, the newest first; those of a clock that was ahead are among them. */
export const scheduledMoments = async (folder: string): Promise<readonly number[]> =>
  (await keptBackups(folder)).flatMap(({ manifest }) =>
    manifest?.origin === 'schedule' ? [manifest.createdAt] : [],
  );

/** Whether the schedule made it. */
const isScheduled = ({ name, manifest }: KeptBackup): boolean =>
  manifest?.origin === 'schedule' && NAME.test(name);

/** What removing old backups came to. */
export interface Removed {
  readonly names: readonly string[];
  /** Old ones that are not whole: they stay, for somebody to look at. */
  readonly damaged: readonly string[];
}

/**
 * Removes the scheduled backups that are neither among the newest `keep` nor younger than `keepDays`, each only once it was
 * read through and found whole: what is no backup, was made by hand or is damaged stays. Also removes what killed processes
 * left of their backups a day ago. What is dated after `now`, by a clock that was ahead, stays until then, and is none of
 * the newest: new ones would go at once in its place. To be called only when the newest has just been found whole.
 */
export const removeOld = async (
  { folder, keep, keepDays }: BackupSchedule,
  now: number,
  toolsFolder: string | undefined,
): Promise<Removed> => {
  const names: string[] = [];
  const damaged: string[] = [];
  const own = (await keptBackups(folder)).filter(isScheduled);
  const upToNow = own.filter(({ manifest }) => manifest === undefined || manifest.createdAt <= now);
  for (const { name, manifest } of upToNow.slice(keep)) {
    if (manifest === undefined || now - manifest.createdAt <= keepDays * DAY_MS) continue;
    const { problems } = await verifyBackup(join(folder, name), toolsFolder);
    if (problems.length > 0) {
      damaged.push(name);
      continue;
    }
    // Never half of one under a name of a whole one.
    const leaving = join(folder, `.${name}.deleting`);
    await rename(join(folder, name), leaving);
    await rm(leaving, { recursive: true });
    names.push(name);
  }
  for (const name of (await namesIn(folder)).filter((one) => LEFT_OVER.test(one))) {
    const path = join(folder, name);
    if (now - (await stat(path)).mtimeMs > LEFT_OVER_AGE_MS) await rm(path, { recursive: true });
  }
  return { names, damaged };
};
