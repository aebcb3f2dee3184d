import { at, failing, loading, type Scene, type Stage } from '../../scene.js';
import { ABOVE, ADMIN, post, press } from './staff.js';

const DEPARTMENTS = '/admin/department';
const EMPLOYEES = '/admin/employee';
const TREE = '**/api/admin/departments';
const ALONE = { ...ADMIN, isAlone: true } as const;
const ALONE_ABOVE = { ...ALONE, ...ABOVE } as const;
const OPEN = { ...ADMIN, ...ABOVE } as const;

type Tree = { readonly departments: readonly { readonly id: string; readonly name: string }[] };

/** Departments in three levels, one of them chosen. */
const withTree = async (stage: Stage): Promise<void> => {
  const ids = new Map<string, string>();
  for (const [name, below] of [
    ['教学中心'],
    ['Java 教研组', '教学中心'],
    ['Python 教研组', '教学中心'],
    ['一班', 'Java 教研组'],
    ['市场部'],
    ['行政与人事部'],
  ] as const) {
    const parentId = below === undefined ? null : (ids.get(below) ?? null);
    const { departments } = (await post(stage, '/api/admin/department/add', { name, parentId })) as Tree;
    for (const one of departments) ids.set(one.name, one.id);
  }
  await stage.page.goto(DEPARTMENTS);
  await stage.page.getByRole('treeitem', { name: /^Java 教研组/ }).click();
  await stage.page.getByRole('region', { name: '选中的部门' }).getByText('改名').waitFor();
};

const departmentDialogs = [
  ['add', '新建下级'],
  ['rename', '改名'],
  ['move', '移动到…'],
  ['remove', '删除'],
].map(([name, button = '']) =>
  at(`console/department-${name}`, '/admin', ALONE_ABOVE, async (stage) => {
    await withTree(stage);
    await press(stage.page, button);
    await stage.page.getByRole('dialog').waitFor();
  }),
);

const departmentScenes: readonly Scene[] = [
  at('console/department', '/admin', ALONE, withTree),
  ...departmentDialogs,
  at('console/department-none', DEPARTMENTS, ADMIN, async ({ page }) => {
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
  at('console/employee', EMPLOYEES, ALONE),
  at('console/employee-drawer', `${EMPLOYEES}?open=demo-zhujiao`, ALONE_ABOVE, async ({ page }) => {
    await page.getByRole('dialog').getByRole('region', { name: '角色与授权' }).waitFor();
  }),
  at('console/employee-unknown', ZHOU, OPEN, async ({ page }) => {
    await page.getByText('没有找到这位员工').waitFor();
  }),
  ...employeeDialogs,
  at('console/employee-join', EMPLOYEES, OPEN, async ({ page }) => {
    await press(page, '添加员工');
    await page.getByRole('dialog').waitFor();
  }),
  failing('console/employee-failed', EMPLOYEES, {
    lost: '**/api/admin/employees?**',
    text: '没有加载出来',
    ...ADMIN,
  }),
];

/** The pages about departments and people. */
export const peopleScenes: readonly Scene[] = [...departmentScenes, ...employeeScenes];
