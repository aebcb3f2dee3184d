import 'reflect-metadata/lite';
import type { ProgressStore } from '@ykd/adapters-ui/widgets';
import { describe, expect, it, vi } from 'vitest';
import { createContainer } from '../src/container/create-container';
import { resolveServices } from '../src/container/services';
import { TOKENS } from '../src/container/tokens';
import { answering, loginUser, testEnvironment } from './support/environment';

const LOGIN = '/api/member/getloginUser';
const PLACE = { outline: 0, section: 0, body: 0 };
const member = loginUser({ id: 'u', mobile: '13800000002', userName: 'xiaoming' });
const stranger = [401, { isSuccess: false, code: 'NO_LOGIN', message: '请先登录' }] as const;

describe('the container', () => {
  const container = createContainer(testEnvironment());

  it.each(Object.entries(TOKENS))('makes %s, once', (_, token) => {
    const made: unknown = container.get(token);
    expect(made).toBeDefined();
    expect(container.get(token)).toBe(made);
  });
});

describe('the services', () => {
  it('notice that the session has ended, whichever call is told so', async () => {
    const services = resolveServices(
      createContainer(
        testEnvironment({ fetch: answering({ [LOGIN]: member, '/courseapi/projectuser/get': stranger }) }),
      ),
    );
    await services.base.ensureUser();
    expect(services.base.getSnapshot().session).toBe('member');
    await services.learn.hrefOf('u', 'd3');
    expect(services.base.getSnapshot().session).toBe('none');
  });

  it('forget with the member what he saw', async () => {
    const services = resolveServices(
      createContainer(testEnvironment({ fetch: answering({ [LOGIN]: member }) })),
    );
    await services.base.ensureUser();
    await services.learn.load('u');
    expect(services.learn.getSnapshot().status).toBe('failed');
    services.base.sessionEnded();
    expect(services.learn.getSnapshot()).toEqual({ status: 'idle' });
  });

  it('move the progress bar with the calls that the reader waits for, not with the saving', async () => {
    const container = createContainer(testEnvironment({ fetch: answering({ [LOGIN]: member }) }));
    const start = vi.spyOn(container.get<ProgressStore>(TOKENS.pageProgress).commands, 'start');
    const services = resolveServices(container);
    await services.base.ensureUser();
    expect(start).toHaveBeenCalledTimes(1);
    services.progressSaving.reached('py1test', PLACE);
    await expect.poll(() => services.progressSaving.getSnapshot().status).toBe('queued');
    expect(start).toHaveBeenCalledTimes(1);
  });
});
