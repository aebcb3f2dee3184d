import { describe, expect, it } from 'vitest';
import { ProblemList } from '../../src/courses/course-error.js';
import { parseCourseYaml } from '../../src/courses/course-yaml.js';

const GOOD = `courseId: py1
title: 入门
summary: 简介
language: python
chapters:
  - title: 第一章
    lessons:
      - title: 第一节
        file: a.md
      - title: 第二节
        file: b/c.md
  - title: 第二章
    lessons:
      - title: 第三节
        file: d.md
`;

const read = (source: string) => {
  const problems = new ProblemList();
  const outline = parseCourseYaml(source, problems.of('course.yaml'));
  return { ...outline, said: problems.error().message.split('\n') };
};

const said = (source: string): readonly string[] => {
  const { course, said: lines } = read(source);
  expect(course).toBeUndefined();
  return lines;
};

describe('course.yaml', () => {
  it('says what the course is, and where it names what', () => {
    const { course, courseIdLine, lessons } = read(`# 说明\n${GOOD}`);
    expect(course).toMatchObject({ courseId: 'py1', title: '入门' });
    expect(courseIdLine).toBe(2);
    expect([...lessons]).toEqual([
      ['a.md', 10],
      ['b/c.md', 12],
      ['d.md', 16],
    ]);
  });

  it.each<[name: string, from: string | RegExp, to: string, expected: readonly string[]]>([
    [
      'a course id that is none',
      'courseId: py1',
      'courseId: ../evil',
      [':1 courseId 只能由字母、数字、下划线和连字符组成'],
    ],
    [
      'a course that the catalogue does not have',
      'courseId: py1',
      'courseId: nowhere',
      [':1 courseId 平台的课程目录里没有这个编号'],
    ],
    ['a value that is no text', '入门', '2024', [':2 title 应为文字']],
    ['a value on the next line', 'title: 入门', 'title:\n  [入门]', [':2 title 应为文字']],
    ['a value that is too long', '入门', '长'.repeat(101), [':2 title 最多 100 个字']],
    ['a field without a value', 'title: 第二章', 'title:', [':12 第 2 章的 title 没有填写']],
    ['a field that is missing', 'summary: 简介\n', '', [':1 summary 没有填写']],
    [
      'a field that is missing in a lesson',
      '        file: d.md\n',
      '',
      [':14 第 2 章第 1 节的 file 没有填写'],
    ],
    [
      'unknown fields, each at its own line',
      'chapters:',
      'level: 初级\ntags: [a]\nchapters:',
      [':5 不认识的字段：level', ':6 不认识的字段：tags'],
    ],
    [
      'an unknown field of a chapter',
      '    lessons:\n      - title: 第三节',
      '    intro: x\n    lessons:\n      - title: 第三节',
      [':13 第 2 章 不认识的字段：intro'],
    ],
    [
      'an unknown field of a lesson',
      'file: b/c.md',
      'file: b/c.md\n        free: true',
      [':12 第 1 章第 2 节 不认识的字段：free'],
    ],
    [
      'a lesson that is no list of fields',
      /- title: 第三节\n.*/,
      '- d.md',
      [':14 第 2 章第 1 节 应写成“字段: 值”'],
    ],
    [
      'a chapter without lessons',
      /(第二章\n    lessons:)[^]*/,
      '$1 []\n',
      [':13 第 2 章的 lessons 至少要有一节课'],
    ],
    [
      'lessons that are no list',
      /(第二章\n    lessons:)[^]*/,
      '$1 d.md\n',
      [':13 第 2 章的 lessons 应为列表'],
    ],
    ['no chapter', /chapters:[^]*/, 'chapters: []\n', [':5 chapters 至少要有一章']],
    ['a text alone', /[^]*/, '只有文字\n', [':1 应写成“字段: 值”']],
    ['nothing', /[^]*/, '', [':1 文件是空的']],
    ['comments alone', /[^]*/, '# 说明\n', [':1 文件是空的']],
    ['a lesson that stands twice', 'file: d.md', 'file: a.md', [':15 第 2 章第 1 节的 file 重复：a.md']],
    [
      'everything at once, from the beginning',
      /^courseId: py1[^]*第二节/,
      'level: 1\nlanguage: python\nchapters:\n  - title: 一\n    lessons:\n      - title: ""\n        file: d.md\n      - title: 第二节',
      [
        ':1 courseId 没有填写',
        ':1 title 没有填写',
        ':1 summary 没有填写',
        ':1 不认识的字段：level',
        ':6 第 1 章第 1 节的 title 不能为空',
        ':13 第 2 章第 1 节的 file 重复：d.md',
      ],
    ],
  ])('names %s, with its line', (_, from, to, expected) => {
    expect(said(GOOD.replace(from, to))).toEqual(expected.map((line) => `course.yaml${line}`));
  });

  it('tells the lessons of a course whose other fields are wrong', () => {
    const { course, lessons } = read(
      GOOD.replace('courseId: py1', 'level: 1')
        .replace('title: 第一章', 'title: ""')
        .replace('- title: 第一节\n        file', '- file')
        .replace('b/c.md', '../c.md'),
    );
    expect(course).toBeUndefined();
    expect([...lessons.keys()]).toEqual(['a.md', 'd.md']);
  });

  const QUOTE = '引号没有结束';
  const BRACKET = '方括号或花括号没有结束';
  const INDENT = '缩进不对，同一级的内容要左对齐';
  const COLON = '值里有“: ”时整个值要加引号；没有的话，是下一行缩进得太多';
  const NO_COLON = '字段名后面要有英文冒号和空格';

  it.each<[name: string, from: string | RegExp, to: string, line: number, reason: string]>([
    ['a quote that nothing closes', '入门', '"入门', 2, QUOTE],
    ['a quote that a later one seems to close', '入门\nsummary: 简介', '"入门\nsummary: "简介"', 2, QUOTE],
    ['a quote in a lesson', '第一节', "'第一节", 8, QUOTE],
    ['a bracket', '入门', '[入门', 2, BRACKET],
    ['a bracket of several lines', '入门', '{a: [b],\n  c: d', 2, BRACKET],
    ['a tab', '    lessons', '\tlessons', 7, '缩进要用空格，不能用 Tab'],
    ['a field that stands twice', 'summary: 简介', 'title: 简介', 3, '同一个字段写了两次'],
    ['a second document', 'chapters:', '---\nchapters:', 5, '只能有一份内容，不能用 --- 隔开'],
    ['a character that cannot begin a value', '入门', '@入门', 2, '以 @、` 或 % 开头的值要加引号'],
    ['a backslash', '入门', '"入\\门"', 2, '双引号里的 \\ 有特殊含义，请改用单引号'],
    ['a text behind a quote', '入门', '"入门" 一', 2, '引号或括号后面还有多余的文字'],
    ['a colon in a value', '入门', 'Python: 入门', 2, COLON],
    ['a line that stands too far right', 'summary', '  summary', 2, COLON],
    ['a line that stands too far left', '    lessons', '   lessons', 7, INDENT],
    ['a field without a colon', 'title: 第一节', 'title 第一节', 8, NO_COLON],
    ['a Chinese colon', 'summary: ', 'summary：', 3, NO_COLON],
    ['a last line without a colon', 'file: d.md', 'file d.md', 15, NO_COLON],
    ['an alias that leads nowhere', '入门', '*入门*', 2, '以 * 开头的值要加引号'],
  ])('says why %s is no YAML, at its line', (_, from, to, line, reason) => {
    expect(said(GOOD.replace(from, to))).toEqual([`course.yaml:${line} YAML 格式错误：${reason}`]);
  });

  it('names every line with the same mistake, and none of its consequences', () => {
    expect(said(GOOD.replaceAll(/^ {4}(?! )/gm, '\t\t'))).toEqual(
      [7, 13].map((line) => `course.yaml:${line} YAML 格式错误：缩进要用空格，不能用 Tab`),
    );
  });

  it('names the line of an error that has no common reason', () => {
    expect(said(GOOD.replace('入门', '"入门"#说明'))).toEqual(['course.yaml:2 YAML 格式错误']);
  });

  it('refuses aliases that multiply without end', () => {
    const nine = (name: string) => `[${Array.from({ length: 9 }, () => name).join(', ')}]`;
    const bomb = ['x', '*a', '*b', '*c'].map((of, at) => `${'abcd'[at]}: &${'abcd'[at]} ${nine(of)}\n`);
    expect(said(bomb.join(''))).toEqual(['course.yaml:1 YAML 格式错误：别名（*）展开之后太大']);
  });
});
