import { shanghaiDay } from '@ykd/domain/shared';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { logIn } from './support/browser.js';
import { useOwnDemo } from './support/demo.js';
import { faultsOf, loaded } from './support/faults.js';
import { call } from './support/shop.js';
import { staffAt } from './support/staff.js';
import { told } from './support/toasts.js';

const demo = useOwnDemo();

const CAMPAIGN = '2025_summer_arena';
const TEXT = '今天学完了循环和列表，做了六道练习，最后一题卡了很久，发现下标从零开始。';
const COPY = TEXT.replaceAll('，', ' ~ ').replace('。', '！！');

const cardOf = (page: Page, name: string) => page.getByRole('article', { name: `${name}的打卡` });
const count = (page: Page) => page.getByRole('main').getByRole('status').first();

/** A student who wrote today. */
const wrote = async (account: string, text: string) => {
  const visitor = await demo.visit('phone', { reducedMotion: 'reduce' });
  await logIn(visitor, demo.address, account);
  const save = (said: string) =>
    call(visitor, demo.address, '/api/checkin/save', { campaign: CAMPAIGN, text: said, pictures: [] });
  await save(text);
  return { ...visitor, save };
};

describe('copies in the console', () => {
  it('are shown beside what they are copies of, and judged, of which their students hear nothing', async () => {
    const ming = await wrote('xiaoming', TEXT);
    const hong = await wrote('xiaohong', COPY);
    const { page, leave } = await staffAt(demo, `/admin/checkin?campaign=${CAMPAIGN}`, 'banzhuren', {
      device: 'phone',
    });
    const [his, hers] = [cardOf(page, '李小明'), cardOf(page, '王小红')];
    await his.getByText(TEXT).waitFor();
    await hers.getByText('疑似雷同 100%').waitFor();
    await expect.poll(() => his.getByText('雷同').count()).toBe(0);
    await expect.poll(() => count(page).innerText()).toMatch(/，1 条疑似雷同$/);

    await page.getByRole('combobox', { name: '评价' }).selectOption({ label: '疑似雷同' });
    await hers.waitFor();
    await expect.poll(() => page.getByRole('article').count()).toBe(1);
    const beside = hers.getByRole('region', { name: '王小红的打卡与谁的雷同' });
    await beside.getByText(`文字与李小明 ${shanghaiDay(Date.now()).slice(5)} 的打卡相近`).waitFor();
    for (const text of [hers.getByText(COPY), beside.getByText(TEXT)]) {
      const box = await text.boundingBox();
      expect(box?.width).toBeGreaterThan(240);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(375);
    }
    await beside.getByRole('button', { name: '确认雷同：王小红' }).click();
    await hers.getByText('雷同 100%', { exact: true }).waitFor();
    await beside.getByText(/^陈静 .* 判断$/).waitFor();
    await expect
      .poll(() => beside.getByRole('button', { name: '确认雷同：王小红' }).getAttribute('aria-pressed'))
      .toBe('true');
    expect(await faultsOf(page)).toEqual([]);
    await page.reload();
    await loaded(page);
    await page.getByText('没有疑似雷同的').waitFor();
    await page.getByRole('combobox', { name: '评价' }).selectOption({ label: '全部' });
    await hers.getByText('雷同 100%', { exact: true }).waitFor();

    await hong.page.goto('/learn/clock');
    await loaded(hong.page);
    await hong.page.getByRole('article').first().getByText(COPY).waitFor();
    await expect.poll(() => hong.page.getByText('雷同').count()).toBe(0);
    await hong.page.goto('/learn/notice');
    await loaded(hong.page);
    await expect.poll(() => hong.page.getByText('雷同').count()).toBe(0);
    for (const visitor of [ming, hong, { leave }]) await visitor.leave();
  });

  it('says who was faster, and forgets what was said when the student writes something else', async () => {
    const hong = await wrote('xiaohong', COPY.replace('六道', '八道'));
    const at = `/admin/checkin?campaign=${CAMPAIGN}&mark=alike`;
    const teacher = await staffAt(demo, at, 'banzhuren');
    const admin = await staffAt(demo, at, 'admin');
    const [first, second] = [cardOf(teacher.page, '王小红'), cardOf(admin.page, '王小红')];
    await second.getByText(/^疑似雷同 \d\d%$/).waitFor();
    await first.getByRole('button', { name: '不是雷同：王小红' }).click();
    await first.getByText('不是雷同', { exact: true }).first().waitFor();
    await first.getByText(/^陈静 .* 判断$/).waitFor();
    await second.getByRole('button', { name: '确认雷同：王小红' }).click();
    await told(admin.page, '陈静刚刚判断过王小红的打卡：不是雷同');
    await second.getByText(/^陈静 .* 判断$/).waitFor();

    await hong.save('今天休息，明天再学。');
    await second.getByRole('button', { name: '确认雷同：王小红' }).click();
    await told(admin.page, '王小红刚刚改了打卡，请看一看再点评');
    await second.getByText('今天休息，明天再学。').waitFor();
    await expect.poll(() => second.getByText('雷同').count()).toBe(0);
    for (const visitor of [hong, teacher, admin]) await visitor.leave();
  });
});
