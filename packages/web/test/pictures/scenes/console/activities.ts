import { at, failing, loading, type Scene } from '../../scene.js';
import { ABOVE, ADMIN, press, TEACHER } from './staff.js';

const PATH = '/admin/activity';
const CAMPAIGNS = '**/api/admin/activity/campaigns';

/** What staff run for students. */
export const activityScenes: readonly Scene[] = [
  at('console/activity', PATH, ADMIN, async ({ page }) => {
    await page.getByText('2025 暑期王者竞技场').first().waitFor();
  }),
  at('console/activity-seen', PATH, TEACHER, async ({ page }) => {
    await page.getByText('2025 暑期王者竞技场').first().waitFor();
  }),
  loading('console/activity-loading', PATH, CAMPAIGNS, ADMIN),
  failing('console/activity-failed', PATH, { ...ADMIN, lost: CAMPAIGNS, text: '没有加载出来' }),
  at('console/activity-new', PATH, { ...ADMIN, ...ABOVE }, async ({ page }) => {
    await press(page, '新建活动');
    await page.getByRole('dialog').getByRole('button', { name: '添加奖品' }).click();
  }),
  at('console/activity-promo', `${PATH}/promo`, ADMIN, async ({ page }) => {
    await page.getByText('年度报告弹窗').waitFor();
  }),
  at('console/activity-announcement', `${PATH}/announcement`, ADMIN, async ({ page }) => {
    await page.getByText('答疑时间调整').waitFor();
  }),
  at('console/activity-site', `${PATH}/site`, ADMIN, async ({ page }) => {
    await page.getByText('还没有站点记录').waitFor();
  }),
  at('console/activity-calendar', `${PATH}/calendar`, ADMIN, async ({ page }) => {
    await page.getByRole('list', { name: '全部安排' }).waitFor();
  }),
  at('console/activity-calendar-nothing', `${PATH}/calendar?month=2031-01`, ADMIN, async ({ page }) => {
    await page.getByText('这个月没有安排').waitFor();
  }),
  at('console/activity-preview', `${PATH}/preview`, ADMIN, async ({ page }) => {
    await page.getByText('先选一位学员').waitFor();
  }),
  at('console/activity-preview-seen', `${PATH}/preview?student=demo-xiaoming`, ADMIN, async ({ page }) => {
    await page.getByRole('region', { name: /会看到的/ }).waitFor();
  }),
];
