import { expect, it } from 'vitest';
import { createApplication, portsOf } from '../../src/create-application.js';
import { addMembers, fakeBrowser, JING, loggedIn, must, seededFakes } from '../../src/testing/index.js';

it('a new password is shown though the devices that knew the one before cannot be forgotten', async () => {
  const deps = await seededFakes();
  await addMembers(deps, [JING], { role: 'class', grants: [] });
  const forget = () => Promise.reject(new Error('the disk is full'));
  const application = createApplication({ ...deps, knownDevices: { ...deps.knownDevices, forget } });
  const world = { deps, visitor: () => portsOf(application, fakeBrowser().context) };
  const { employee } = await loggedIn(world, 'admin');
  const input = { userId: JING.id, version: 1, reason: '他忘记了密码' };
  const { password } = must(await employee.renewPassword(input));
  const login = { account: JING.userName ?? '', pwd: password };
  expect(await world.visitor().member.login(login)).toMatchObject({ value: { mustChangePassword: true } });
});
