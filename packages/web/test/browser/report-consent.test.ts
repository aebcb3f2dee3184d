import { REPORT_EMPTY_PATH } from '@ykd/domain/report';
import { expect, it } from 'vitest';
import { logIn } from './support/browser.js';
import { useOwnDemo } from './support/demo.js';
import { faultsOf, loaded } from './support/faults.js';
import { staffAt } from './support/staff.js';

const demo = useOwnDemo({ DEMO_STUDENTS: '120' });

const MING = '/admin/class/student/demo-xiaoming';
const END = '/report2024/pageend';
const LATEST_END = '/report/page12';

it('a student lets his class teacher see a report, and no longer', async () => {
  const teacher = await staffAt(demo, MING, 'banzhuren');
  const reports = teacher.page.getByRole('region', { name: '年度学习报告', exact: true });
  await reports.getByText('没有可以看的报告').waitFor();

  const { page, leave, ...visitor } = await demo.visit('phone', { reducedMotion: 'reduce' });
  await logIn(visitor, demo.address, 'xiaoming');
  await page.goto(END);
  const consent = page.getByRole('region', { name: '给班主任看' });
  await consent.getByText('你没有同意给班主任看 2024 年的报告').waitFor();
  await consent.getByText('新的班主任也看得到，直到你收回').waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await consent.getByRole('button', { name: '让班主任看 2024 年的', exact: true }).click();
  await consent.getByText('你同意给班主任看 2024 年的报告').waitFor();
  await page.reload();
  await loaded(page);
  await consent.getByText('你同意给班主任看 2024 年的报告').waitFor();

  await teacher.page.reload();
  await reports.getByRole('link', { name: '2024 年的报告' }).click();
  const heading = teacher.page.getByRole('heading', { level: 1, name: '2024 年度学习报告' });
  await heading.waitFor();
  await loaded(teacher.page);
  expect(await faultsOf(teacher.page)).toEqual([]);
  const headings = teacher.page.getByRole('main').getByRole('heading', { level: 2 });
  await expect.poll(() => headings.count()).toBeGreaterThan(5);
  // Whoever is not his class teacher is told of none.
  const admin = await staffAt(demo, `${MING}/report/2024`, 'admin');
  await admin.page.getByText('没有可以看的报告').waitFor();
  await admin.leave();

  // He keeps it open.
  await teacher.page.clock.install();
  await teacher.page.reload();
  await heading.waitFor();
  // Where another year is told it is taken back as well.
  await page.goto(LATEST_END);
  await loaded(page);
  expect(await faultsOf(page)).toEqual([]);
  await consent.getByRole('button', { name: '不再给班主任看 2024 年的' }).click();
  await consent.getByText('你没有同意给班主任看 2024 年的报告').waitFor();
  await heading.waitFor();
  await teacher.page.clock.fastForward(61_000);
  await teacher.page.getByText('没有可以看的报告').waitFor();
  expect(await faultsOf(teacher.page)).toEqual([]);
  await teacher.page.getByRole('link', { name: '回到学员主页' }).click();
  await reports.getByText('没有可以看的报告').waitFor();
  await teacher.leave();
  await leave();
});

it('a consent is taken back on the page of a year without study, too', async () => {
  const { page, leave, ...visitor } = await demo.visit('phone', { reducedMotion: 'reduce' });
  await logIn(visitor, demo.address, 'xiaohong');
  // She agreed while a class teacher had her in his class, and has none now.
  const { request } = page.context();
  const { data } = (await (await request.get('/api/report/year?edition=report')).json()) as {
    readonly data: { readonly year: number };
  };
  const given = await request.post('/api/report/consent', {
    data: { year: data.year, isGiven: true },
    headers: { origin: demo.address },
  });
  expect(given.status()).toBe(200);
  await page.goto(`${REPORT_EMPTY_PATH}?edition=report2023`);
  await page.getByRole('heading', { name: '下一份报告，等你来写' }).waitFor();
  const consent = page.getByRole('region', { name: '给班主任看' });
  await consent.getByText('以后有了班主任，你同意过的他就看得到').waitFor();
  await consent.getByRole('button', { name: `不再给班主任看 ${data.year} 年的` }).click();
  await consent.getByText(`你没有同意给班主任看 ${data.year} 年的报告`).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await leave();
});
