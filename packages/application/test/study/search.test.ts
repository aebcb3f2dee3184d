import { fc, test } from '@fast-check/vitest';
import { describe, expect, it } from 'vitest';
import { type ContentNode, type CourseContent, foldCase, partTexts } from '../../src/course/index.js';
import { fakeBrowser, sampleExercise } from '../../src/testing/index.js';
import { loggedIn, world } from '../support/browser.js';

const courseOf = (courseId: string, ...texts: readonly (readonly ContentNode[])[]): CourseContent => ({
  courseId,
  title: '课程',
  summary: '',
  fingerprint: courseId,
  chapters: [
    {
      title: '一',
      lessons: [{ title: '第一节', bodies: texts.map((nodes, at) => ({ title: `部分 ${at}`, nodes })) }],
    },
  ],
});

const searchIn = async (content: CourseContent) => {
  const { app, fakes } = await world();
  await fakes.courses.save(content, 1);
  const port = app.study((await loggedIn(app)).context);
  return async (q: string, courseId = content.courseId) => port.search({ courseId, q });
};

describe('partTexts', () => {
  it('is what a reader sees, in one line', () => {
    const nodes: ContentNode[] = [
      { tag: 'h2', children: ['标题'] },
      { tag: 'p', children: ['用 ', { tag: 'code', children: ['print'] }, '() 输出'] },
      {
        tag: 'pre',
        lang: 'python',
        children: [{ tag: 'span', token: 'function', children: ['print'] }, '(1)\n'],
      },
      { tag: 'img', alt: '流程图', src: '/x.png' },
      { tag: 'br' },
      sampleExercise('sum'),
    ];
    expect(partTexts(courseOf('c', nodes)).map(({ text }) => text)).toEqual([
      '标题 用 print() 输出 print(1) 流程图 练习 sum',
    ]);
  });
});

test.prop([fc.string({ unit: 'binary', maxLength: 50 })], { numRuns: 500 })(
  'foldCase keeps every letter at its place, and folds twice as once',
  (text) => {
    const folded = foldCase(text);
    expect(folded).toHaveLength(text.length);
    expect(foldCase(folded)).toBe(folded);
  },
);

describe('searching a course', () => {
  it('names lesson and part, and marks every hit in the excerpt', async () => {
    const search = await searchIn(courseOf('py1test', ['用 Print 输出，print 很常用'], ['没有']));
    expect(await search('PRINT')).toEqual({
      ok: true,
      value: [
        {
          outlineNum: 0,
          sectionNum: 0,
          bodyNum: 0,
          lesson: '第一节',
          part: '部分 0',
          excerpt: '用 Print 输出，print 很常用',
          marks: [
            { from: 2, to: 7 },
            { from: 11, to: 16 },
          ],
        },
      ],
    });
  });

  it('shows the title of a lesson of which only the title has it', async () => {
    const search = await searchIn(courseOf('py1test', ['文字'], ['文字']));
    expect(await search('第一')).toMatchObject({
      value: [{ bodyNum: 0, excerpt: '第一节', marks: [{ from: 0, to: 2 }] }],
    });
  });

  it('takes a piece around the first hit, and cuts no character in two', async () => {
    const search = await searchIn(courseOf('py1test', [`${'😀'.repeat(100)}目标${'😀'.repeat(100)}`]));
    const found = await search('目标');
    const [hit] = found.ok ? found.value : [];
    expect(hit?.excerpt).toMatch(/^…(?:😀)+目标(?:😀)+…$/u);
    expect(hit?.excerpt.length).toBeLessThan(130);
    const [{ from, to } = { from: 0, to: 0 }] = hit?.marks ?? [];
    expect(hit?.excerpt.slice(from, to)).toBe('目标');
  });

  it('takes a run of spaces for one', async () => {
    const search = await searchIn(courseOf('py1test', ['hello\n  world']));
    expect(await search('hello   world')).toMatchObject({ value: [{ marks: [{ from: 0, to: 11 }] }] });
  });

  it('names no more than 50 parts', async () => {
    const search = await searchIn(courseOf('py1test', ...Array.from({ length: 60 }, () => ['同样'])));
    const found = await search('同样');
    expect(found.ok && found.value).toHaveLength(50);
  });

  it('is for members who may read the course', async () => {
    const { app, fakes } = await world();
    await fakes.courses.save(courseOf('j1', ['秘密']), 1);
    const query = { courseId: 'j1', q: '秘密' };
    expect(await app.study(fakeBrowser().context).search(query)).toEqual({
      ok: false,
      error: { kind: 'not-logged-in' },
    });
    expect(await app.study((await loggedIn(app)).context).search(query)).toEqual({
      ok: false,
      error: { kind: 'course-closed', reason: 'not-bought' },
    });
  });
});
