import type { OrderStatus } from '@ykd/domain/order';
import { PASS } from '@ykd/domain/shared';
import { createMemoryRouter, type RouteObject } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { createServices } from '../src/container/create-services';
import { guardSessionEnd } from '../src/routing/follow-router';
import { guardsOf } from '../src/routing/guards';
import { createRoutes } from '../src/routes';
import { sampleOrder } from '../src/features/shop/demo/samples';
import { answering, loginUser, testEnvironment, testParts, type Answer } from './support/environment';

/** The routes with their guards, without their pages. */
const withoutPages = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.map(({ path, middleware, children }) => ({
    ...(path === undefined ? {} : { path }),
    ...(middleware === undefined ? {} : { middleware }),
    ...(children === undefined ? {} : { children: withoutPages(children) }),
    Component: () => null,
  }));

/** What the server says of the visitor's orders: one that is paid, one that is not. */
const orderAnswer = (orderId: string | null): Answer => {
  const statuses = new Map<string | null, OrderStatus>([
    ['paid', 'TRADE_PAID_SUCCESS'],
    ['unpaid', 'TRADE_WAIT_PAY'],
  ]);
  if (orderId === 'broken') return [500, {}];
  const status = statuses.get(orderId);
  return status === undefined
    ? [404, { isSuccess: false, code: 'ORDER_NOT_FOUND', message: '没有找到这个订单' }]
    : [200, { isSuccess: true, data: { ...sampleOrder(status, Date.UTC(2026, 0, 15)), id: orderId } }];
};

type Visitor = Parameters<typeof loginUser>[0] | 'no server' | 'failing';

const LEFT = [409, { isSuccess: false, code: 'WEIXIN_LEFT', message: '你已退出登录，请重新登录' }] as const;

/** `oauthUrl`: where the server's account at WeChat asks its members; null for no account there, `left` after a logout. */
const visit = async (
  path: string,
  visitor: Visitor,
  userAgent = 'Mozilla/5.0 (X11; Linux x86_64)',
  oauthUrl: string | null = null,
) => {
  const fetch =
    visitor === 'no server'
      ? undefined
      : answering({
          '/api/member/getloginUser': visitor === 'failing' ? [500, {}] : loginUser(visitor),
          '/api/member/oauthurl/weixinmp':
            oauthUrl === 'left' ? LEFT : [200, { isSuccess: true, data: oauthUrl }],
          '/api/shop/order': (search) => orderAnswer(search.get('orderId')),
        });
  const services = createServices(
    testEnvironment({ origin: 'http://localhost', userAgent, ...(fetch && { fetch }) }),
    testParts,
  );
  const router = createMemoryRouter(withoutPages(createRoutes(services)), { initialEntries: [path] });
  await expect.poll(() => router.state.initialized && router.state.navigation.state === 'idle').toBe(true);
  const here = () => router.state.location.pathname + router.state.location.search;
  return { router, services, here };
};

const ming = { id: 'u', mobile: '13800000002', userName: 'xiaoming' };
const nameless = { id: 'n', mobile: '13800000001', userName: '13800000001' };
const encoded = (path: string) => encodeURIComponent(`http://localhost${path}`);
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile';
const WEIXIN = `${PHONE} MicroMessenger/8.0`;

describe('the guards of the pages', () => {
  it.each<[string, Visitor, string]>([
    ['/', null, '/'],
    ['/nowhere', null, '/nowhere'],
    ['/demo', null, '/demo'],
    ['/learn?x=1', null, `/login?target=${encoded('/learn?x=1')}`],
    ['/study/py1test/0/1', null, `/login?target=${encoded('/study/py1test/0/1')}`],
    ['/study/old/j1test/MC8wLzA=', null, `/login?target=${encoded('/study/old/j1test/MC8wLzA=')}`],
    ['/username?target=%2Flearn', null, `/login?target=${encoded('/username?target=%2Flearn')}`],
    ['/learn', ming, '/learn'],
    ['/study/py1test', ming, '/study/py1test'],
    ['/login', null, '/login'],
    ['/login', ming, '/learn'],
    ['/login_h5?target=%2Fstudy%2Fpy1test', ming, '/study/py1test'],
    ['/login?target=https%3A%2F%2Fevil.example', ming, '/'],
    ['/learn', nameless, `/username?target=${encoded('/learn')}`],
    ['/username?target=%2Flearn', nameless, '/username?target=%2Flearn'],
    ['/username?target=%2Fstudy%2Fpy1test', ming, '/study/py1test'],
    ['/shopmall', null, '/shopmall'],
    ['/shopmall/product/detail?productId=p', null, '/shopmall/product/detail?productId=p'],
    ['/shopmall/demo', null, '/shopmall/demo'],
    ['/shopmall/order/list', null, `/login?target=${encoded('/shopmall/order/list')}`],
    ['/shopmall/pay?orderId=paid', null, `/login?target=${encoded('/shopmall/pay?orderId=paid')}`],
    ['/shopmall/order/list', ming, '/shopmall/order/list'],
    ['/shopmall/order/list', nameless, `/username?target=${encoded('/shopmall/order/list')}`],
    ['/shopmall/pay?orderId=paid', ming, '/shopmall/pay/success?orderId=paid'],
    ['/shopmall/pay/fail?orderId=paid', ming, '/shopmall/pay/success?orderId=paid'],
    ['/shopmall/product/detail?orderId=paid', ming, '/shopmall/pay/success?orderId=paid'],
    ['/shopmall/product/detail?orderId=paid', null, '/shopmall/product/detail?orderId=paid'],
    ['/shopmall/pay/success?orderId=paid', ming, '/shopmall/pay/success?orderId=paid'],
    ['/shopmall/order/detail?id=paid', ming, '/shopmall/order/detail?id=paid'],
    ['/shopmall/pay?orderId=unpaid', ming, '/shopmall/pay?orderId=unpaid'],
    ['/shopmall/pay?orderId=others', ming, '/shopmall/pay?orderId=others'],
  ])('%s', async (path, visitor, end) => {
    const { here, router } = await visit(path, visitor);
    expect(here()).toBe(end);
    expect(router.state.errors).toBeNull();
  });

  it('lead to the login for phones on a phone, from what is for members in the shop mall', async () => {
    expect((await visit('/shopmall/order/list', null, PHONE)).here()).toBe(
      `/login_h5?target=${encoded('/shopmall/order/list')}`,
    );
    expect((await visit('/shopmall/order/list', nameless, PHONE)).here()).toBe('/shopmall/order/list');
  });

  it('leave an order that cannot be read to its page', async () => {
    const { here, router } = await visit('/shopmall/pay?orderId=broken', ming);
    expect([here(), router.state.errors]).toEqual(['/shopmall/pay?orderId=broken', null]);
  });

  it('do not ask for a username on a phone', async () => {
    const { here } = await visit('/learn', nameless, PHONE);
    expect(here()).toBe('/learn');
  });

  it.each([
    ['/learn', `/login?target=${encoded('/learn')}`],
    ['/study/py1test', `/login?target=${encoded('/study/py1test')}`],
    ['/login?target=%2Flearn', '/login?target=%2Flearn'],
    ['/shopmall', '/shopmall'],
  ])('lead from %s to the login where the lookup of the user fails', async (path, end) => {
    const { here, router } = await visit(path, 'failing');
    expect([here(), router.state.errors]).toEqual([end, null]);
  });

  it('show the login form while the server does not answer, and an error elsewhere', async () => {
    expect((await visit('/login', 'no server')).router.state.errors).toBeNull();
    expect((await visit('/learn', 'no server')).router.state.errors).not.toBeNull();
  });

  it.each<[string, Visitor, string | null, string]>([
    ['/learn', null, '/oauth', '/oauth'],
    ['/study/py1test', null, '/oauth', '/oauth'],
    ['/learn', null, null, `/login?target=${encoded('/learn')}`],
    ['/learn', null, 'left', `/login_h5?target=${encoded('/learn')}`],
    ['/learn', ming, '/oauth', '/learn'],
    ['/', null, '/oauth', '/'],
    ['/login', null, '/oauth', '/login'],
    ['/bind', null, '/oauth', '/bind'],
    ['/shopmall/order/list', null, '/oauth', '/oauth'],
    ['/shopmall', null, '/oauth', '/shopmall'],
  ])('inside WeChat: %s for %j, asked at %j, ends at %s', async (path, visitor, oauthUrl, end) => {
    const { here } = await visit(path, visitor, WEIXIN, oauthUrl);
    expect(here()).toBe(end);
  });

  it('ask WeChat nothing outside of it', async () => {
    const { here } = await visit('/learn', null, PHONE, '/oauth');
    expect(here()).toBe(`/login?target=${encoded('/learn')}`);
  });

  it('read the client flags', async () => {
    const { services } = await visit('/', null, PHONE);
    expect(services.base.getSnapshot().client.mobile).toBe(true);
  });
});

it('send the reader of a page for phones to the login for phones', async () => {
  const { services } = await visit('/', null);
  const guards = guardsOf(services, {
    order: async () => undefined,
    console: async () => PASS,
    partner: async () => PASS,
  });
  const router = createMemoryRouter(
    [
      { path: '/', Component: () => null },
      { path: '/report', middleware: guards({ layout: 'report' }), Component: () => null },
      { path: '/login_h5', Component: () => null },
    ],
    { initialEntries: ['/'] },
  );
  await router.navigate('/report?year=2024');
  const { pathname, search } = router.state.location;
  expect(pathname + search).toBe(`/login_h5?target=${encoded('/report?year=2024')}`);
});

describe('a session that ends during use', () => {
  it('leads to the login with a return target', async () => {
    const { router, services, here } = await visit('/learn', ming);
    guardSessionEnd(router, services);
    services.base.sessionEnded();
    await expect.poll(here).toBe(`/login?target=${encoded('/learn')}`);
  });

  it('leaves the reader of a public page where he is', async () => {
    const { router, services, here } = await visit('/', ming);
    await services.base.ensureUser();
    guardSessionEnd(router, services);
    services.base.sessionEnded();
    // The guards decide anew, and the page is there again.
    await expect.poll(() => router.state.revalidation).toBe('idle');
    expect(router.state.navigation.state).toBe('idle');
    expect(here()).toBe('/');
  });
});
