import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder of one's own, and the way to remove it. */
export interface TempFolder {
  readonly path: string;
  remove(): void;
}

/** A new empty folder. */
export const tempFolder = (): TempFolder => {
  const path = mkdtempSync(join(tmpdir(), 'ykd-test-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
};
