import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Download } from 'playwright-core';
import { onTestFinished } from 'vitest';

/** What a file is made of that the browser was given to keep. */
export const bytesOf = async (file: Download): Promise<Buffer> => {
  const folder = await mkdtemp(join(tmpdir(), 'ykd-download-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const path = join(folder, 'file');
  await file.saveAs(path);
  return readFile(path);
};
