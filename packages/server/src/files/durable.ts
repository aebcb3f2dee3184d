import { open } from 'node:fs/promises';

/** Waits until a file lies on the disk; for a folder: until the names in it do. */
export const syncPath = async (path: string): Promise<void> => {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** Writes a new file for its owner only, and waits until it lies on the disk. */
export const writeDurably = async (path: string, bytes: Uint8Array | string): Promise<void> => {
  const handle = await open(path, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
};
