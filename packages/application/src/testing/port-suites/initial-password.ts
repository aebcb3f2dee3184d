import { DAY_MS } from '@ykd/domain/shared';
import { describe, expect, it } from 'vitest';
import { INITIAL_PASSWORD_DAYS } from '../../shared/initial-password.js';
import {
  addMembers,
  COMMON_PASSWORD,
  fakeCode,
  giveInitialPassword,
  MING,
  PASSWORD,
} from '../fakes/index.js';
import { must } from './purchases.js';
import { loggedIn, loginOf, type World, type WorldOf } from './world.js';

const FRESH = 'a fresh password';
const CHANGE = { pwd: FRESH, confirm: FRESH };
const TEACHER = { id: 'u-tao', mobile: '13900000003', userName: 'zhujiao', name: '王涛' } as const;
const RIGHTS = { role: 'teacher', grants: [] } as const;
const refused = (kind: string) => ({ ok: false, error: { kind } });
const issue = (field: string, message: string) => ({
  ok: false,
  error: { kind: 'invalid-input', issues: [{ field, message }] },
});
const HELD = { ok: true, value: { held: { ...TEACHER, mobile: '139****0003' } } };

/** A teacher whose password somebody else gave him. */
const given = async (world: World): Promise<World> => {
  await addMembers(world.deps, [TEACHER], RIGHTS);
  await giveInitialPassword(world.deps, TEACHER);
  return world;
};

const login = (world: World, pwd: string) => world.visitor().member.login({ account: TEACHER.userName, pwd });

/** What every implementation of MemberPort does with a password that somebody else gave. */
export const initialPasswordSuite = (world: WorldOf): void => {
  describe('MemberPort, with an initial password', () => {
    it('holds whoever logs in with it: he is nobody, and told no more than his name', async () => {
      const { visitor } = await given(world());
      const ports = visitor();
      expect(await ports.member.login({ account: TEACHER.userName, pwd: PASSWORD })).toEqual({
        ok: true,
        value: { ...TEACHER, mobile: '139****0003', mustChangePassword: true },
      });
      expect(await ports.member.loginUser()).toEqual(HELD);
      expect(await ports.staff.me()).toEqual(refused('not-logged-in'));
      expect(await ports.member.sessions()).toEqual(refused('not-logged-in'));
      must(await ports.member.logout());
      expect(await ports.member.loginUser()).toEqual({ ok: true, value: null });
    });

    it('changes it without a code, and is who he is from then on; everybody else is out', async () => {
      const { deps } = await given(world());
      const other = await loggedIn(world(), TEACHER.userName);
      const ports = await loggedIn(world(), TEACHER.userName);
      expect(await ports.member.changeInitialPassword(CHANGE)).toEqual({ ok: true, value: TEACHER });
      expect((await loginOf(ports)).user).toEqual(TEACHER);
      expect(must(await ports.staff.me())).toEqual(RIGHTS);
      expect(await other.member.loginUser()).toEqual({ ok: true, value: null });
      expect(await other.member.changeInitialPassword(CHANGE)).toEqual(refused('not-logged-in'));
      expect(await login(world(), PASSWORD)).toEqual(refused('wrong-credentials'));
      expect(await login(world(), FRESH)).toEqual({ ok: true, value: TEACHER });
      expect(deps.auditLog.stored).toMatchObject([{ act: 'staff.password.own', actor: TEACHER.id }]);
      expect([...deps.securityLog.stored.values()].filter(({ kind }) => kind === 'password')).toMatchObject([
        { userId: TEACHER.id, detail: 'initial' },
      ]);
    });

    it('changes it once, and only where it opened the session', async () => {
      await given(world());
      const ports = await loggedIn(world(), TEACHER.userName);
      must(await ports.member.changeInitialPassword(CHANGE));
      const again = { pwd: 'yet another horse', confirm: 'yet another horse' };
      for (const { member } of [ports, await loggedIn(world()), world().visitor()]) {
        expect(await member.changeInitialPassword(again)).toEqual(refused('not-logged-in'));
      }
    });

    it.each([
      [{ pwd: '', confirm: '' }, 'pwd', '密码必须输入'],
      [{ pwd: '1234567', confirm: '1234567' }, 'pwd', '密码不能小于8位'],
      [{ pwd: FRESH, confirm: `${FRESH} ` }, 'confirm', '密码和确认密码不同'],
      [{ pwd: PASSWORD, confirm: PASSWORD }, 'pwd', '新密码不能与初始密码相同'],
      [{ pwd: COMMON_PASSWORD, confirm: COMMON_PASSWORD }, 'pwd', '这个密码太常见，很容易被猜中，请换一个'],
      [{ pwd: 'zhujiao2026', confirm: 'zhujiao2026' }, 'pwd', '密码不能是你的用户名或手机号，请换一个'],
    ])('refuses %j, and may be asked again', async (input, field, message) => {
      await given(world());
      const { member } = await loggedIn(world(), TEACHER.userName);
      expect(await member.changeInitialPassword(input)).toEqual(issue(field, message));
      must(await member.changeInitialPassword(CHANGE));
    });

    it('holds students as well, whose change is no business of the audit log', async () => {
      const { deps } = world();
      await giveInitialPassword(deps, MING);
      const ports = await loggedIn(world());
      expect(await ports.study.outline({ courseId: 'py1' })).toEqual(
        await world().visitor().study.outline({ courseId: 'py1' }),
      );
      must(await ports.member.changeInitialPassword(CHANGE));
      expect(await ports.study.outline({ courseId: 'py1' })).toMatchObject({ ok: true });
      expect(deps.auditLog.stored).toEqual([]);
    });

    it('comes before the second factor, and leads around none', async () => {
      const { deps } = await given(world());
      const held = await loggedIn(world(), TEACHER.userName);
      expect(await held.secondFactor.begin()).toEqual(refused('not-logged-in'));
      must(await held.member.changeInitialPassword(CHANGE));
      must(await held.secondFactor.begin());
      must(await held.secondFactor.confirm({ code: fakeCode(deps.clock.now()) }));
      await giveInitialPassword(deps, TEACHER);
      const again = await loggedIn(world(), TEACHER.userName);
      expect(await again.secondFactor.verify({ code: fakeCode(deps.clock.now()) })).toEqual(
        refused('not-logged-in'),
      );
      must(await again.member.changeInitialPassword(CHANGE));
      expect(must(await again.staff.me())).toEqual({ grants: [], pending: 'code' });
    });

    it('does not hold whoever logs in by SMS, whose change ends it, too', async () => {
      const { deps, visitor } = await given(world());
      const held = await loggedIn(world(), TEACHER.userName);
      const { mobile } = TEACHER;
      const bySms = visitor();
      const code = async () => {
        deps.clock.advance(60_000);
        must(await bySms.member.sendSmsCode({ mobile }));
        return deps.smsSender.codeFor(mobile);
      };
      must(await bySms.member.loginBySms({ mobile, smsCode: await code() }));
      expect(must(await bySms.staff.me())).toEqual(RIGHTS);
      expect(await bySms.member.changeInitialPassword(CHANGE)).toEqual(refused('not-logged-in'));
      must(await bySms.member.changePassword({ mobile, smsCode: await code(), pwd: FRESH }));
      expect(await held.member.loginUser()).toEqual({ ok: true, value: null });
      expect(await login(world(), FRESH)).toEqual({ ok: true, value: TEACHER });
    });

    it('opens nothing after some days, which only who knows it is told', async () => {
      const { deps } = await given(world());
      const all = INITIAL_PASSWORD_DAYS * DAY_MS;
      deps.clock.advance(all - 60_000);
      const held = await loggedIn(world(), TEACHER.userName);
      deps.clock.advance(60_000);
      expect(await held.member.loginUser()).toEqual({ ok: true, value: null });
      expect(await held.member.changeInitialPassword(CHANGE)).toEqual(refused('not-logged-in'));
      expect(await login(world(), PASSWORD)).toEqual(refused('initial-password-over'));
      expect(await login(world(), 'a wrong one')).toEqual(refused('wrong-credentials'));
      const failed = [...deps.securityLog.stored.values()].filter(({ kind }) => kind === 'login-failed');
      expect(failed.map(({ detail }) => detail).toSorted()).toEqual(['initial over', 'password']);
      await giveInitialPassword(deps, TEACHER);
      expect(await login(world(), PASSWORD)).toMatchObject({ value: { mustChangePassword: true } });
    });
  });
};
