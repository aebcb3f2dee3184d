import { TypeScript as ts } from 'typedoc';

/** The TypeScript blocks of a Markdown text. */
export const codeBlocks = (markdown: string): string[] =>
  [...markdown.matchAll(/^```ts\n(.*?)^```$/gms)].map(([, code]) => code!);

/** How often a block states a result: `statement; // → value`, the value as JavaScript writes it. */
export const countClaims = (code: string): number => code.split('// →').length - 1;

const claimBehind = (statement: ts.Statement, code: string): string | undefined =>
  ts
    .getTrailingCommentRanges(code, statement.end)
    ?.map(({ pos, end }) => /^\/\/ → (.+)$/.exec(code.slice(pos, end))?.[1])
    .find((value) => value !== undefined);

/** What a statement with a claim is about: the expression, or the name that a declaration introduces. */
const subjectOf = (statement: ts.Statement): string => {
  if (ts.isExpressionStatement(statement)) return statement.expression.getText();
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations[0]!.name.getText();
  throw new Error(`states a result without having one: ${statement.getText()}`);
};

/** The block as a program that fails unless every result it states is the one that it gets. */
export const asProgram = (code: string): string => {
  const { statements } = ts.createSourceFile('block.ts', code, ts.ScriptTarget.ES2023, true);
  let asserted = 0;
  const lines = statements.flatMap((statement) => {
    const value = claimBehind(statement, code);
    if (value === undefined) return [statement.getText()];
    asserted += 1;
    const assertion = `same(structuredClone(${subjectOf(statement)}), ${value});`;
    return ts.isExpressionStatement(statement) ? [assertion] : [statement.getText(), assertion];
  });
  if (asserted !== countClaims(code)) throw new Error(`a result stands behind no statement:\n${code}`);
  return [`import { deepStrictEqual as same } from 'node:assert/strict';`, ...lines].join('\n');
};
