import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { asProgram, codeBlocks, countClaims } from './support/readme.js';
import { useStranger } from './support/stranger.js';

const README = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
const blocks = codeBlocks(README).map((code, at) => ({ file: `readme-${at + 1}.ts`, code }));

describe('the examples of the README', () => {
  const stranger = useStranger();

  test('exist, and state results', () => {
    expect(README.match(/^```ts/gm)).toHaveLength(blocks.length);
    expect(blocks.filter(({ code }) => countClaims(code) > 0)).not.toEqual([]);
  });

  test('compile in a project with only the tarball', async () => {
    for (const { file, code } of blocks) await stranger().write(file, code);
    const files = blocks.map(({ file }) => file);
    const { code, output } = await stranger().check(files, 'NodeNext');
    expect(code, output).toBe(0);
  });

  test.each(blocks)('$file runs and gets every result that it states', async ({ file, code: source }) => {
    await stranger().write(`run-${file}`, asProgram(source));
    const { code, output } = await stranger().run(`run-${file}`);
    expect(code, output).toBe(0);
  });
});
