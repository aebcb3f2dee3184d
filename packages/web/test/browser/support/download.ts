import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Download } from 'playwright-core';
import { onTestFinished } from 'vitest';

/** What is in a file that was downloaded: the browser is another process, whose files are not at hand. */
export const bytesOf = async (file: Download): Promise<Buffer> => {
  const folder = await mkdtemp(join(tmpdir(), 'ykd-export-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const path = join(folder, 'file');
  await file.saveAs(path);
  return readFile(path);
};
