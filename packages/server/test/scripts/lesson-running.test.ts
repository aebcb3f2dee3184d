import { expect, it } from 'vitest';

type Report = (file: string, line: number, message: string) => void;
type RunAll = (lessons: readonly object[], report: Report) => Promise<void>;

const RUNNING = new URL('../../scripts/lessons/running.mjs', import.meta.url).href;

/** What is wrong with an exercise in JavaScript, by the line: 1 is its beginning, 2 its solution. */
const problemsOf = async (starter: string, solution: string, check: string) => {
  const { runAll } = (await import(RUNNING)) as { readonly runAll: RunAll };
  const problems: [line: number, message: string][] = [];
  const exercise = {
    line: 1,
    language: 'javascript',
    starter,
    solution: { line: 2, code: solution },
    check: { kind: 'check', text: check },
  };
  await runAll([{ file: 'a.md', runs: [], exercises: [exercise] }], (_, line, message) =>
    problems.push([line, message]),
  );
  return problems;
};

it('checks a program in JavaScript when its timers are done', async () => {
  const solution = 'let sum = 0;\nsetTimeout(() => setTimeout(() => { sum += 1; }));';
  expect(await problemsOf('let sum = 0;', solution, "if (sum !== 1) throw new Error('sum');")).toEqual([]);
});

it('runs a check in JavaScript as a script of its own', async () => {
  const check = "function double(n) { return 2 * n; }\nif (answer !== double(2)) throw new Error('answer');";
  expect(await problemsOf('const answer = double(2);', 'const answer = 4;', check)).toEqual([]);
});

it('says that the program at the beginning of an exercise already passes', async () => {
  expect(await problemsOf('const a = 1;', 'const a = 1;', "if (a !== 1) throw new Error('a');")).toEqual([
    [1, '练习开头给的程序已经能通过'],
  ]);
});
