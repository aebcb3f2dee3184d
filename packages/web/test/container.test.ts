import { describe, expect, it } from 'vitest';
import { createServices } from '../src/container/create-services';
import type { Environment } from '../src/container/environment';
import { answering, loginUser, ORIGIN, testEnvironment } from './support/environment';

const LOGIN = '/api/member/getloginUser';
/** The bar waits 200 ms before it shows. */
const SHOWN_AFTER = 400;
const PLACE = { outline: 0, section: 0, body: 0 };
const member = loginUser({ id: 'u', mobile: '13800000002', userName: 'xiaoming' });
const stranger = [401, { isSuccess: false, code: 'NO_LOGIN', message: '请先登录' }] as const;

/** The paths that were asked for, in their order. */
const recording = (fetch: Environment['fetch']): [paths: string[], fetch: Environment['fetch']] => {
  const paths: string[] = [];
  return [
    paths,
    (input, init) => {
      paths.push(new URL(String(input), ORIGIN).pathname);
      return fetch(input, init);
    },
  ];
};

describe('the services', () => {
  it('are all made, each a thing of its own', () => {
    const services = createServices(testEnvironment());
    const made: unknown[] = Object.values(services);
    expect(Object.keys(services).toSorted()).toEqual([
      'avatar',
      'base',
      'commonQuery',
      'dev',
      'environment',
      'learn',
      'member',
      'memberDialogs',
      'pageProgress',
      'progressSaving',
      'school',
      'smsCode',
      'study',
      'syncWatch',
      'toasts',
      'weixin',
    ]);
    expect(made.every((service) => service !== undefined)).toBe(true);
    expect(new Set(made).size).toBe(made.length);
  });

  it('work in the one environment that is given', async () => {
    const [paths, fetch] = recording(answering({ [LOGIN]: member }));
    const environment = testEnvironment({ fetch });
    const services = createServices(environment);
    expect(services.environment).toBe(environment);
    await services.base.ensureUser();
    await services.learn.load('u');
    await services.study.open('u', 'py1test');
    await services.commonQuery
      .query({ returnClassName: 'YkdProduct', paramClassName: 'YkdProduct', params: {} })
      .catch(() => undefined);
    expect(paths).toContain(LOGIN);
    expect(new Set(paths).size).toBeGreaterThan(3);
  });

  it('notice that the session has ended, whichever call is told so', async () => {
    const services = createServices(
      testEnvironment({ fetch: answering({ [LOGIN]: member, '/courseapi/projectuser/get': stranger }) }),
    );
    await services.base.ensureUser();
    expect(services.base.getSnapshot().session).toBe('member');
    await services.learn.hrefOf('u', 'd3');
    expect(services.base.getSnapshot().session).toBe('none');
  });

  it('forget with the member what he saw', async () => {
    const services = createServices(testEnvironment({ fetch: answering({ [LOGIN]: member }) }));
    await services.base.ensureUser();
    await services.learn.load('u');
    expect(services.learn.getSnapshot().status).toBe('failed');
    services.base.sessionEnded();
    expect(services.learn.getSnapshot()).toEqual({ status: 'idle' });
  });

  it('move the progress bar with the calls that the reader waits for, not with the saving', async () => {
    let slow = false;
    const services = createServices(
      // An answer that never comes keeps a bar that has begun.
      testEnvironment({
        fetch: (input) => (slow ? new Promise(() => {}) : answering({ [LOGIN]: member })(input)),
      }),
    );
    await services.base.ensureUser();
    slow = true;
    services.progressSaving.reached('py1test', PLACE);
    await new Promise((resolve) => setTimeout(resolve, SHOWN_AFTER));
    expect(services.pageProgress.getSnapshot().visible).toBe(false);
    void services.learn.load('u');
    await expect.poll(() => services.pageProgress.getSnapshot().visible).toBe(true);
  });
});
