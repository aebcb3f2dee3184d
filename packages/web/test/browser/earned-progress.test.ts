import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { useDemo } from './support/demo.js';
import { readToEnd, recordOf, saving } from './support/lesson.js';
import { newMember } from './support/member.js';

const demo = useDemo();

const outline = (page: Page) => page.getByRole('navigation', { name: '课程目录' });
const lessonsOf = (page: Page, mark: string) =>
  outline(page)
    .getByRole('listitem')
    .filter({ hasNot: page.getByRole('list'), hasText: mark });

it('opening the last lesson ticks none, and the end of the course says what is left', async () => {
  const visitor = await newMember(demo);
  const { page, userId } = visitor;
  await page.goto('/study/py1test/2/3');
  await saving(page, '已保存');
  expect(await recordOf(visitor, userId)).toMatchObject({ lastOutlineNum: 2, progress: 0, lessons: [] });
  await expect.poll(() => lessonsOf(page, '已').count()).toBe(0);
  await expect.poll(() => lessonsOf(page, '读到这里').count()).toBe(1);
  await page.getByText('还有 12 节没有学完').waitFor();
  await expect.poll(() => page.getByText('整门课').count()).toBe(0);

  // Its text read to the end is one lesson read; its exercises are not passed.
  await readToEnd(page);
  await expect.poll(() => lessonsOf(page, '已读，练习没做完').count()).toBe(1);
  await page.getByText('还有 12 节没有学完：11 节没有读到末尾').waitFor();
  await expect.poll(() => lessonsOf(page, '已学完').count()).toBe(0);

  await visitor.leave();
});
