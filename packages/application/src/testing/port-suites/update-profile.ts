import type { ProfileInput } from '../../member/index.js';
import { HONG, MING } from '../fakes/index.js';
import { describe, expect, it } from 'vitest';
import { loggedIn, type WorldOf } from './world.js';

const FORM: ProfileInput = {
  id: MING.id,
  name: '李小明 😀',
  gender: 'female',
  email: ' li@example.com ',
  description: '第一行\n第二行',
  avatarUrl: undefined,
  profile: { schoolName: '南京大学', schoolBeginDate: '2022-09', schoolEndDate: 2026, major: '软件工程' },
};

/** What every implementation of the profile part of MemberPort, and of AccountSyncPort, does. */
export const updateProfileSuite = (world: WorldOf): void => {
  describe('MemberPort: the profile', () => {
    it('is saved and answered', async () => {
      const { member } = await loggedIn(world());
      const { avatarUrl: _none, ...stored } = FORM;
      const value = { ...MING, ...stored, email: 'li@example.com' };
      expect(await member.updateProfile(FORM)).toEqual({ ok: true, value });
      expect(await member.loginUser()).toMatchObject({ ok: true, value: { user: value } });
    });

    it('is refused with an issue a field', async () => {
      const { member } = await loggedIn(world());
      expect(await member.updateProfile({ id: MING.id, email: 'x' })).toEqual({
        ok: false,
        error: {
          kind: 'invalid-input',
          issues: [
            { field: 'name', message: '真实姓名必须输入' },
            { field: 'gender', message: '性别必须选择' },
            { field: 'email', message: '邮箱格式不正确' },
            { field: 'schoolName', message: '学校名称必须输入' },
            { field: 'schoolBeginDate', message: '入学年份必须输入' },
            { field: 'schoolEndDate', message: '毕业年份必须输入' },
            { field: 'major', message: '专业名称必须输入' },
          ],
        },
      });
    });

    it('is refused when the studies end before they begin', async () => {
      const { member } = await loggedIn(world());
      const profile = { ...FORM.profile, schoolName: 'njdx', schoolEndDate: 2021 };
      expect(await member.updateProfile({ ...FORM, profile })).toEqual({
        ok: false,
        error: {
          kind: 'invalid-input',
          issues: [
            { field: 'schoolName', message: '请从列表中选择学校，或输入学校全名' },
            { field: 'schoolEndDate', message: '毕业时间不能早于入学时间' },
          ],
        },
      });
    });

    it('is the caller’s own', async () => {
      const { member } = await loggedIn(world());
      const error = { kind: 'forbidden' };
      expect(await member.updateProfile({ ...FORM, id: HONG.id })).toEqual({ ok: false, error });
      expect(await world().visitor().member.updateProfile(FORM)).toEqual({
        ok: false,
        error: { kind: 'not-logged-in' },
      });
    });
  });

  describe('AccountSyncPort', () => {
    it('tells how far the accounts elsewhere are, and tries again', async () => {
      const { deps } = world();
      const { member, accountSync } = await loggedIn(world());
      expect(await accountSync.states()).toEqual({ ok: true, value: [] });
      await member.updateProfile(FORM);
      const at = deps.clock.now();
      const [job] = await deps.accountSync.claim({ target: 'chat', at, leaseMs: 1, limit: 1 });
      if (job === undefined) throw new Error('nothing is wanted');
      await deps.accountSync.fail(job, { error: '邮箱已被占用', at, dueAt: at + 600_000 });
      const waiting = { state: 'waiting', attempts: 0, gmtModified: at };
      const failing = { state: 'failing', attempts: 1, error: '邮箱已被占用', gmtModified: at };
      expect(await accountSync.states()).toEqual({
        ok: true,
        value: [
          { target: 'chat', ...failing },
          { target: 'code-host', ...waiting },
        ],
      });
      deps.clock.advance(60_000);
      expect(await accountSync.retry()).toEqual({
        ok: true,
        value: [
          { target: 'chat', ...waiting, gmtModified: at + 60_000 },
          { target: 'code-host', ...waiting },
        ],
      });
    });

    it('asks for a login', async () => {
      const { accountSync } = world().visitor();
      const error = { kind: 'not-logged-in' };
      expect(await accountSync.states()).toEqual({ ok: false, error });
      expect(await accountSync.retry()).toEqual({ ok: false, error });
    });
  });
};
