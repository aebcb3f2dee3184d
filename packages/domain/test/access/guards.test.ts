import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  adminGuard,
  authGuard,
  GRANTS,
  h5AuthGuard,
  shopOrderGuard,
  STAFF_ROLES,
} from '../../src/access/index.js';
import { ORDER_STATUSES } from '../../src/order/index.js';
import { deepFreeze } from '../../src/shared/index.js';
import { ODD_IDS } from '../support/orders.js';

const PASSES = { kind: 'pass' };

describe('adminGuard', () => {
  const lists = deepFreeze({
    superAdmin: ['13900000001'],
    class: ['13900000002', '13900000001'],
    teacher: ['13900000003', '13900000002', '13900000001'],
  });
  const gone = { kind: 'redirect', to: '/admin/404' };

  test.each([
    ['13900000001', 'superAdmin'],
    ['13900000002', 'class'],
    ['13900000003', 'teacher'],
  ])('%s is %s: the first list that holds the mobile', (mobile, role) => {
    expect(adminGuard(mobile, lists)).toEqual({ kind: 'role', role });
  });

  test.each(['13800000001', ' 13900000001', '1390000000', ...ODD_IDS])('%j is sent to 404', (mobile) => {
    expect(adminGuard(mobile, lists)).toEqual(gone);
  });

  test('a blank line in a list lets nobody in', () => {
    expect(adminGuard('', { superAdmin: [''], class: [''], teacher: [''] })).toEqual(gone);
  });

  test('the roles and grants there are', () => {
    expect(STAFF_ROLES).toEqual(['superAdmin', 'class', 'teacher']);
    expect(GRANTS).toEqual(['contacts', 'orders', 'performance', 'assistants', 'partners']);
  });
});

describe.each([
  ['authGuard', authGuard, '/login'],
  ['h5AuthGuard', h5AuthGuard, '/login_h5'],
])('%s', (_name, guard, loginUrl) => {
  const url = 'https://www.example.com/learn?tab=1&x=中';
  const encoded = 'https%3A%2F%2Fwww.example.com%2Flearn%3Ftab%3D1%26x%3D%E4%B8%AD';
  const user = deepFreeze({ id: 'u1', userName: 'xiaoming', mobile: '13800000002' });
  const newcomer = deepFreeze({ id: 'u2', userName: '13800000001', mobile: '13800000001' });

  test.each([undefined, null, {}, { id: '' }, { id: null, userName: 'xiaoming' }])(
    'no user id (%j): the login page with the address as target',
    (nobody) => {
      const decision = guard({ user: nobody, url, isDesktop: true, loginUrl });
      expect(decision).toEqual({ kind: 'redirect', to: `${loginUrl}?target=${encoded}` });
    },
  );

  test('nobody, on the page where a username is chosen: the login page all the same', () => {
    const decision = guard({ url: '/username', isDesktop: true, loginUrl });
    expect(decision).toEqual({ kind: 'redirect', to: `${loginUrl}?target=%2Fusername` });
  });

  test('an external login page that has a query already', () => {
    expect(guard({ url: '/learn', isDesktop: false, loginUrl: 'https://sso.example/in?app=ykd' })).toEqual({
      kind: 'redirect',
      to: 'https://sso.example/in?app=ykd&target=%2Flearn',
    });
  });

  test('a fragment of the login page stays behind the query', () => {
    expect(guard({ url: '/learn', isDesktop: false, loginUrl: '/in#sms?x=1' })).toEqual({
      kind: 'redirect',
      to: '/in?target=%2Flearn#sms?x=1',
    });
    expect(guard({ url: '/learn', isDesktop: false, loginUrl: '/in?a=1#sms#2' })).toEqual({
      kind: 'redirect',
      to: '/in?a=1&target=%2Flearn#sms#2',
    });
  });

  test('a user with a username passes', () => {
    expect(guard({ user, url, isDesktop: true, loginUrl })).toEqual(PASSES);
    expect(guard({ user, url, isDesktop: false, loginUrl })).toEqual(PASSES);
  });

  test.each([newcomer, { id: 'u3', mobile: '13800000001' }, { id: 'u4', userName: '' }])(
    'on a desktop, %j has to choose a username',
    (someone) => {
      const decision = guard({ user: someone, url, isDesktop: true, loginUrl });
      expect(decision).toEqual({ kind: 'redirect', to: `/username?target=${encoded}` });
    },
  );

  test('on a phone nobody has to', () => {
    expect(guard({ user: newcomer, url, isDesktop: false, loginUrl })).toEqual(PASSES);
  });

  test.each(['/username', 'https://www.example.com/username?target=%2Flearn', '/learn?next=username'])(
    'a target that mentions username passes: %s',
    (target) => {
      expect(guard({ user: newcomer, url: target, isDesktop: true, loginUrl })).toEqual(PASSES);
    },
  );

  test.prop([fc.string({ unit: 'binary' }), fc.boolean()])(
    'the target reads back as the address',
    (address, desktop) => {
      const decision = guard({ url: address, isDesktop: desktop, loginUrl });
      const to = decision.kind === 'redirect' ? decision.to : '';
      expect(new URL(to, 'https://www.example.com').searchParams.get('target')).toBe(address);
      expect(new URL(to, 'https://www.example.com').pathname).toBe(loginUrl);
    },
  );
});

describe('shopOrderGuard', () => {
  const paid = deepFreeze({ id: 'o1', status: 'TRADE_PAID_SUCCESS' });

  test.each([
    '/shopmall/pay',
    '/shopmall/order/confirm',
    '/',
    '/shopmall/pay/successful',
    '/x/shopmall/pay/success',
  ])('a paid order on %s goes to the success page', (path) => {
    expect(shopOrderGuard({ path, order: paid })).toEqual({
      kind: 'redirect',
      to: '/shopmall/pay/success?orderId=o1',
    });
  });

  test.each([
    '/shopmall/pay/success',
    '/shopmall/pay/success/',
    '/shopmall/pay/success?orderId=o1',
    '/shopmall/pay/success#top',
  ])('on %s it passes', (path) => {
    expect(shopOrderGuard({ path, order: paid })).toEqual(PASSES);
  });

  test.each([...ORDER_STATUSES.filter((status) => status !== 'TRADE_PAID_SUCCESS'), ...ODD_IDS])(
    'an order that is %j passes',
    (status) => {
      expect(shopOrderGuard({ path: '/shopmall/pay', order: { id: 'o1', status } })).toEqual(PASSES);
    },
  );

  test.each([undefined, null])('no order (%s) passes', (order) => {
    expect(shopOrderGuard({ path: '/shopmall/pay', order })).toEqual(PASSES);
  });

  test('the id is encoded', () => {
    const decision = shopOrderGuard({ path: '/', order: { ...paid, id: 'a&b=#/?' } });
    expect(decision).toEqual({ kind: 'redirect', to: '/shopmall/pay/success?orderId=a%26b%3D%23%2F%3F' });
  });

  test('following the redirect comes to rest', () => {
    const decision = shopOrderGuard({ path: '/shopmall/pay', order: paid });
    const path = decision.kind === 'redirect' ? decision.to : '';
    expect(shopOrderGuard({ path, order: paid })).toEqual(PASSES);
  });
});
