import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Where archives are unpacked, below the data folder. No backup looks in there. */
const UNPACKING = 'unpacking';

const rootOf = (dataDir: string): string => join(dataDir, UNPACKING);

/** Whether a process of this machine runs under a number. */
const runs = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Does something in an empty folder that nobody else may read, and that is gone afterwards, however it ends. */
export const inUnpackingFolder = async <T>(
  dataDir: string,
  work: (folder: string) => Promise<T>,
): Promise<T> => {
  await mkdir(rootOf(dataDir), { recursive: true, mode: 0o700 });
  // Named by whose it is, so that the next start knows what is left over.
  const folder = await mkdtemp(join(rootOf(dataDir), `${process.pid}-`));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** Removes what processes left that ended in the middle of an archive: at the start, before this one unpacks any. */
export const sweepUnpackingFolder = async (dataDir: string): Promise<void> => {
  const names = await readdir(rootOf(dataDir)).catch(() => []);
  for (const name of names) {
    const pid = Number.parseInt(name, 10);
    // In a container every process has the same number.
    if (pid === process.pid || !runs(pid)) {
      await rm(join(rootOf(dataDir), name), { recursive: true, force: true });
    }
  }
};
