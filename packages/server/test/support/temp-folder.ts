import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new empty folder, and the way to remove it. */
export const tempFolder = (): { readonly path: string; remove(): void } => {
  const path = mkdtempSync(join(tmpdir(), 'ykd-test-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
};
