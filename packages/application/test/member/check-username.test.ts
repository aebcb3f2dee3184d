import { describe, expect, it } from 'vitest';
import { addMembers, fakeBrowser, NEW } from '../../src/testing/index.js';
import { loggedIn, world } from '../support/browser.js';

const newcomer = async () => {
  const { fakes, app } = await world();
  await addMembers(fakes, [NEW]);
  const jar = await loggedIn(app, NEW.mobile);
  return { app, jar, check: (userName: string) => app.member(jar.context).checkUsername({ userName }) };
};

describe('checkUsername', () => {
  it.each(['code_fan', ' code_fan '])('says that %j is free', async (userName) => {
    const { check } = await newcomer();
    expect(await check(userName)).toEqual({ ok: true, value: { free: true } });
  });

  it.each([
    ['', '用户名必须输入'],
    ['abc', '用户名长度必须是4到20位'],
    ['1abc', '用户名必须以字母开头'],
    ['root', '该用户名不可使用'],
    ['XiaoMing', '该用户名已被使用'],
  ])('says why %j is not', async (userName, message) => {
    const { check } = await newcomer();
    expect(await check(userName)).toEqual({ ok: true, value: { free: false, message } });
  });

  it('says what choosing then answers', async () => {
    const { app, jar, check } = await newcomer();
    await app.member(jar.context).chooseUsername({ userName: 'code_fan' });
    const message = '用户名已经设置，不能再修改';
    expect(await check('another_name')).toEqual({ ok: true, value: { free: false, message } });
  });

  it('tells nobody without a login which names exist', async () => {
    const { app } = await newcomer();
    const result = await app.member(fakeBrowser().context).checkUsername({ userName: 'xiaoming' });
    expect(result).toEqual({ ok: false, error: { kind: 'not-logged-in' } });
  });
});
