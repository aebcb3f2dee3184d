import { readFile } from 'node:fs/promises';
import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { describe, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import { node } from './support/command.js';
import { useStranger } from './support/stranger.js';

const ATTW = fileURLToPath(
  new URL('dist/index.js', import.meta.resolve('@arethetypeswrong/cli/package.json')),
);

describe('the tarball', () => {
  const stranger = useStranger();

  test('holds the build, the sources that its maps name and the papers, nothing else', () => {
    const others = stranger().packed.filter(
      (path) => !/^(dist\/.+\.(js|d\.ts)(\.map)?|src\/.+\.ts)$/.test(path),
    );
    expect(others.toSorted()).toEqual(['CHANGELOG.md', 'LICENSE', 'README.md', 'package.json']);
  });

  test('holds every file that the exports name', () => {
    const targets = Object.values(manifest.exports).flatMap((target) =>
      typeof target === 'string' ? [target] : Object.values(target),
    );
    const missing = targets.filter((target) => !stranger().packed.includes(posix.normalize(target)));
    expect(missing).toEqual([]);
  });

  test('has a map for every built file, and every source of a map', async () => {
    const { installed, packed } = stranger();
    const built = packed.filter((path) => /^dist\/.+(\.js|\.d\.ts)$/.test(path));
    expect(built.length).toBeGreaterThan(0);
    const broken = await Promise.all(
      built.map(async (path) => {
        const { sources } = JSON.parse(await readFile(`${installed}/${path}.map`, 'utf8')) as {
          sources: string[];
        };
        const missing = sources.filter((source) => !packed.includes(posix.join(posix.dirname(path), source)));
        return sources.length === 0 || missing.length > 0 ? [{ path, missing }] : [];
      }),
    );
    expect(broken.flat(), 'a file left over in dist? `npm run build` removes it').toEqual([]);
  });

  test('has an entry for its version at the top of the changelog', async () => {
    const changelog = await readFile(`${stranger().installed}/CHANGELOG.md`, 'utf8');
    expect(/^## (.+)$/m.exec(changelog)?.[1]).toBe(manifest.version);
  });

  test('pleases publint', async () => {
    const bytes = await readFile(stranger().tarball);
    const tarball = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength);
    const { messages, pkg } = await publint({ pack: { tarball }, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
  });

  test('pleases Are The Types Wrong', async () => {
    const options = ['--profile', 'esm-only', '--no-emoji', '--no-color'];
    const { code, output } = await node([ATTW, ...options, stranger().tarball], stranger().folder);
    expect(code, output).toBe(0);
  });
});
