import type { Page } from 'playwright-core';
import { at, failing, loading, type Scene } from '../../scene.js';
import { ABOVE, ADMIN, answer, ASSISTANT, TEACHER } from './staff.js';

const PATH = '/admin/queue';
const QUEUE = '**/api/admin/follow-ups';
const OPEN = { ...TEACHER, ...ABOVE } as const;

const firstRow = async (page: Page): Promise<void> => {
  await page.locator('[data-row]').first().waitFor();
};

/** Goes to the first row and presses a key there. */
const key = async (page: Page, name: string): Promise<void> => {
  await firstRow(page);
  await page.keyboard.press('j');
  await page.keyboard.press(name);
};

/** Whom staff are to contact today. */
export const queueScenes: readonly Scene[] = [
  at('console/queue', PATH, TEACHER, ({ page }) => firstRow(page)),
  at('console/queue-assistant', PATH, ASSISTANT, ({ page }) => firstRow(page)),
  at('console/queue-nobody', PATH, ADMIN, async ({ page }) => {
    await page.getByText('还没有学员由你负责').waitFor();
  }),
  at('console/queue-done', '/admin', TEACHER, async ({ page }) => {
    const aside = { contacted: 5, snoozed: 3, backOn: '2031-03-13', handedOver: 1 };
    await answer(page, QUEUE, { list: [], total: 0, students: 120, aside });
    await page.goto(PATH);
    await page.getByText('今天没有要联系的学员').waitFor();
  }),
  at('console/queue-note', PATH, OPEN, async ({ page }) => {
    await key(page, 'n');
    await page.getByRole('dialog').getByLabel('备注').waitFor();
  }),
  at('console/queue-mobile', PATH, OPEN, async ({ page }) => {
    await answer(page, '**/api/admin/student/mobile', { mobile: '19900000006' });
    await key(page, 'p');
    await page.getByText('已记入操作记录').waitFor();
  }),
  at('console/queue-snooze', PATH, OPEN, async ({ page }) => {
    await key(page, 's');
    await page.getByRole('menuitem', { name: '三天后' }).waitFor();
  }),
  at('console/queue-hand-over', PATH, OPEN, async ({ page }) => {
    await key(page, 'h');
    await page
      .getByRole('dialog')
      .getByLabel('谁来联系')
      .locator('option')
      .nth(1)
      .waitFor({ state: 'attached' });
  }),
  at('console/queue-keys', PATH, OPEN, async ({ page }) => {
    await firstRow(page);
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: '按键' }).waitFor();
  }),
  loading('console/queue-loading', PATH, QUEUE, TEACHER),
  failing('console/queue-failed', PATH, { ...TEACHER, lost: QUEUE, text: '没有查到今天要联系谁' }),
];
