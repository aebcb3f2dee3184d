import {
  adminGuard,
  adminMenu,
  authGuard,
  detectClient,
  GRANTS,
  learnMenu,
  safeTarget,
  shopOrderGuard,
  STAFF_ROLES,
} from '@ykd/domain/access';
import { couponGuard } from '@ykd/domain/coupon';
import { ORDER_STATUSES } from '@ykd/domain/order';
import { someOrders } from '../data/orders.mjs';
import { choices } from '../data/random.mjs';

const { whole, oneOf, chance } = choices(6);

const SITE = 'https://www.example.com';
const mobile = () => `13${String(whole(0, 999_999_999)).padStart(9, '0')}`;
const mobiles = (count) => Array.from({ length: count }, mobile);

const lists = { superAdmin: mobiles(1000), class: mobiles(1000), teacher: mobiles(1000) };
const staff = [...lists.superAdmin, ...lists.class, ...lists.teacher];

const USER_AGENTS = [
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/143.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.60',
  'Mozilla/5.0 (Linux; Android 15; V2309A) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36 QQ/9.1.70',
  'ykd-app/2.3 (Android 14)',
];

const TARGETS = [
  '/learn',
  '/learn/enter?courseId=j1',
  `${SITE}/study/py1test/0/0`,
  'https://shop.example.com/order?id=1#top',
  'https://other.example.net/',
  '//other.example.net',
  'javascript:alert(1)',
];

const user = () => {
  const own = mobile();
  return { id: 'user-1', mobile: own, userName: oneOf([undefined, own, 'xiaoming']) };
};

const orders = someOrders(1000);

/** Decisions about who may go where, and what they see there. */
export const ACCESS_DECISIONS = [
  {
    name: 'adminGuard, 3 lists of 1000',
    input: () => (chance(0.5) ? oneOf(staff) : mobile()),
    decide: (own) => adminGuard(own, lists),
  },
  {
    name: 'authGuard',
    input: () => ({
      user: oneOf([undefined, user(), user()]),
      url: `${SITE}${oneOf(['/learn', '/study/j1/0/1', '/username'])}?from=${whole(1, 1000)}`,
      isDesktop: chance(0.5),
      loginUrl: '/login',
    }),
    decide: authGuard,
  },
  {
    name: 'shopOrderGuard',
    input: () => ({
      path: oneOf(['/shopmall/order/list', '/shopmall/pay/success?orderId=1', '/shopmall/pay']),
      order: oneOf([undefined, { id: `order-${whole(1, 1000)}`, status: oneOf(ORDER_STATUSES) }]),
    }),
    decide: shopOrderGuard,
  },
  {
    name: 'couponGuard',
    input: () => ({
      path: oneOf(['/coupon/apply', '/coupon/review', '/coupon/home', '/coupon/my']),
      reviewStatus: oneOf(['REVIEWING', 'REVIEW_FAIL', 'REVIEW_SUCCESS']),
    }),
    decide: ({ path, reviewStatus }) => couponGuard(path, { reviewStatus }),
  },
  {
    name: 'safeTarget',
    input: () => oneOf(TARGETS),
    decide: (target) => safeTarget(target, { self: SITE, allowed: ['https://shop.example.com'] }),
  },
  { name: 'detectClient', input: () => oneOf(USER_AGENTS), decide: detectClient },
  {
    name: 'adminMenu',
    input: () => ({ role: oneOf([undefined, ...STAFF_ROLES]), grants: GRANTS.filter(() => chance(0.4)) }),
    decide: adminMenu,
  },
  {
    name: 'learnMenu, 20 orders',
    input: () => {
      const from = whole(0, orders.length - 20);
      return { orders: orders.slice(from, from + 20), mobile: mobile(), allowList: lists.class };
    },
    decide: learnMenu,
  },
];
