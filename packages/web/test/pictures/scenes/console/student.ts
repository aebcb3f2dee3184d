import type { Page } from 'playwright-core';
import { at, failing, loading, type Scene } from '../../scene.js';
import { ABOVE, ADMIN, post, press, TEACHER } from './staff.js';

/** Somebody of the demo school: what the scenes of learners leave behind is not about him. */
const PATH = '/admin/class/student/demo-student-001';
const MING = '/admin/class/student/demo-xiaoming';
const PROFILE = '**/api/admin/student?**';
const SECTIONS = /\/api\/admin\/student\/(?!mobile)/;
const ALONE = { ...TEACHER, isAlone: true } as const;

const section = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

/** A note about a student, changed once. */
const NOTE = { userId: 'demo-xiaoming', text: '电话沟通：最近在准备期中考试，约好周日晚上继续学。' };

/** The page of one student. */
export const studentScenes: readonly Scene[] = [
  at('console/student', PATH, ADMIN, async ({ page }) => {
    await section(page, '员工操作').waitFor();
  }),
  at('console/student-notes', '/admin', ALONE, async (stage) => {
    const note = (await post(stage, '/api/admin/student/note/add', NOTE)) as { id: string; version: number };
    const changed = { id: note.id, version: note.version, text: `${NOTE.text}\n周日已确认。` };
    await post(stage, '/api/admin/student/note/edit', { userId: NOTE.userId, ...changed });
    await stage.page.goto(MING);
    await section(stage.page, '备注').getByRole('button', { name: '历次内容' }).waitFor();
    await section(stage.page, '员工操作').getByText('修改学员备注').waitFor();
  }),
  at('console/student-versions', '/admin', { ...ALONE, ...ABOVE }, async (stage) => {
    const note = (await post(stage, '/api/admin/student/note/add', NOTE)) as { id: string; version: number };
    const changed = { id: note.id, version: note.version, text: `${NOTE.text}\n周日已确认。` };
    await post(stage, '/api/admin/student/note/edit', { userId: NOTE.userId, ...changed });
    await stage.page.goto(MING);
    await section(stage.page, '备注').getByRole('button', { name: '历次内容' }).click();
    await stage.page.getByRole('dialog').getByText('第 1 版').waitFor();
  }),
  at('console/student-conflict', '/admin', { ...ALONE, ...ABOVE }, async (stage) => {
    const { page } = stage;
    const note = (await post(stage, '/api/admin/student/note/add', NOTE)) as { id: string; version: number };
    await page.goto(MING);
    const notes = section(page, '备注');
    await notes.getByRole('button', { name: /^修改/ }).click();
    const changed = { id: note.id, version: note.version, text: `${NOTE.text}\n周日已确认。` };
    await post(stage, '/api/admin/student/note/edit', { userId: NOTE.userId, ...changed });
    await notes.getByLabel('备注的内容').fill('改到周六。');
    await notes.getByRole('button', { name: '保存' }).last().click();
    await page.getByText('两份内容都在下面').scrollIntoViewIfNeeded();
  }),
  // Nothing was bought, nothing learnt, nothing said about him.
  at('console/student-empty', '/admin/class/student/demo-new', { ...ADMIN, isAlone: true }),
  at('console/student-view-as', PATH, { ...ADMIN, ...ABOVE }, async ({ page }) => {
    await press(page, '以他的身份查看');
    await page.getByRole('dialog').getByLabel('原因').waitFor();
  }),
  at('console/student-report', '/report', { account: 'xiaoming', isAlone: true }, async (stage) => {
    await post(stage, '/api/report/consent', { year: 2024, isGiven: true });
    await post(stage, '/api/member/login', { account: 'banzhuren', pwd: 'ykd-demo-2026' });
    await stage.page.goto(`${MING}/report/2024`);
    await stage.page.getByRole('heading', { level: 2 }).first().waitFor();
  }),
  at('console/student-report-none', `${PATH}/report/2024`, TEACHER, async ({ page }) => {
    await page.getByText('没有可以看的报告').waitFor();
  }),
  at('console/student-missing', '/admin/class/student/nosuch', TEACHER),
  loading('console/student-loading', PATH, PROFILE, ADMIN),
  failing('console/student-failed', PATH, { lost: PROFILE, text: '学员没有加载出来', ...ADMIN }),
  failing('console/student-sections-failed', PATH, { lost: SECTIONS, text: '备注没有加载出来', ...ADMIN }),
];
