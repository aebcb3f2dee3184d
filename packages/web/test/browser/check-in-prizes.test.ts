import type { CampaignLine } from '@ykd/application/activity';
import type { OwnPrize } from '@ykd/application/prize';
import { DEFAULT_CHECK_IN_CAMPAIGN } from '@ykd/domain/campaign';
import { parse } from 'csv-parse/sync';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { logIn } from './support/browser.js';
import { useOwnDemo } from './support/demo.js';
import { bytesOf } from './support/downloads.js';
import { faultsOf, loaded } from './support/faults.js';
import { call } from './support/shop.js';
import { choose, staffAt } from './support/staff.js';
import { told } from './support/toasts.js';

const demo = useOwnDemo();
const campaign = DEFAULT_CHECK_IN_CAMPAIGN;
const PAGE = `/admin/checkin/prizes?campaign=${campaign}`;

/** Three days earn a bag, which is sent, and a certificate, which is not. */
const withPrizes = async (): Promise<readonly CampaignLine['prizes'][number][]> => {
  const { get, post, leave } = await staffAt(demo, '/admin');
  const lines = await get<readonly CampaignLine[]>('/api/admin/activity/campaigns');
  const line = lines.find(({ value }) => value === campaign);
  if (line === undefined) throw new Error('it is there');
  const { value, version, name, firstDay, lastDay, audience, rules, pageText, badge, banner } = line;
  const form = { value, version, name, firstDay, lastDay, audience, rules, pageText, badge, banner };
  const prizes = [
    { id: '', title: '帆布袋', by: 'total', days: 3, ships: true },
    { id: '', title: '电子证书', by: 'total', days: 3, ships: false },
  ];
  const saved = await post<readonly CampaignLine[]>('/api/admin/activity/campaigns/save', {
    ...form,
    prizes,
  });
  await leave();
  return saved.find((one) => one.value === campaign)?.prizes ?? [];
};

const rowOf = (page: Page, name: string) =>
  page.getByRole('row', { name: new RegExp(name) }).or(page.getByRole('listitem').filter({ hasText: name }));
const own = (page: Page) => page.getByRole('region', { name: '我的奖品' });

/** Shows the prizes of one state, once the list is about those: what a row opens goes with its list. */
const show = async (page: Page, state: RegExp): Promise<void> => {
  const button = page.getByRole('button', { name: state });
  await button.click();
  await expect.poll(() => button.getAttribute('aria-pressed')).toBe('true');
};

describe('the prizes of a campaign', () => {
  it('are sent to the address that the student gives, who reads the number there and in a notice', async () => {
    const [bag] = await withPrizes();
    const student = await demo.visit('phone', { reducedMotion: 'reduce' });
    await logIn(student, demo.address, 'xiaohong');
    const { page: hers } = student;
    await hers.goto('/learn/clock');
    await loaded(hers);
    await own(hers).getByText('这份奖品不用寄，老师发放以后会写在这里。').waitFor();
    await own(hers).getByRole('button', { name: '填写地址：帆布袋' }).click();
    const form = hers.getByRole('dialog');
    await form.getByRole('textbox', { name: '收件人' }).fill('王小红');
    await form.getByRole('textbox', { name: '手机号' }).fill('1390000');
    await form.getByRole('textbox', { name: '地址' }).fill('杭州市西湖区文三路 1 号');
    await form.getByRole('button', { name: '保存' }).click();
    await form.getByText('手机号格式不正确').waitFor();
    await form.getByRole('textbox', { name: '手机号' }).fill('13900001111');
    await form.getByRole('button', { name: '保存' }).click();
    await told(hers, '地址已保存');
    await own(hers).getByText('寄到：王小红 13900001111 杭州市西湖区文三路 1 号').waitFor();
    expect(await faultsOf(hers)).toEqual([]);

    const { page, leave } = await staffAt(demo, '/admin/checkin', 'banzhuren', { acceptDownloads: true });
    await page.getByRole('link', { name: '奖品', exact: true }).click();
    await page.goto(PAGE);
    await loaded(page);
    await rowOf(page, '王小红').getByText('待寄出').waitFor();
    await page.getByRole('button', { name: '导出', exact: true }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: '导出 CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^活动奖品-\d{4}-\d{2}-\d{2}\.csv$/);
    const [, line] = parse((await bytesOf(file)).toString('utf8'), { bom: true });
    expect(line).toEqual(
      expect.arrayContaining(['王小红', '帆布袋', '待寄出', '13900001111', '杭州市西湖区文三路 1 号']),
    );

    // She changes it before it is sent: what was seen is not what is there.
    const before = page.waitForResponse((one) => one.url().includes('/api/admin/prize/ship'));
    await rowOf(page, '王小红').getByRole('button', { name: '寄出王小红的奖品' }).click();
    await call(student, demo.address, '/api/prize/claim', {
      campaign,
      prize: bag?.id,
      receiver: '王小红',
      mobile: '13900001111',
      address: '上海市徐汇区 2 号',
    });
    const question = page.getByRole('dialog');
    await question.getByRole('textbox', { name: '快递公司' }).fill('顺丰');
    await question.getByRole('textbox', { name: '王小红的快递单号' }).fill('SF1234567890');
    await question.getByRole('button', { name: '寄出' }).click();
    expect((await before).status()).toBe(409);
    await question.getByText('王小红刚刚改了地址，请看过现在的地址再处理').waitFor();
    await question.getByText(/上海市徐汇区 2 号/).waitFor();
    await question.getByRole('button', { name: '寄出' }).click();
    await told(page, '已寄出 1 份');
    await page.getByRole('button', { name: /^已寄出/ }).click();
    await rowOf(page, '王小红').getByText('顺丰 SF1234567890').waitFor();
    expect(await faultsOf(page)).toEqual([]);

    await hers.goto('/learn/clock');
    await loaded(hers);
    await own(hers).getByText('SF1234567890').waitFor();
    await expect.poll(() => own(hers).getByRole('button').count()).toBe(0);
    await hers.goto('/learn/notice');
    await hers.getByText('奖品「帆布袋」已寄出').first().waitFor();
    for (const one of [student.leave, leave]) await one();
  });

  it('are given, or not, which is taken back; of two at once the second is told who was first', async () => {
    const { page, get, leave } = await staffAt(demo, PAGE);
    const lines = await get<readonly CampaignLine[]>('/api/admin/activity/campaigns');
    const card = lines.find(({ value }) => value === campaign)?.prizes.find(({ ships }) => !ships);
    await choose(page.getByRole('combobox', { name: '奖品' }), '电子证书');
    await page.getByRole('checkbox').first().check();
    await page.getByRole('button', { name: '发放所选' }).click();
    const question = page.getByRole('dialog');
    await question.getByText('李小明').waitFor();
    // A colleague refuses one of them meanwhile.
    const teacher = await staffAt(demo, '/admin/checkin', 'banzhuren');
    await teacher.post('/api/admin/prize/refuse', {
      campaign,
      prize: card?.id,
      userId: 'demo-xiaohong',
      version: 0,
      reason: '还在核对',
    });
    await question.getByRole('button', { name: '发放' }).click();
    await question.getByText('陈静刚刚处理过王小红的奖品：不发放').waitFor();
    await question.getByText('王小红', { exact: true }).waitFor({ state: 'detached' });
    await question.getByRole('button', { name: '发放' }).click();
    await told(page, '已发放 1 份');
    await show(page, /^不发放 1/);
    await rowOf(page, '王小红').getByText('还在核对').waitFor();
    await rowOf(page, '王小红').getByRole('button', { name: '撤回对王小红的奖品的处理' }).click();
    await told(page, '已撤回，王小红的奖品回到原来的样子');
    await show(page, /^待发放 1/);
    await rowOf(page, '王小红').getByRole('button', { name: '不发放王小红的奖品' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: /原因/ }).fill('打卡与同学雷同');
    await page.getByRole('dialog').getByRole('button', { name: '不发放' }).click();
    await told(page, '已记下王小红的奖品不发放');
    expect(await faultsOf(page)).toEqual([]);

    const student = await demo.visit('desktop', { reducedMotion: 'reduce' });
    await logIn(student, demo.address, 'xiaohong');
    await student.page.goto('/learn/clock');
    await own(student.page).getByText('原因：打卡与同学雷同。有疑问请联系老师。').waitFor();
    const { data } = (await (
      await student.context.request.get(`/api/prize/mine?campaign=${campaign}`)
    ).json()) as { readonly data: readonly OwnPrize[] };
    expect(data.map(({ state }) => state)).toEqual(['sent', 'refused']);
    for (const one of [student.leave, teacher.leave, leave]) await one();
  });
});
