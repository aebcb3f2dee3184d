import { at, failing, loading, type Scene } from '../../scene.js';
import { ABOVE, ADMIN, answer, press } from './staff.js';

const PATH = '/admin/course';
const COURSE = `${PATH}/py1test`;
const LIST = '**/api/admin/courses';

/** Courses: what is live, what waits, and how learners fare. */
export const courseScenes: readonly Scene[] = [
  at('console/courses', PATH, ADMIN, async ({ page }) => {
    await page.getByRole('table', { name: '课程' }).waitFor();
  }),
  at('console/courses-problems', PATH, ADMIN, async ({ page }) => {
    const buffer = Buffer.from('not a ZIP');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'a.zip', mimeType: 'application/zip', buffer });
    await page.getByText('不是 ZIP 压缩包，或者文件不完整').waitFor();
  }),
  at('console/courses-format', PATH, { ...ADMIN, ...ABOVE }, async ({ page }) => {
    await press(page, '课程目录怎样写');
    await page.getByRole('dialog').waitFor();
  }),
  at('console/courses-ids', PATH, { ...ADMIN, ...ABOVE }, async ({ page }) => {
    await press(page, '可以用的编号');
    await page.getByRole('list', { name: '课程编号' }).waitFor();
  }),
  at('console/courses-none', PATH, ADMIN, async ({ page }) => {
    await answer(page, LIST, []);
    await page.reload();
    await page.getByText('还没有课程').waitFor();
  }),
  loading('console/courses-loading', PATH, LIST, ADMIN),
  failing('console/courses-failed', PATH, { ...ADMIN, lost: LIST, text: '没有查到课程' }),
  at('console/course', COURSE, ADMIN, async ({ page }) => {
    await page.getByRole('table', { name: '学员学得怎样' }).waitFor();
  }),
  at('console/course-publish', COURSE, { ...ADMIN, ...ABOVE }, async ({ page }) => {
    const version = {
      title: 'Python 体验课',
      source: 'console',
      chapters: 1,
      lessons: 12,
      exercises: 12,
      pictures: 0,
      createdAt: 0,
      createdBy: { id: 'demo-admin', name: '管理员' },
      publishedAt: null,
      publishedBy: null,
      publishedFrom: null,
    };
    await answer(page, '**/api/admin/courses/versions*', {
      courseId: 'py1test',
      title: version.title,
      versions: [
        { ...version, number: 3, state: 'draft', hash: '0123456789' },
        { ...version, number: 2, state: 'live', chapters: 3, hash: 'abcdef0123' },
        { ...version, number: 1, state: 'earlier', chapters: 3, hash: '456789abcd' },
      ],
    });
    await answer(page, '**/api/admin/courses/changes*', {
      lessons: [
        { kind: 'renamed', outlineNum: 0, sectionNum: 0, title: '第一个程序', was: '你好，Python' },
        { kind: 'removed', outlineNum: 2, sectionNum: 3, title: '小项目：单词统计' },
      ],
      exercisesAdded: [],
      exercisesRemoved: ['top-word'],
      movesProgress: true,
    });
    await page.reload();
    await press(page, '发布版本 3');
    await page.getByText('学习进度按位置', { exact: false }).waitFor();
  }),
  at('console/course-missing', `${PATH}/nothing`, ADMIN, async ({ page }) => {
    await page.getByText('没有这门课程').waitFor();
  }),
  at('console/course-preview', '/admin/course/py1test/preview/1', ADMIN, async ({ page }) => {
    await page.getByRole('heading', { level: 1 }).waitFor();
  }),
];
