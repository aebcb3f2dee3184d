import type { Exercise, ExerciseCheck } from '@ykd/application/course';
import type { Code, RootContent } from 'mdast';
import type { Report } from './course-error.js';
import { fenceOf, OUTPUT_FENCE, runLanguage } from './fence.js';

/** The exercises of a course so far: where each id is. */
export type ExerciseIds = Map<string, string>;

const ID = /^[a-z0-9][a-z0-9-]{0,49}$/;
const TITLE_MAX = 50;
/** The most that a program of an exercise may have, in characters. */
const SOURCE_MAX = 10_000;

const lineOf = (node: RootContent): number | undefined => node.position?.start.line;

const isFence = (node: RootContent | undefined, role: string): node is Code =>
  node?.type === 'code' && fenceOf(node).role === role;

export const isExercise = (node: RootContent): node is Code => isFence(node, 'exercise');

/** The fences behind an exercise that belong to it: what checks it, and a sample solution. */
const followers = (
  nodes: readonly RootContent[],
  at: number,
): { readonly check: Code | undefined; readonly solution: Code | undefined } => {
  const second = nodes[at + 1];
  const check = isFence(second, 'check') || isFence(second, 'expect') ? second : undefined;
  const third = nodes[at + 2];
  return { check, solution: check !== undefined && isFence(third, 'solution') ? third : undefined };
};

const checkOf = (node: Code, language: string, report: Report): ExerciseCheck | undefined => {
  const fence = fenceOf(node);
  const wanted = fence.role === 'expect' ? OUTPUT_FENCE : language;
  if (fence.language !== wanted) {
    report(lineOf(node), `${fence.role} 代码块的语言应为 ${wanted}`);
    return undefined;
  }
  if (fence.role === 'expect') return { kind: 'output', expected: node.value };
  if (node.value.trim() !== '') return { kind: 'code', source: node.value };
  report(lineOf(node), 'check 代码块是空的，什么都能通过');
  return undefined;
};

/**
 * The exercise that begins at `nodes[at]`, and how many nodes it takes. Reports what is wrong with it; without an exercise
 * then. A sample solution is for whoever checks the course, and is never shown.
 */
export const readExercise = (
  nodes: readonly RootContent[],
  at: number,
  { ids, file, report }: { readonly ids: ExerciseIds; readonly file: string; readonly report: Report },
): { readonly exercise: Exercise | undefined; readonly taken: number } => {
  const node = nodes[at] as Code;
  const fence = fenceOf(node);
  const line = lineOf(node);
  const { check: checkNode, solution } = followers(nodes, at);
  const taken = 1 + (checkNode === undefined ? 0 : 1) + (solution === undefined ? 0 : 1);
  let whole = true;
  const complain = (problem: string, where = line): void => {
    whole = false;
    report(where, problem);
  };

  const language = runLanguage(fence.language);
  const { id = '', title = '', ...others } = Object.fromEntries(fence.settings);
  if (language === undefined) complain(`练习的语言只能是 python 或 js，不能是 ${fence.language}`);
  if (!ID.test(id)) complain('练习要写 id=…，由小写字母、数字和连字符组成，最多 50 个字符');
  if (title.trim() === '' || [...title].length > TITLE_MAX) {
    complain(`练习要写 title="…"，1 到 ${TITLE_MAX} 个字`);
  }
  const unknown = [...Object.keys(others), ...(fence.rest === '' ? [] : [fence.rest])];
  if (unknown.length > 0) complain(`不认识的代码块标记：${unknown.join(' ')}`);
  const before = ids.get(id);
  if (before !== undefined) complain(`练习编号 ${id} 在 ${before} 已经用过`);
  else if (id !== '') ids.set(id, `${file}:${line ?? 1}`);
  if (solution !== undefined && fenceOf(solution).language !== fence.language) {
    complain(`solution 代码块的语言应为 ${fence.language}`, lineOf(solution));
  }
  for (const part of [node, checkNode, solution]) {
    if (part !== undefined && part.value.length > SOURCE_MAX) {
      complain(`练习的一段程序最多 ${SOURCE_MAX} 个字符`, lineOf(part));
    }
  }
  if (checkNode === undefined) complain('练习后面应紧跟 check 或 expect 代码块');
  const check = checkNode && checkOf(checkNode, fence.language, report);
  const exercise =
    whole && language !== undefined && check !== undefined
      ? { id, language, title: title.trim(), starter: node.value, check }
      : undefined;
  return { exercise, taken };
};
