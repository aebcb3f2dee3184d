import type { Application, CallerContext, Credential } from '../../src/index.js';
import { createApplication } from '../../src/index.js';
import { createFakes, type Fakes } from '../../src/testing/index.js';

/** A pretended browser: it keeps the session token it is given, as a cookie jar does. */
export interface Browser {
  readonly context: CallerContext;
  token(): string | undefined;
  /** Puts a token of one's own choice into the jar. */
  plant(token: string | undefined): void;
}

export const browser = (address = '192.0.2.1'): Browser => {
  let kept: string | undefined;
  return {
    context: {
      address,
      userAgent: 'test browser',
      credential: () => (kept === undefined ? undefined : { kind: 'session', token: kept }),
      remember: ({ token }) => (kept = token),
      forget: () => (kept = undefined),
    },
    token: () => kept,
    plant: (token) => (kept = token),
  };
};

/** A caller that comes with nothing but a credential. */
export const callerWith = (credential: Credential): CallerContext => ({
  address: '192.0.2.9',
  userAgent: 'test service',
  credential: () => credential,
  remember: () => undefined,
  forget: () => undefined,
});

export const PASSWORD = 'correct horse';

/** The application over fakes with two members, both with the same password. */
export const world = async (): Promise<{ fakes: Fakes; app: Application; hong: { id: string } }> => {
  const fakes = createFakes();
  const passwordHash = await fakes.passwordHasher.hash(PASSWORD);
  const at = fakes.clock.now();
  await fakes.members.insert({
    user: { id: 'u-ming', mobile: '13800000002', userName: 'xiaoming' },
    passwordHash,
    at,
  });
  await fakes.members.insert({
    user: { id: 'u-hong', mobile: '13800000003', userName: 'xiaohong' },
    passwordHash,
    at,
  });
  return { fakes, app: createApplication(fakes), hong: { id: 'u-hong' } };
};

/** A browser that xiaoming is logged in with. */
export const loggedIn = async (app: Application, account = 'xiaoming'): Promise<Browser> => {
  const jar = browser();
  const result = await app.member(jar.context).login({ account, pwd: PASSWORD });
  if (!result.ok) throw new Error(`login of ${account}: ${result.error.kind}`);
  return jar;
};
