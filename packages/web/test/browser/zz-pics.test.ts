import { it } from 'vitest';
import { logIn, type Device } from './support/browser.js';
import { useOwnDemo } from './support/demo.js';
import { loaded } from './support/faults.js';

const demo = useOwnDemo();
it.each<[Device, 'light' | 'dark']>([
  ['desktop', 'light'],
  ['phone', 'dark'],
])('%s %s', async (device, colorScheme) => {
  const { page, leave, ...v } = await demo.visit(device, { reducedMotion: 'reduce', colorScheme });
  await logIn({ page, leave, ...v } as never, demo.address, 'admin');
  const shot = (name: string) => page.screenshot({ path: `/tmp/w/hB-pics/${name}-${device}.png` });
  const ask = (path: string, body: object) =>
    page.evaluate(
      async ([to, sent]) => {
        const answer = await fetch(to as string, { method: 'POST', body: sent as string, headers: { 'content-type': 'application/json' } });
        return answer.json();
      },
      [path, JSON.stringify(body)] as const,
    );
  for (const name of ['甲组', '乙组']) await ask('/api/admin/department/add', { name, parentId: null });
  await page.goto('/admin/department');
  await loaded(page);
  await page.getByRole('treeitem', { name: /^乙组/ }).click();
  await page.getByRole('button', { name: '移动到…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: '排在' }).selectOption('最前面');
  await dialog.getByRole('button', { name: '确定' }).click();
  await page.getByRole('button', { name: '撤销' }).waitFor();
  await shot('moved');
  await page.getByRole('button', { name: '撤销' }).click();
  await page.getByText('移回').waitFor();
  await shot('moved-back');
  await ask('/api/admin/view/default', { list: 'students', id: 'no-school' });
  await page.goto('/admin/audit');
  await loaded(page);
  await page.getByRole('row').nth(1).waitFor();
  await shot('audit');
  await page.goto('/admin/employee');
  await page.getByRole('button', { name: '添加员工' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '添加员工' }).click();
  await page.getByText('请填写手机号或用户名').waitFor();
  await shot('join');
  await page.goto(`/admin/class/student/${'x'.repeat(3000)}`);
  await page.getByText('没有找到这位学员').waitFor();
  await shot('long');
  await page.goto('/admin/class/student/%E0%A4%A').catch(() => undefined);
  await page.waitForTimeout(4000);
  await shot('bad');
  await page.goto('/learn/%E0%A4%A').catch(() => undefined);
  await page.waitForTimeout(3000);
  await shot('bad-learn');
  await page.goto('/admin/class/student');
  await loaded(page);
  await shot('students');
  await leave();
});
