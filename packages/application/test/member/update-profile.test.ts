import { describe, expect, it } from 'vitest';
import { createApplication } from '../../src/index.js';
import { avatarUrl } from '../../src/avatar/index.js';
import type { MemberPort, ProfileInput } from '../../src/member/index.js';
import { fakeBrowser, HONG, MING, NEW, type Fakes } from '../../src/testing/index.js';
import { loggedIn, world } from '../support/browser.js';

const FORM: ProfileInput = {
  id: MING.id,
  name: '李小明 😀',
  gender: 'female',
  email: ' li@example.com ',
  description: '第一行\n第二行',
  profile: {
    schoolName: '南京大学',
    schoolBeginDate: '2022-09',
    schoolEndDate: 2026,
    major: '软件工程',
  },
};

const ming = async (): Promise<{ fakes: Fakes; member: MemberPort }> => {
  const { fakes, app } = await world();
  return { fakes, member: app.member((await loggedIn(app)).context) };
};

/** A picture that a member has uploaded. */
const picture = async ({ avatarFiles, clock }: Fakes, userId: string, name: string): Promise<string> => {
  await avatarFiles.reserve({ name, userId, at: clock.now() }, 0, 99);
  return avatarUrl(name);
};

const refused = (field: string, message?: string) => ({
  ok: false,
  error: { kind: 'invalid-input', issues: [message === undefined ? { field } : { field, message }] },
});

describe('saving a profile', () => {
  it('stores it and answers the user', async () => {
    const { fakes, member } = await ming();
    const value = { ...MING, ...FORM, email: 'li@example.com' };
    expect(await member.updateProfile(FORM)).toEqual({ ok: true, value });
    expect(await fakes.members.findById(MING.id)).toEqual(value);
  });

  it('wants both accounts brought up to date', async () => {
    const { fakes, member } = await ming();
    await member.updateProfile(FORM);
    expect(await fakes.accountSync.statesOf(MING.id)).toMatchObject([
      { target: 'chat', state: 'waiting' },
      { target: 'code-host', state: 'waiting' },
    ]);
  });

  it('keeps what the form leaves out, and empties what it empties', async () => {
    const { member } = await ming();
    await member.updateProfile({ ...FORM, description: '签名' });
    const { description: _none, ...without } = FORM;
    expect(await member.updateProfile(without)).toMatchObject({ value: { description: '签名' } });
    expect(await member.updateProfile({ ...FORM, description: null })).not.toHaveProperty(
      'value.description',
    );
  });

  it.each([HONG.id, NEW.id, 'nobody', ''])('is for the caller’s own id, not for %j', async (id) => {
    const { fakes, member } = await ming();
    expect(await member.updateProfile({ ...FORM, id })).toEqual({ ok: false, error: { kind: 'forbidden' } });
    expect(await fakes.members.findById(HONG.id)).toEqual(HONG);
  });

  it('asks for a login', async () => {
    const { app } = await world();
    const answer = await app.member(fakeBrowser().context).updateProfile(FORM);
    expect(answer).toEqual({ ok: false, error: { kind: 'not-logged-in' } });
  });

  it('takes no mobile, role, username or password along', async () => {
    const { fakes, member } = await ming();
    const sneaked = {
      ...FORM,
      mobile: HONG.mobile,
      userName: 'root',
      role: 'superAdmin',
      pwd: 'x',
      staff: {},
    };
    const profile = { ...FORM.profile, mobile: HONG.mobile };
    await member.updateProfile({ ...sneaked, profile } as ProfileInput);
    const stored = fakes.members.stored.get(MING.id);
    expect(stored?.user).toEqual({ ...MING, ...FORM, email: 'li@example.com' });
    expect(stored).not.toHaveProperty('staff');
    expect(stored?.passwordHash).toBe('fake:correct horse');
  });

  it.each([
    ['name', { name: ' ' }, '真实姓名必须输入'],
    ['name', { name: 'a\0b' }, '真实姓名不能包含控制字符'],
    ['name', { name: '名'.repeat(65) }, '真实姓名不能超过64个字符'],
    ['gender', { gender: 'other' }, '性别必须选择'],
    ['email', { email: 'nobody' }, '邮箱格式不正确'],
    ['email', { email: 'a\0b@c.cn' }, '邮箱不能包含控制字符'],
    ['email', { email: `${'a'.repeat(250)}@b.cn` }, '邮箱不能超过254个字符'],
    ['description', { description: '签'.repeat(101) }, '个人签名不能超过100个字符'],
    ['description', { description: 'a\0' }, '个人签名不能包含控制字符'],
    ['schoolName', { profile: { ...FORM.profile, schoolName: null } }, '学校名称必须输入'],
    [
      'schoolName',
      { profile: { ...FORM.profile, schoolName: 'njdx' } },
      '请从列表中选择学校，或输入学校全名',
    ],
    ['schoolEndDate', { profile: { ...FORM.profile, schoolEndDate: '2021-06' } }, '毕业时间不能早于入学时间'],
    [
      'schoolBeginDate',
      { profile: { ...FORM.profile, schoolBeginDate: '2022\0' } },
      '入学年份不能包含控制字符',
    ],
  ])('refuses a bad %s in %j', async (field, over, message) => {
    const { fakes, member } = await ming();
    expect(await member.updateProfile({ ...FORM, ...over })).toEqual(refused(field, message));
    expect(await fakes.members.findById(MING.id)).toEqual(MING);
    expect(await fakes.accountSync.statesOf(MING.id)).toEqual([]);
  });

  it('shows a picture that the caller uploaded, keeps it, and takes it away', async () => {
    const { fakes, member } = await ming();
    const url = await picture(fakes, MING.id, 'mine.png');
    expect(await member.updateProfile({ ...FORM, avatarUrl: url })).toMatchObject({
      value: { avatarUrl: url },
    });
    expect(await member.updateProfile({ ...FORM, avatarUrl: url })).toMatchObject({ ok: true });
    expect(await member.updateProfile({ ...FORM, avatarUrl: null })).not.toHaveProperty('value.avatarUrl');
  });

  it('shows no picture that is removed in the same instant, and saves nothing then', async () => {
    const { fakes } = await ming();
    const url = await picture(fakes, MING.id, 'mine.png');
    const find: typeof fakes.avatarFiles.find = async (name) => {
      const found = await fakes.avatarFiles.find(name);
      await fakes.avatarFiles.delete(name, MING.id);
      return found;
    };
    const app = createApplication({ ...fakes, avatarFiles: { ...fakes.avatarFiles, find } });
    const member = app.member((await loggedIn(app)).context);
    expect(await member.updateProfile({ ...FORM, avatarUrl: url })).toEqual(
      refused('avatarUrl', '头像不存在或已经失效，请重新上传'),
    );
    expect(await fakes.members.findById(MING.id)).toEqual(MING);
  });

  it('keeps an address from elsewhere that the profile names already', async () => {
    const { fakes, member } = await ming();
    const url = 'https://img.example/ming.png';
    await fakes.members.updateProfile({ id: MING.id, fields: { avatarUrl: url }, sync: [], at: 1 });
    expect(await member.updateProfile({ ...FORM, avatarUrl: url })).toMatchObject({
      value: { avatarUrl: url },
    });
  });

  it('shows no picture that is somebody else’s, or nobody’s', async () => {
    const { fakes, member } = await ming();
    const hers = await picture(fakes, HONG.id, 'hers.png');
    const foreign = ['https://evil.example/a.png', 'javascript:alert(1)', '/etc/passwd', '/uploads/avatar/'];
    for (const url of [hers, avatarUrl('gone.png'), ...foreign]) {
      expect(await member.updateProfile({ ...FORM, avatarUrl: url })).toEqual(
        refused('avatarUrl', '头像不存在或已经失效，请重新上传'),
      );
    }
  });
});
