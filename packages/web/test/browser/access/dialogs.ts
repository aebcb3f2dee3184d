import { dialogOf, openFromMenu, TITLES } from '../support/member.js';
import type { Look } from './look.js';

/** The dialogs that greet a new member, and those about his account, one after the other. */
export const DIALOGS: readonly Look[] = [
  {
    path: '/learn',
    state: 'the profile',
    show: (page) => dialogOf(page, TITLES.profile).waitFor(),
  },
  {
    state: 'the profile with messages and an open list',
    show: async (page) => {
      const profile = dialogOf(page, TITLES.profile);
      await profile.getByRole('button', { name: '确定' }).click();
      await profile.getByText('真实姓名必须输入').waitFor();
      await profile.getByRole('combobox', { name: '学校名称' }).click();
      await profile.getByRole('option').first().waitFor();
    },
  },
  {
    state: 'the crop of a picture',
    show: async (page) => {
      await dialogOf(page, TITLES.profile)
        .getByLabel('上传头像', { exact: true })
        .setInputFiles({
          name: 'me.png',
          mimeType: 'image/png',
          buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 300, height: 300 } }),
        });
      await dialogOf(page, TITLES.crop)
        .getByRole('group', { name: /裁剪区域/ })
        .waitFor();
    },
  },
  {
    state: 'the welcome',
    show: async (page) => {
      await dialogOf(page, TITLES.crop).getByRole('button', { name: '取消' }).click();
      await dialogOf(page, TITLES.crop).waitFor({ state: 'detached' });
      await dialogOf(page, TITLES.profile).getByRole('button', { name: '取消' }).click();
      await dialogOf(page, TITLES.welcome).getByRole('img', { name: '班主任的联系二维码' }).waitFor();
    },
  },
  {
    state: 'the change of the password, with messages',
    show: async (page) => {
      const welcome = dialogOf(page, TITLES.welcome);
      await welcome.getByRole('button', { name: '关闭' }).click();
      await welcome.waitFor({ state: 'detached' });
      await openFromMenu(page, '修改密码');
      const password = dialogOf(page, TITLES.password);
      await password.getByRole('button', { name: '获取验证码' }).click();
      await password.getByRole('button', { name: /秒后重发/ }).waitFor();
      await password.getByRole('button', { name: '确定' }).click();
      await password.getByText('密码必须输入').waitFor();
    },
  },
  {
    state: 'the devices',
    show: async (page) => {
      const password = dialogOf(page, TITLES.password);
      await password.getByRole('button', { name: '取消' }).click();
      await password.waitFor({ state: 'detached' });
      await openFromMenu(page, '登录设备');
      await dialogOf(page, TITLES.devices).getByText('本机').waitFor();
    },
  },
];
