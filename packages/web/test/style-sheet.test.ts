import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type CssNode, generate, lexer, parse, walk } from 'css-tree';
import { expect, it } from 'vitest';

const BUILT = fileURLToPath(new URL('../dist/assets', import.meta.url));

/** What the lexer cannot judge, and what stands for no style: `end` of a link is read as one. */
const isBeyondIt = (value: string): boolean => value.includes('env(') || value === 'true';

/** The declarations whose value the property does not take. */
const wrongIn = (sheet: CssNode): readonly string[] => {
  const wrong: string[] = [];
  walk(sheet, {
    visit: 'Declaration',
    enter: (declaration) => {
      const value = generate(declaration.value);
      const { error } = lexer.matchDeclaration(declaration);
      if (error?.message.startsWith('Mismatch') !== true || isBeyondIt(value)) return;
      wrong.push(`${declaration.property}: ${value}`);
    },
  });
  return wrong;
};

it('finds the misspelt name of a token, which stands in the style sheet as it is', () => {
  expect(wrongIn(parse('.a{color:bg.nosuch;padding:5x;margin:4px;color:var(--b)}'))).toEqual([
    'color: bg.nosuch',
    'padding: 5x',
  ]);
});

it('has a value that the property takes in every declaration that was built', async () => {
  const sheets = (await readdir(BUILT)).filter((name) => name.endsWith('.css'));
  expect(sheets).not.toEqual([]);
  for (const name of sheets) expect(wrongIn(parse(await readFile(`${BUILT}/${name}`, 'utf8')))).toEqual([]);
});
