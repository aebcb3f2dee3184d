import { expect, it } from 'vitest';

type Report = (line: number, message: string) => void;
type CheckLesson = (
  source: string,
  language: string,
  report: Report,
) => { readonly runs: readonly unknown[]; readonly exercises: readonly unknown[] };

const FORMAT = new URL('../../scripts/lessons/format.mjs', import.meta.url).href;

/** What of a lesson of a Python course is to be run, and what is wrong with the line of its first fence. */
const check = async (...blocks: readonly (readonly string[])[]) => {
  const { checkLesson } = (await import(FORMAT)) as { readonly checkLesson: CheckLesson };
  const problems: string[] = [];
  const source = blocks.flatMap((lines) => ['', ...lines, '```']).join('\n');
  const { runs, exercises } = checkLesson(source, 'python', (line, message) => {
    if (line === 2) problems.push(message);
  });
  return { runs: runs.length, exercises: exercises.length, problems };
};

const SOLUTION = [
  ['```text expect', '1'],
  ['```python solution', 'print(1)'],
];

it.each(['python', 'py'])('takes the exercise of a Python course in %s', async (language) => {
  const exercise = [`\`\`\`${language} exercise id=a title="打印 一"`, 'print()'];
  expect(await check(exercise, ...SOLUTION)).toEqual({ runs: 0, exercises: 1, problems: [] });
});

it.each([
  ['python', true],
  ['javascript', true],
  ['java', false],
])('asks each lesson of a course in %s for an exercise: %s', async (language, isAsked) => {
  const { checkLesson } = (await import(FORMAT)) as { readonly checkLesson: CheckLesson };
  const problems: string[] = [];
  checkLesson('', language, (_, message) => problems.push(message));
  expect(problems.includes('至少要有一道练习')).toBe(isAsked);
});

it.each([
  ['js', '代码块的语言应为 python 或 text，实际为“javascript”'],
  ['java', '代码块的语言应为 python 或 text，实际为“java”'],
  ['text', 'exercise 代码块的语言应为 python'],
])('runs no exercise in %s', async (language, problem) => {
  const exercise = [`\`\`\`${language} exercise id=a title=b`, 'x'];
  expect(await check(exercise, ...SOLUTION)).toEqual({ runs: 0, exercises: 0, problems: [problem] });
});

it.each([
  ['python run', []],
  ['python run now', ['不认识的代码块标记：run now']],
])('runs a program behind which its output stands: %s', async (info, problems) => {
  expect(await check([`\`\`\`${info}`, 'print(1)'], ['```text', '1'])).toMatchObject({ runs: 1, problems });
});

it.each([
  ['python rnu', '不认识的代码块标记：rnu'],
  ['text run', 'run 代码块的语言应为 python'],
  ['python run', 'run 代码块后面应紧跟写着输出的 text 代码块'],
])('runs nothing else: %s', async (info, problem) => {
  expect(await check([`\`\`\`${info}`, 'print(1)'])).toMatchObject({ runs: 0, problems: [problem] });
});
