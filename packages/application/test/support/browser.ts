import { type Application, createApplication, portsOf } from '../../src/index.js';
import type { CallerContext, Credential } from '../../src/shared/index.js';
import {
  addMembers,
  createFakes,
  fakeBrowser,
  HONG,
  logIn,
  loginOf,
  MING,
  TEST_ORIGIN,
  type FakeBrowser,
  type Fakes,
} from '../../src/testing/index.js';

/** A caller that comes with nothing but a credential. */
export const callerWith = (credential: Credential): CallerContext => ({
  address: '192.0.2.9',
  clientAddress: '192.0.2.9',
  userAgent: 'test service',
  origin: TEST_ORIGIN,
  credential: () => credential,
  remember: () => undefined,
  forget: () => undefined,
  keep: () => undefined,
  kept: () => undefined,
  drop: () => undefined,
});

/** A caller with the bearer token of whoever is logged in there. */
export const bearerOf = async (app: Application, { context }: FakeBrowser): Promise<CallerContext> => {
  const { token = '' } = await loginOf(portsOf(app, context));
  return callerWith({ kind: 'bearer', token });
};

/** The application over fakes with two members. */
export const world = async (): Promise<{ fakes: Fakes; app: Application }> => {
  const fakes = createFakes();
  await addMembers(fakes, [MING, HONG]);
  return { fakes, app: createApplication(fakes) };
};

/** A browser that xiaoming is logged in with, or somebody else. */
export const loggedIn = async (app: Application, account: string = MING.userName): Promise<FakeBrowser> => {
  const jar = fakeBrowser();
  await logIn(portsOf(app, jar.context), account);
  return jar;
};
