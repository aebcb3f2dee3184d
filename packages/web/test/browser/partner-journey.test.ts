import type { PartnerStanding, StaffWorkOrder } from '@ykd/application/partner';
import { CURRENT_PARTNER_AGREEMENT } from '@ykd/domain/partner';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { logIn } from './support/browser.js';
import { useOwnDemo } from './support/demo.js';
import { faultsOf, loaded } from './support/faults.js';
import { openFromMenu } from './support/member.js';
import { applyAgain, grantPartners } from './support/partners.js';
import { call } from './support/shop.js';
import { staffAt } from './support/staff.js';
import { told } from './support/toasts.js';

const demo = useOwnDemo();
const REVIEW = '/admin/commission/review';

const pathOf = (page: Page): string => new URL(page.url()).pathname;

/** Somebody on a phone at a page of the partner area, wherever the guard leads him. */
const at = async (path: string, account: string) => {
  const visitor = await demo.visit('phone', { reducedMotion: 'reduce' });
  await logIn(visitor, demo.address, account);
  await visitor.page.goto(path);
  await loaded(visitor.page);
  return visitor;
};

const rowOf = (page: Page, name: string) =>
  page.getByRole('row', { name: new RegExp(name) }).or(page.getByRole('listitem').filter({ hasText: name }));
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

describe('the partner area', () => {
  it.each([
    ['xiaohong', '/coupon/apply', ['/coupon/home', '/coupon/my', '/coupon/review', '/coupon/apply']],
    ['huoban2', '/coupon/review', ['/coupon/home', '/coupon/my', '/coupon/review', '/coupon/apply']],
    ['huoban3', '/coupon/apply', ['/coupon/home', '/coupon/my', '/coupon/review', '/coupon/apply']],
    ['huoban', '/coupon/home', ['/coupon/home', '/coupon/review', '/coupon/apply']],
    ['huoban', '/coupon/my', ['/coupon/my']],
  ])('leads %s to %s', async (account, page, paths) => {
    const visitor = await at(paths[0] ?? '', account);
    for (const path of paths) {
      await visitor.page.goto(path);
      await expect.poll(() => pathOf(visitor.page)).toBe(page);
    }
    await loaded(visitor.page);
    expect(await faultsOf(visitor.page)).toEqual([]);
    await visitor.leave();
  });

  it('is reached from the menu of a student', async () => {
    const { page, leave } = await at('/shopmall', 'xiaohong');
    await openFromMenu(page, '合作伙伴');
    await expect.poll(() => pathOf(page)).toBe('/coupon/apply');
    await leave();
  });

  it('switches from Home to Mine by loading the page', async () => {
    const { page, leave } = await at('/coupon/home', 'huoban');
    await page.getByRole('heading', { level: 1, name: '赵敏，你好' }).waitFor();
    await page.evaluate(() => void Object.assign(window, { isOld: true }));
    await page
      .getByRole('navigation', { name: '合作伙伴的页面' })
      .getByRole('link', { name: '我的' })
      .click();
    await page.getByRole('heading', { level: 1, name: '我的合作' }).waitFor();
    expect(pathOf(page)).toBe('/coupon/my');
    expect(await page.evaluate(() => 'isOld' in window)).toBe(false);
    await leave();
  });

  it('lets a partner say whom he is paid to, and asks for what is missing', async () => {
    const { page, leave } = await at('/coupon/my', 'huoban');
    const payee = page.getByRole('region', { name: '收款账户' });
    await payee.getByText('**** 0001').waitFor();
    await payee.getByRole('button', { name: '修改' }).click();
    const form = page.getByRole('dialog');
    await form.getByRole('textbox', { name: '银行账号' }).fill('123');
    await form.getByRole('button', { name: '确定' }).click();
    await form.getByText('银行账号为 8 到 30 位数字').waitFor();
    await form.getByRole('textbox', { name: '银行账号' }).fill('6214 8300 0000 4321');
    await form.getByRole('button', { name: '确定' }).click();
    await told(page, '已保存');
    await payee.getByText('**** 4321').waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await leave();
  });
});

describe('an application', () => {
  it('that was refused shows why, is sent again, is decided once by two of the staff, and makes a partner', async () => {
    await grantPartners(demo);
    const his = await at('/coupon/home', 'huoban3');
    const { page } = his;
    await expect.poll(() => pathOf(page)).toBe('/coupon/apply');
    await page.getByText('渠道写得太简单').first().waitFor();
    const channel = page.getByRole('textbox', { name: '渠道说明' });
    await expect.poll(() => channel.inputValue()).toBe('几个微信群');
    await applyAgain(page);
    await expect.poll(() => pathOf(page)).toBe('/coupon/review');
    await page.getByText('第 2 次提交').waitFor();
    expect(await faultsOf(page)).toEqual([]);

    const [one, other] = [await staffAt(demo, REVIEW), await staffAt(demo, REVIEW, 'zhujiao')];
    for (const { page: console } of [one, other]) {
      await rowOf(console, '吴桐').getByRole('link', { name: '吴桐' }).click();
      const drawer = console.getByRole('dialog', { name: '吴桐的申请' });
      await drawer.getByText('「南林编程互助」微信群').waitFor();
      await drawer.getByText('渠道写得太简单').first().waitFor();
    }
    expect(await faultsOf(one.page)).toEqual([]);
    await press(other.page, '不通过…');
    await press(one.page, '通过…');
    await one.page.getByRole('dialog').last().getByRole('button', { name: '通过', exact: true }).click();
    await told(one.page, '已通过');
    const late = other.page.getByRole('dialog').last();
    await late.getByRole('textbox', { name: /说明/ }).fill('群太小');
    await late.getByRole('button', { name: '不通过', exact: true }).click();
    await late.getByText('管理员刚刚审核过：通过。').waitFor();

    await press(page, '看看有没有结果');
    await expect.poll(() => pathOf(page)).toBe('/coupon/home');
    await page.getByRole('heading', { level: 1, name: '吴桐，你好' }).waitFor();
    await page.getByText('还没有填写收款账户').waitFor();
    expect(await faultsOf(page)).toEqual([]);

    await one.page.goto('/admin/commission');
    await loaded(one.page);
    await one.page.getByRole('link', { name: '吴桐' }).first().click();
    await press(one.page, '停用…');
    const question = one.page.getByRole('dialog');
    await question.getByText('到期的佣金保留在账上，暂停打款').waitFor();
    await question.getByRole('textbox').fill('有学员投诉群发');
    await question.getByRole('button', { name: '停用', exact: true }).click();
    await told(one.page, '已停用');
    await one.page.getByText('有学员投诉群发').first().waitFor();
    expect(await faultsOf(one.page)).toEqual([]);
    await page.goto('/coupon/home');
    await page.getByText('有学员投诉群发').waitFor();
    for (const { leave } of [his, one, other]) await leave();
  });

  it('of oneself is for others to decide', async () => {
    await grantPartners(demo);
    const own = await staffAt(demo, '/coupon/apply', 'zhujiao');
    const { workOrder } = await call<PartnerStanding>(own, demo.address, '/api/partner/apply', {
      version: 0,
      realName: '何助教',
      contact: '微信 zhujiao',
      channel: 'CAMPUS',
      channelText: '',
      reason: '也想介绍课程',
      agreementVersion: CURRENT_PARTNER_AGREEMENT.version,
    });
    const id = workOrder?.id ?? '';
    await own.page.goto(`${REVIEW}?open=${id}`);
    await own.page.getByText('这是你自己的申请，请由其他员工审核。').waitFor();
    await expect.poll(() => own.page.getByRole('button', { name: '通过…' }).count()).toBe(0);
    const answer = await own.context.request.post(`${demo.address}/api/admin/partner/decide`, {
      headers: { origin: demo.address },
      data: { id, version: 1, decision: 'APPROVE', answer: '' },
    });
    expect(answer.status()).toBe(403);
    expect(await answer.json()).toMatchObject({ code: 'OWN_PARTNER' });
    const seen = await own.get<StaffWorkOrder>(`/api/admin/partner/workorder?id=${id}`);
    expect(seen).toMatchObject({ isOwn: true, version: 1 });
    await own.leave();
  });
});
