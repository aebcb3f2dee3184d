import type { Page } from 'playwright-core';
import { pressShortcut, saving, wholeLesson } from '../../browser/support/lesson.js';
import { SAMPLE_LESSON } from '../sample-lesson.js';
import { samplePicture } from '../sample-picture.js';
import { at, failing, loading, type Scene, type Stage } from '../scene.js';

/** Readers whose progress no other scene shows. */
const READER = { account: 'banzhuren', isTicking: true } as const;
const WRITER = { account: 'zhujiao', isTicking: true } as const;
/** Whose code no other scene shows. */
const TRIER = { account: 'huoban', isTicking: true } as const;
const TRAVELLER = { account: 'huoban2', isTicking: true } as const;
const LESSON = '/study/py1test/0/0';
const OUTLINE = '**/courseapi/course/outline?*';
const TEXT = '**/courseapi/course/lesson?*';

const inLesson =
  (act?: Scene['play']): Scene['play'] =>
  async (stage) => {
    await wholeLesson(stage.page);
    await saving(stage.page, '已保存');
    await act?.(stage);
  };

const exerciseOf = (page: Page) => page.getByRole('figure', { name: /^练习：/ });

/** Puts a program into the exercise and has it judged. */
const check =
  (code: string, verdict: string): Scene['play'] =>
  async ({ page }) => {
    const exercise = exerciseOf(page);
    await exercise.scrollIntoViewIfNeeded();
    await exercise.getByRole('textbox').fill(code);
    await exercise.getByRole('button', { name: '检查' }).click();
    await exercise.getByText(verdict).first().waitFor();
  };

/** Writes on without a connection, while another device writes too. */
const writeApart: Scene['play'] = async ({ page, context }) => {
  const exercise = exerciseOf(page);
  await exercise.scrollIntoViewIfNeeded();
  await exercise.getByRole('textbox').waitFor();
  await context.setOffline(true);
  await exercise.getByRole('textbox').fill('print("我开始学 Python 了")\nprint("在地铁上写的")\n');
  const [courseId, exerciseId] = ['py1test', 'hello-lines'];
  const data = { courseId, exerciseId, last: { code: 'print("在书桌前写的")\n', at: 1 } };
  const headers = { origin: new URL(page.url()).origin };
  await context.request.post('/api/solution/save', { headers, data });
  await context.setOffline(false);
  await exercise.getByText('还写过一份代码').waitFor();
};

const openSearch = async ({ page, device }: Stage): Promise<void> => {
  if (device === 'phone') await page.getByRole('button', { name: '打开目录' }).click();
  await page.getByRole('button', { name: '在课程里查找' }).click();
};

const searchFor =
  (text: string, found: RegExp): Scene['play'] =>
  async (stage) => {
    await openSearch(stage);
    await stage.page.getByRole('searchbox', { name: '查找内容' }).fill(text);
    await stage.page.getByRole('status').filter({ hasText: found }).waitFor();
  };

const openNotes = ({ page }: Stage): Promise<void> => page.getByRole('button', { name: '我的笔记' }).click();

/** The learning site. */
export const studyScenes: readonly Scene[] = [
  at('study/lesson', LESSON, READER, inLesson()),
  at('study/lesson-later', '/study/py1test/1/1', READER, inLesson()),
  at('study/lesson-last', '/study/py1test/2/3', READER, inLesson()),
  at('study/lesson-old-site', '/study/old/j1test/MC8wLzA=', READER, inLesson()),
  {
    name: 'study/lesson-markdown',
    account: 'xiaoming',
    isAlone: true,
    isTicking: true,
    play: async (stage) => {
      await stage.server.addCourse('py4', SAMPLE_LESSON, { 'picture.png': samplePicture() });
      await stage.page.goto('/study/py4/0/0');
      await inLesson()(stage);
    },
  },
  at('study/outline', LESSON, { ...READER, inWindow: true, devices: ['phone'] }, async ({ page }) => {
    await wholeLesson(page);
    await page.getByRole('button', { name: '打开目录' }).click();
    await page.getByRole('dialog').waitFor();
  }),
  at('study/search', LESSON, { ...READER, inWindow: true }, inLesson(searchFor('列表', /个部分里找到$/))),
  at(
    'study/search-none',
    LESSON,
    { ...READER, inWindow: true },
    inLesson(searchFor('没有这样的文字', /没有找到/)),
  ),
  at(
    'study/notes-none',
    LESSON,
    { ...READER, inWindow: true },
    inLesson(async (stage) => {
      await openNotes(stage);
      await stage.page.getByText('这一节还没有笔记').waitFor();
    }),
  ),
  at(
    'study/notes',
    LESSON,
    { ...WRITER, inWindow: true },
    inLesson(async (stage) => {
      await openNotes(stage);
      await stage.page.getByRole('textbox', { name: '写一条笔记' }).fill('变量像标签，\n贴在数据上。');
      await stage.page.getByRole('button', { name: '保存笔记' }).click();
      await stage.page.getByRole('listitem').filter({ hasText: '变量像标签' }).getByText('已保存').waitFor();
    }),
  ),
  at(
    'study/program-run',
    LESSON,
    READER,
    inLesson(async ({ page }) => {
      const program = page.locator('#b0 figure').first();
      await program.getByRole('button', { name: '运行' }).click();
      await program.getByRole('group', { name: '你的输出' }).filter({ hasText: '你好' }).waitFor();
    }),
  ),
  at(
    'study/program-edited',
    LESSON,
    READER,
    inLesson(async ({ page }) => {
      const program = page.locator('#b0 figure').first();
      await program.getByRole('button', { name: '编辑' }).click();
      await program.getByRole('textbox').fill('print("改过的")\n');
      await program.getByRole('button', { name: '还原' }).waitFor();
    }),
  ),
  at('study/exercise-wrong', LESSON, TRIER, inLesson(check('print("我开始学 Python 了")\n', '没有通过'))),
  at(
    'study/exercise-error',
    LESSON,
    TRIER,
    inLesson(check('prin("加油")\n', '第 1 行：用到了没有定义过的名字')),
  ),
  at(
    'study/exercise-passed',
    LESSON,
    WRITER,
    inLesson(
      check('print("我开始学 Python 了")\nprint("今天学习", 30, "分钟")\nprint("加油！")\n', '已计入进度'),
    ),
  ),
  at(
    'study/exercise-written',
    LESSON,
    WRITER,
    inLesson(async ({ page }) => {
      const exercise = exerciseOf(page);
      await exercise.scrollIntoViewIfNeeded();
      await exercise.getByRole('textbox').fill('print("再试一种写法")\n');
      await exercise.getByRole('button', { name: '恢复上次通过的代码' }).waitFor();
    }),
  ),
  at('study/exercise-other', LESSON, TRAVELLER, inLesson(writeApart)),
  at(
    'study/offline',
    LESSON,
    READER,
    inLesson(async ({ page, context }) => {
      await context.setOffline(true);
      await page
        .locator('article h2')
        .last()
        .evaluate((element) => element.scrollIntoView());
      await saving(page, '已离线保存，联网后自动同步');
    }),
  ),
  at(
    'study/keys',
    LESSON,
    { ...READER, devices: ['desktop'], inWindow: true },
    inLesson(async ({ page }) => {
      await pressShortcut(page, '/');
      await page.getByRole('searchbox', { name: '查找内容' }).waitFor();
    }),
  ),
  loading('study/loading', LESSON, OUTLINE, READER),
  loading('study/lesson-loading', LESSON, TEXT, READER),
  failing('study/failed', LESSON, { lost: OUTLINE, text: '课程没有加载出来', ...READER }),
  failing('study/lesson-failed', LESSON, { lost: TEXT, text: '这一节没有加载出来', ...READER }),
  at('study/not-bought', '/study/wxmini10', { account: 'xiaohong' }, async ({ page }) => {
    await page.getByRole('button', { name: /去购买/ }).waitFor();
  }),
  at('study/unpublished', '/study/f8', { account: 'xiaoming' }, async ({ page }) => {
    await page.getByRole('heading', { level: 1 }).waitFor();
  }),
  at('study/unknown-course', '/study/nosuch', READER),
  at('study/missing-lesson', '/study/py1test/90/0', READER, async ({ page }) => {
    await page.getByText('没有找到这一节').waitFor();
  }),
  at('study/malformed', '/study/old/j1test/nonsense', READER),
];
