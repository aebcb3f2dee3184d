import { at, failing, loading, type Scene, type Stage } from '../../scene.js';
import { ABOVE, ADMIN, post, press } from './staff.js';

const DEPARTMENTS = '/admin/department';
const EMPLOYEES = '/admin/employee';
const TREE = '**/api/admin/departments';
const ALONE_ABOVE = { ...ADMIN, ...ABOVE, isAlone: true } as const;
const OPEN = { ...ADMIN, ...ABOVE } as const;

/** The departments of the demo school, one of them chosen. */
const chosen = async ({ page }: Stage): Promise<void> => {
  await page.getByRole('treeitem', { name: /^助教组/ }).click();
  await page.getByRole('region', { name: '选中的部门' }).getByText('改名').waitFor();
};

const departmentDialogs = [
  ['add', '新建下级'],
  ['rename', '改名'],
  ['move', '移动到…'],
  ['remove', '删除'],
].map(([name, button = '']) =>
  at(`console/department-${name}`, DEPARTMENTS, OPEN, async (stage) => {
    await chosen(stage);
    await press(stage.page, button);
    await stage.page.getByRole('dialog').waitFor();
  }),
);

const departmentScenes: readonly Scene[] = [
  at('console/department', DEPARTMENTS, ADMIN, chosen),
  ...departmentDialogs,
  at('console/department-renamed', '/admin', ALONE_ABOVE, async (stage) => {
    await post(stage, '/api/admin/department/add', { name: '助教组', parentId: null });
    await stage.page.goto(DEPARTMENTS);
    await chosen(stage);
    await press(stage.page, '改名');
    await stage.page.getByRole('dialog').getByRole('textbox').fill('学习辅导组');
    await stage.page.keyboard.press('Enter');
    // It stays under the pointer.
    await stage.page.getByText('「助教组」已改名为「学习辅导组」').hover();
  }),
  at('console/department-none', '/admin', ADMIN, async ({ page }) => {
    await page.route(TREE, (route) =>
      route.fulfill({ json: { isSuccess: true, data: { departments: [], unassigned: 3 } } }),
    );
    await page.goto(DEPARTMENTS);
    await page.getByText('还没有部门').waitFor();
  }),
  loading('console/department-loading', DEPARTMENTS, TREE, ADMIN),
  failing('console/department-failed', DEPARTMENTS, { lost: TREE, text: '部门没有加载出来', ...ADMIN }),
];

/** Nobody else's scenes log him in. */
const ZHOU = `${EMPLOYEES}?open=demo-huoban`;

const employeeDialogs = [
  ['rights', '修改权限'],
  ['leave', '办理离职'],
].map(([name, button = '']) =>
  at(`console/employee-${name}`, `${EMPLOYEES}?open=demo-zhujiao`, ALONE_ABOVE, async ({ page }) => {
    await press(page, button);
    await page.getByRole('dialog').getByLabel('原因').waitFor();
  }),
);

const employeeScenes: readonly Scene[] = [
  at('console/employee', EMPLOYEES, ADMIN),
  at('console/employee-drawer', `${EMPLOYEES}?open=demo-zhujiao`, ALONE_ABOVE, async ({ page }) => {
    await page.getByRole('dialog').getByRole('region', { name: '角色与授权' }).waitFor();
  }),
  at('console/employee-saved', `${EMPLOYEES}?open=demo-zhujiao`, ALONE_ABOVE, async ({ page }) => {
    const form = page.getByRole('form', { name: '部门与联系方式' });
    await form.getByRole('textbox', { name: '职务' }).fill('助教主管');
    await form.getByRole('button', { name: '保存' }).click();
    await page.getByText('已保存').hover();
  }),
  at('console/employee-unknown', ZHOU, OPEN, async ({ page }) => {
    await page.getByText('没有找到这位员工').waitFor();
  }),
  ...employeeDialogs,
  at('console/employee-join', EMPLOYEES, OPEN, async ({ page }) => {
    await press(page, '添加员工');
    await page.getByRole('dialog').waitFor();
  }),
  ...['筛选', '显示的列', '导出'].map((name) =>
    at(`console/employee-${name}`, EMPLOYEES, OPEN, async ({ page }) => {
      await page.getByRole('table').waitFor();
      await press(page, name);
    }),
  ),
  at('console/employee-nothing', `${EMPLOYEES}?search=zzzz`, ADMIN, async ({ page }) => {
    await page.getByText('没有符合条件的记录', { exact: true }).first().waitFor();
  }),
  loading('console/employee-loading', EMPLOYEES, '**/api/admin/employees?**', ADMIN),
  failing('console/employee-failed', EMPLOYEES, {
    lost: '**/api/admin/employees?**',
    text: '没有加载出来',
    ...ADMIN,
  }),
];

/** The pages about departments and people. */
export const peopleScenes: readonly Scene[] = [...departmentScenes, ...employeeScenes];
