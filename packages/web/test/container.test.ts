import { firstValueFrom } from 'rxjs';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createServices } from '../src/container/create-services';
import { studyStoreOf } from '../src/features/study/services';
import { answering, loginUser, testEnvironment, testParts } from './support/environment';

const LOGIN = '/api/member/getloginUser';
const PLACE = { outline: 0, section: 0, body: 0 };
const member = loginUser({ id: 'u', mobile: '13800000002', userName: 'xiaoming' });
const stranger = [401, { isSuccess: false, code: 'NO_LOGIN', message: '请先登录' }] as const;

afterEach(() => vi.useRealTimers());

describe('the services', () => {
  it('are all made, each a thing of its own', () => {
    const services = createServices(testEnvironment(), testParts);
    const made: unknown[] = Object.values(services);
    expect(Object.keys(services).toSorted()).toEqual([
      'accessNews',
      'avatar',
      'base',
      'commonQuery',
      'environment',
      'http',
      'learn',
      'member',
      'memberDialogs',
      'pageProgress',
      'progressSaving',
      'queryScope',
      'quietHttp',
      'school',
      'shop',
      'smsCode',
      'syncWatch',
      'toasts',
      'weixin',
    ]);
    expect(made.every((service) => service !== undefined)).toBe(true);
    expect(new Set(made).size).toBe(made.length);
  });

  it('tell who is logged in also to what is made later', async () => {
    const { base, queryScope } = createServices(
      testEnvironment({ fetch: answering({ [LOGIN]: member }) }),
      testParts,
    );
    await base.ensureUser();
    expect(await firstValueFrom(queryScope.member$)).toBe('u');
  });

  it('work in the one environment that is given', async () => {
    const product = { id: 'p1', name: '研发训练营' };
    const environment = testEnvironment({
      fetch: answering({
        [LOGIN]: member,
        '/api/commonquery/query': [200, { isSuccess: true, data: [product] }],
      }),
    });
    const services = createServices(environment, testParts);
    expect(services.environment).toBe(environment);
    await services.base.ensureUser();
    expect(services.base.getSnapshot().user).toMatchObject({ id: 'u', userName: 'xiaoming' });
    const reading = studyStoreOf(services);
    await reading.open('u', 'py1test');
    expect(reading.getSnapshot().status).not.toBe('idle');
    const query = { returnClassName: 'YkdProduct', paramClassName: 'YkdProduct', params: {} } as const;
    expect(await services.commonQuery.query(query)).toEqual({ ok: true, value: [product] });
  });

  it('notice that the session has ended, whichever call is told so', async () => {
    const services = createServices(
      testEnvironment({ fetch: answering({ [LOGIN]: member, '/courseapi/projectuser/get': stranger }) }),
      testParts,
    );
    await services.base.ensureUser();
    expect(services.base.getSnapshot().session).toBe('member');
    await services.learn.hrefOf('u', 'd3');
    expect(services.base.getSnapshot().session).toBe('none');
  });

  it('forget with the member what he saw', async () => {
    const services = createServices(testEnvironment({ fetch: answering({ [LOGIN]: member }) }), testParts);
    await services.base.ensureUser();
    await services.learn.load('u');
    expect(services.learn.getSnapshot().status).toBe('failed');
    services.base.sessionEnded();
    expect(services.learn.getSnapshot()).toEqual({ status: 'idle' });
  });

  it('move the progress bar with the calls that the reader waits for, not with the saving', async () => {
    vi.useFakeTimers();
    let slow = false;
    const services = createServices(
      // An answer that never comes keeps a bar that has begun.
      testEnvironment({
        fetch: (input) => (slow ? new Promise(() => {}) : answering({ [LOGIN]: member })(input)),
      }),
      testParts,
    );
    await services.base.ensureUser();
    slow = true;
    services.progressSaving.reached('py1test', PLACE);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(services.pageProgress.getSnapshot().visible).toBe(false);
    void services.learn.load('u');
    // The bar waits 200 ms before it shows.
    await vi.advanceTimersByTimeAsync(199);
    expect(services.pageProgress.getSnapshot().visible).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(services.pageProgress.getSnapshot().visible).toBe(true);
  });
});
