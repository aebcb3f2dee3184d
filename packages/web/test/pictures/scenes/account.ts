import { DEVICES } from '../../browser/support/chromium.js';
import { logIn } from '../../browser/support/login.js';
import { becomeMember, dialogOf, openFromMenu, TITLES } from '../../browser/support/member.js';
import { samplePicture } from '../sample-picture.js';
import { at, type Scene, type Stage } from '../scene.js';

/** What all dialogs have in common. */
const ABOVE = { inWindow: true } as const;
const ME = { ...ABOVE, account: 'xiaoming' } as const;
const SESSIONS = '**/api/member/sessions';

/** A scene of somebody who has just become a member. */
const newcomer = (name: string, play: (stage: Stage) => Promise<unknown>): Scene => ({
  name,
  ...ABOVE,
  isAlone: true,
  play: async (stage) => {
    const { context, page, server } = stage;
    const visitor = { context, page, problems: [], leave: () => context.close() };
    await becomeMember(visitor, server.address, { mobile: '13700001000', userName: 'newcomer' });
    await page.goto('/learn');
    await dialogOf(page, TITLES.profile).waitFor();
    return play(stage);
  },
});

/** The dialogs about a member's own account. */
export const accountScenes: readonly Scene[] = [
  at('account/profile', '/learn', ME, async ({ page }) => {
    await openFromMenu(page, '编辑资料');
    await dialogOf(page, TITLES.profile).waitFor();
  }),
  at('account/profile-discard', '/learn', ME, async ({ page }) => {
    await openFromMenu(page, '编辑资料');
    await dialogOf(page, TITLES.profile).getByRole('textbox', { name: '真实姓名' }).fill('李大明');
    await page.keyboard.press('Escape');
    await dialogOf(page, '放弃修改？').waitFor();
  }),
  newcomer('account/profile-missing', async ({ page }) => {
    const profile = dialogOf(page, TITLES.profile);
    await profile.getByRole('button', { name: '确定' }).click();
    await profile.getByText('真实姓名必须输入').waitFor();
  }),
  newcomer('account/profile-schools', async ({ page }) => {
    const profile = dialogOf(page, TITLES.profile);
    await profile.getByRole('combobox', { name: '学校名称' }).fill('njdx');
    await profile.getByRole('option', { name: '南京大学', exact: true }).waitFor();
  }),
  newcomer('account/crop', async ({ page }) => {
    await dialogOf(page, TITLES.profile).getByLabel('上传头像', { exact: true }).setInputFiles({
      name: 'me.png',
      mimeType: 'image/png',
      buffer: samplePicture(),
    });
    await dialogOf(page, TITLES.crop)
      .getByRole('group', { name: /裁剪区域/ })
      .waitFor();
  }),
  newcomer('account/welcome', async ({ page }) => {
    await dialogOf(page, TITLES.profile).getByRole('button', { name: '取消' }).click();
    await dialogOf(page, TITLES.welcome).getByRole('img', { name: '班主任的联系二维码' }).waitFor();
  }),
  at('account/password', '/learn', ME, async ({ page }) => {
    await openFromMenu(page, '修改密码');
    await dialogOf(page, TITLES.password).waitFor();
  }),
  at('account/password-missing', '/learn', { ...ABOVE, account: 'xiaohong' }, async ({ page }) => {
    await openFromMenu(page, '修改密码');
    const password = dialogOf(page, TITLES.password);
    await password.getByRole('button', { name: '获取验证码' }).click();
    await password.getByRole('button', { name: /秒后重发/ }).waitFor();
    await password.getByRole('button', { name: '确定' }).click();
    await password.getByText('密码必须输入').waitFor();
  }),
  at('account/devices', '/learn', { ...ME, isAlone: true }, async ({ page, context, server }) => {
    const elsewhere = await context.browser()?.newContext(DEVICES.phone);
    if (elsewhere === undefined) throw new Error('no browser for the other device');
    await logIn({ context: elsewhere }, server.address, 'xiaoming');
    await elsewhere.close();
    await openFromMenu(page, '登录设备');
    await dialogOf(page, TITLES.devices).getByText('本机').waitFor();
  }),
  at('account/devices-failed', '/learn', ME, async ({ page }) => {
    await page.route(SESSIONS, (route) => route.abort());
    await openFromMenu(page, '登录设备');
    await dialogOf(page, TITLES.devices).getByText('登录设备没有加载出来').waitFor();
  }),
];
