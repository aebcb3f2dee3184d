import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Layout, Page } from '@ykd/domain/access';

const INDEX = '<!doctype html><title>优课达</title><!--ykd-calls--><body><!--ykd-settings--><div id="root">';

/** A folder like the one that the web app is built into, with these files (by their paths) beside its page. */
export const webBuild = async (files: Readonly<Record<string, string>> = {}): Promise<string> => {
  const root = await mkdtemp(join(tmpdir(), 'ykd-web-'));
  const all = { 'index.html': INDEX, 'page-files.json': '{}', ...files };
  for (const [path, text] of Object.entries(all)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  return root;
};

/** Pages with nothing but a layout, each at its own path. */
export const pagesIn =
  (layouts: Readonly<Record<string, Layout>>) =>
  (path: string): Page | undefined => {
    const layout = layouts[path];
    return layout && { path, layout };
  };
