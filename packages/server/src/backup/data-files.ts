import { mkdir, readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { writeDurably } from '../files/durable.js';
import { uploadsFolder } from '../files/open-store.js';
import { codeOf, DATABASE_FILE, HOLDER_FILE, LOCK_FILE } from '../persistence/index.js';
import { type BackupFile, DATA_FILES, describeBytes } from './manifest.js';

/** What in a data folder is not worth keeping: drafts, and what locks it. */
const isPassing = (name: string): boolean =>
  name.startsWith('.') || name === 'lost+found' || [LOCK_FILE, HOLDER_FILE].includes(name);

const entriesOf = async (folder: string) =>
  readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  });

const filesBelow = async (folder: string): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const entry of await entriesOf(folder)) {
    const path = join(folder, entry.name);
    if (isPassing(entry.name)) continue;
    if (entry.isFile()) found.push(path);
    if (entry.isDirectory()) found.push(...(await filesBelow(path)));
  }
  return found;
};

/** What lies in a data folder, without what locks it. None when it is not there. */
export const namesIn = async (dataDir: string): Promise<readonly string[]> =>
  (await entriesOf(dataDir)).map(({ name }) => name).filter((name) => !isPassing(name));

/**
 * Copies what lies in the data folder beside the database and the uploads into a backup: the secret that was made at the
 * first start, and what the built-in services keep.
 */
export const copyDataFiles = async (dataDir: string, folder: string): Promise<readonly BackupFile[]> => {
  const uploads = uploadsFolder({ dataDir });
  const copied: BackupFile[] = [];
  for (const file of await filesBelow(dataDir)) {
    const name = relative(dataDir, file).split(sep).join('/');
    if (name.startsWith(DATABASE_FILE) || file.startsWith(`${uploads}${sep}`)) continue;
    const bytes = await readFile(file).catch((error: unknown) => {
      if (codeOf(error) === 'ENOENT') return undefined;
      throw error;
    });
    if (bytes === undefined) continue;
    const path = `${DATA_FILES}/${name}`;
    await mkdir(dirname(join(folder, path)), { recursive: true, mode: 0o700 });
    await writeDurably(join(folder, path), bytes);
    copied.push(describeBytes(path, bytes));
  }
  return copied;
};

/** Puts such files back into an empty data folder. */
export const putDataFiles = async (
  dataDir: string,
  folder: string,
  files: readonly BackupFile[],
): Promise<void> => {
  for (const { path } of files) {
    if (!path.startsWith(`${DATA_FILES}/`)) continue;
    const target = join(dataDir, path.slice(DATA_FILES.length + 1));
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await writeDurably(target, await readFile(join(folder, path)));
  }
};
