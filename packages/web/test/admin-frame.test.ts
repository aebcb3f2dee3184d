import type { StaffMember } from '@ykd/domain/access';
import { createMemoryRouter, type RouteObject } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { createServices } from '../src/container/create-services';
import { adminQueriesOf } from '../src/features/admin/admin-queries';
import { dayInWords, greetingAt } from '../src/features/admin/greeting';
import { guardSessionEnd } from '../src/routing/follow-router';
import { narrowIn } from '../src/layouts/admin/narrow';
import { createRoutes } from '../src/routes';
import { answering, loginUser, testEnvironment, testParts, type Answer } from './support/environment';

const withoutPages = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.map(({ path, middleware, children }) => ({
    ...(path === undefined ? {} : { path }),
    ...(middleware === undefined ? {} : { middleware }),
    ...(children === undefined ? {} : { children: withoutPages(children) }),
    Component: () => null,
  }));

const ming = { id: 'u', mobile: '13800000002', userName: 'xiaoming' };
const FORBIDDEN: Answer = [403, { isSuccess: false, code: 'FORBIDDEN', message: '没有权限' }];
const NOT_LOGGED_IN: Answer = [401, { isSuccess: false, code: 'NO_LOGIN', message: '请先登录' }];
const SUPER: StaffMember = { role: 'superAdmin', grants: [] };

/** A member at a page; `me` answers what he may do, or does not. */
const open = async (path: string, me: () => Answer, user: typeof ming | null = ming) => {
  const asked: string[] = [];
  const fetch = answering({
    '/api/member/getloginUser': loginUser(user),
    '/api/member/oauthurl/weixinmp': [200, { isSuccess: true, data: null }],
    '/api/admin/me': () => {
      asked.push('me');
      return me();
    },
  });
  const services = createServices(testEnvironment({ origin: 'http://localhost', fetch }), testParts);
  const router = createMemoryRouter(withoutPages(createRoutes(services)), { initialEntries: [path] });
  const isIdle = () => router.state.initialized && router.state.navigation.state === 'idle';
  await expect.poll(isIdle).toBe(true);
  const here = () => router.state.location.pathname + router.state.location.search;
  return { router, services, here, asked };
};
const staff =
  (member: StaffMember): (() => Answer) =>
  () => [200, { isSuccess: true, data: member }];

describe('the guard of the console', () => {
  it.each<[string, () => Answer, string]>([
    ['/admin', staff(SUPER), '/admin'],
    ['/admin/security?kind=login', staff(SUPER), '/admin/security?kind=login'],
    ['/admin/unknown', staff(SUPER), '/admin/404'],
    ['/admin/commstudent', staff({ grants: ['contacts'] }), '/admin/commstudent'],
    ['/admin/security', staff({ role: 'class', grants: [] }), '/admin/404'],
    ['/admin', staff({ grants: ['partners'] }), '/admin'],
    ['/admin', () => FORBIDDEN, '/admin/404'],
    ['/admin/404', () => FORBIDDEN, '/admin/404'],
  ])('leads from %s, as the server answers, to its end', async (path, me, end) => {
    const { here, router } = await open(path, me);
    expect([here(), router.state.errors]).toEqual([end, null]);
  });

  it('asks who is not logged in to log in, and nothing else', async () => {
    const { here, asked } = await open('/admin', staff(SUPER), null);
    const target = encodeURIComponent('http://localhost/admin');
    expect([here(), asked]).toEqual([`/login?target=${target}`, []]);
  });

  it('shows an error where nobody answers', async () => {
    const { router } = await open('/admin', () => [500, {}]);
    expect(router.state.errors).not.toBeNull();
  });

  it('asks once for pages that are opened one after the other, and anew after a refusal', async () => {
    const { router, services, here, asked } = await open('/admin', staff(SUPER));
    await router.navigate('/admin/security');
    expect([here(), asked]).toEqual(['/admin/security', ['me']]);
    adminQueriesOf(services).me.outdate();
    await router.navigate('/admin');
    await expect.poll(() => asked).toEqual(['me', 'me']);
  });

  it('leads back to its page when the session ends while it asks', async () => {
    let answer: Answer = staff(SUPER)();
    const { router, services, here } = await open('/learn', () => answer);
    guardSessionEnd(router, services);
    answer = NOT_LOGGED_IN;
    await router.navigate('/admin/security');
    const target = encodeURIComponent('http://localhost/admin/security');
    await expect.poll(here).toBe(`/login?target=${target}`);
  });
});

describe('the sidebar', () => {
  it('stays as it was left, in a browser that keeps something', () => {
    const narrow = narrowIn(testEnvironment().storage);
    expect(narrow.read()).toBe(false);
    narrow.write(true);
    expect(narrow.read()).toBe(true);
    narrow.write(false);
    expect(narrow.read()).toBe(false);
  });

  it('is whole where the browser keeps nothing', () => {
    const forbidden = () => {
      throw new Error('SecurityError');
    };
    const narrow = narrowIn({ getItem: forbidden, setItem: forbidden, removeItem: forbidden });
    narrow.write(true);
    expect(narrow.read()).toBe(false);
  });
});

describe('the greeting', () => {
  it.each([
    ['2026-11-23T20:59:00Z', '晚上好'],
    ['2026-11-23T21:00:00Z', '早上好'],
    ['2026-11-24T03:00:00Z', '中午好'],
    ['2026-11-24T05:00:00Z', '下午好'],
    ['2026-11-24T10:00:00Z', '晚上好'],
  ])('at %s is %s, by the clock of Shanghai', (at, words) => {
    expect(greetingAt(Date.parse(at))).toBe(words);
  });

  it('names the day in Shanghai', () => {
    expect(dayInWords(Date.parse('2026-11-23T15:59:00Z'))).toBe('11 月 23 日，星期一');
    expect(dayInWords(Date.parse('2026-11-23T16:00:00Z'))).toBe('11 月 24 日，星期二');
    expect(dayInWords(0)).toBe('1 月 1 日，星期四');
  });
});
