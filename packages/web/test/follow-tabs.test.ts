import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { createServices } from '../src/container/create-services';
import { followTabs } from '../src/routing/follow-tabs';
import { answering, loginUser, testEnvironment, testParts } from './support/environment';

const ming = { id: 'u-ming', mobile: '13800000002', userName: 'xiaoming' };
const hong = { id: 'u-hong', mobile: '13800000003', userName: 'xiaohong' };

/** A page of somebody, over a server that says later who is logged in by then. */
const page = async (first: typeof ming | null) => {
  let now: typeof ming | null | 'away' = first;
  let asked = 0;
  const told$ = new Subject<string | undefined>();
  const shown$ = new Subject<void>();
  const told: (string | undefined)[] = [];
  const done: string[] = [];
  const services = createServices(
    testEnvironment({
      shown$,
      tabs: { tell: (memberId) => told.push(memberId), told$ },
      fetch: (input) => {
        asked += 1;
        if (now === 'away') return Promise.reject(new TypeError('no network'));
        return answering({ '/api/member/getloginUser': loginUser(now) })(input);
      },
    }),
    testParts,
  );
  followTabs({ revalidate: async () => void done.push('guards') }, services, () => done.push('reload'));
  await services.base.ensureUser();
  const session = () => services.base.getSnapshot();
  const become = (next: typeof now): void => {
    now = next;
  };
  return { told$, shown$, told, done, session, become, services, asked: () => asked };
};

describe('a tab', () => {
  it('tells the others who is logged in, each change once', async () => {
    const { told, services } = await page(ming);
    services.base.setPageTitle('学习中心');
    services.base.sessionEnded();
    expect(told).toEqual(['u-ming', undefined]);
  });

  it('asks nobody when it hears what it knows', async () => {
    const { told$, asked } = await page(ming);
    told$.next('u-ming');
    expect(asked()).toBe(1);
  });

  it('ends with the session', async () => {
    const { told$, session, become, done } = await page(ming);
    become(null);
    told$.next(undefined);
    await expect.poll(() => session().session).toBe('none');
    expect(done).toEqual([]);
  });

  it('believes the server, not the other tab', async () => {
    const { told$, session, asked } = await page(ming);
    told$.next(undefined);
    await expect.poll(asked).toBe(2);
    expect(session().user?.id).toBe('u-ming');
  });

  it('has its guards decide anew when somebody logged in elsewhere', async () => {
    const { told$, session, become, done } = await page(null);
    become(ming);
    told$.next('u-ming');
    await expect.poll(() => done).toEqual(['guards']);
    expect(session().user?.id).toBe('u-ming');
  });

  it('starts anew for another member, at the latest when it is looked at', async () => {
    const { shown$, session, become, done } = await page(ming);
    become(hong);
    shown$.next();
    await expect.poll(() => done).toEqual(['reload']);
    expect(session().user?.id).toBe('u-ming');
  });

  it('stays as it is without an answer, and asks again the next time', async () => {
    const { shown$, session, become, asked } = await page(ming);
    become('away');
    shown$.next();
    await expect.poll(asked).toBe(2);
    expect(session().session).toBe('member');
    become(null);
    shown$.next();
    await expect.poll(() => session().session).toBe('none');
  });
});
