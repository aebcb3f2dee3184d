import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  PLACEMENT_CALL_MAX,
  PLACEMENT_CALLS_MAX,
  PLACEMENT_DIFFICULTY_MAX,
  PLACEMENT_LANGUAGES,
  PLACEMENT_OPTION_MAX,
  PLACEMENT_OPTIONS_MAX,
  PLACEMENT_PROMPT_MAX,
  PLACEMENT_SKILLS,
  PLACEMENT_STARTER_MAX,
  placementQuestionIssues,
  type PlacementQuestionForm,
} from '../../src/placement/index.js';

const CHOICE = {
  kind: 'choice',
  skill: 'basics',
  difficulty: -1,
  prompt: '下面的程序打印什么？\n\nfor i in range(3):\n    print(i)',
  options: ['0 1 2', '1 2 3', '0 1 2 3'],
  right: 0,
} as const;

const PROGRAM = {
  kind: 'program',
  skill: 'functions',
  difficulty: 1,
  prompt: '写一个函数，算出一个数的平方。',
  language: 'python',
  starter: 'def square(n):\n    pass\n',
  calls: [
    { call: 'print(square(3))', output: '9' },
    { call: 'print(square(-2))', output: '4' },
  ],
} as const;

const wrongOf = (form: PlacementQuestionForm) =>
  Object.fromEntries(placementQuestionIssues(form).map(({ field, message }) => [field, message]));

describe('a question', () => {
  test('as it should be has nothing wrong', () => {
    expect(wrongOf(CHOICE)).toEqual({});
    expect(wrongOf(PROGRAM)).toEqual({});
    expect(wrongOf({ ...PROGRAM, starter: '' })).toEqual({});
  });

  test.each([
    [{ difficulty: PLACEMENT_DIFFICULTY_MAX + 0.1 }, { difficulty: '难度为 -3 到 3 之间的数' }],
    [{ difficulty: Number.NaN }, { difficulty: '难度为 -3 到 3 之间的数' }],
    [{ prompt: ' ' }, { prompt: '题目必须填写' }],
    [{ prompt: '问'.repeat(PLACEMENT_PROMPT_MAX + 1) }, { prompt: '题目不能超过1000个字符' }],
    [{ options: ['一个'], right: 0 }, { options: '选项为 2 到 6 个' }],
    [
      { options: Array.from({ length: PLACEMENT_OPTIONS_MAX + 1 }, (_, at) => String(at)) },
      { options: '选项为 2 到 6 个' },
    ],
    [{ options: ['对', '对 '] }, { options: '选项不能相同' }],
    [{ options: ['对', ''] }, { options: '选项必须填写' }],
    [{ options: ['对', '错'.repeat(PLACEMENT_OPTION_MAX + 1)] }, { options: '选项不能超过200个字符' }],
    [{ right: 3 }, { right: '请选择哪一个选项是对的' }],
    [{ right: -1 }, { right: '请选择哪一个选项是对的' }],
    [{ right: 0.5 }, { right: '请选择哪一个选项是对的' }],
  ])('with options, of which %j, says so', (over, issues) => {
    expect(wrongOf({ ...CHOICE, ...over })).toEqual(issues);
  });

  test.each([
    [{ starter: 'x'.repeat(PLACEMENT_STARTER_MAX + 1) }, { starter: '开头的程序不能超过2000个字符' }],
    [{ calls: [] }, { calls: '检查为 1 到 5 行' }],
    [
      { calls: Array.from({ length: PLACEMENT_CALLS_MAX + 1 }, () => ({ call: 'f()', output: '1' })) },
      { calls: '检查为 1 到 5 行' },
    ],
    [{ calls: [{ call: '', output: '1' }] }, { calls: '检查必须填写' }],
    [{ calls: [{ call: 'f()', output: '' }] }, { calls: '应当打印的内容必须填写' }],
    [
      { calls: [{ call: 'f()', output: '1'.repeat(PLACEMENT_CALL_MAX + 1) }] },
      { calls: '应当打印的内容不能超过300个字符' },
    ],
  ])('about a program, of which %j, says so', (over, issues) => {
    expect(wrongOf({ ...PROGRAM, ...over })).toEqual(issues);
  });

  test.prop([
    fc.constantFrom(...PLACEMENT_SKILLS),
    fc.double(),
    fc.string(),
    fc.array(fc.string()),
    fc.double(),
    fc.constantFrom(...PLACEMENT_LANGUAGES),
    fc.array(fc.record({ call: fc.string(), output: fc.string() })),
  ])('never throws', (skill, difficulty, prompt, options, right, language, calls) => {
    const common = { skill, difficulty, prompt };
    expect(placementQuestionIssues({ ...common, kind: 'choice', options, right })).toBeInstanceOf(Array);
    const program = { ...common, kind: 'program', language, starter: prompt, calls } as const;
    expect(placementQuestionIssues(program)).toBeInstanceOf(Array);
  });
});
