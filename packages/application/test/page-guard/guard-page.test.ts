import { detectClient, type Layout } from '@ykd/domain/access';
import { err, ok, PASS, redirectTo } from '@ykd/domain/shared';
import { describe, expect, it } from 'vitest';
import { guardPage, type PageVisitor } from '../../src/page-guard/index.js';
import { MING } from '../../src/testing/index.js';

const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64)';
const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Mobile/15E148';
const IN_WEIXIN = `${PHONE} MicroMessenger/8.0`;
const OAUTH_URL = 'https://open.weixin.qq.com/connect/oauth2/authorize?state=1';

/** Somebody, and what was asked about him. */
const visitorWho = (knows: { user?: typeof MING; weixin?: string; paid?: string }) => {
  const asked: string[] = [];
  const visitor: PageVisitor = {
    user: async () => {
      asked.push('user');
      return knows.user;
    },
    oauthUrl: async ({ target, automatic }) => {
      asked.push(`weixin ${target} ${automatic}`);
      return knows.weixin === 'left' ? err({ kind: 'weixin-left' }) : ok(knows.weixin ?? null);
    },
    console: async (path) => {
      asked.push(`console ${path}`);
      return path === '/admin' ? PASS : redirectTo('/admin/404');
    },
    partner: async (path) => {
      asked.push(`partner ${path}`);
      return path === '/coupon/review' ? PASS : redirectTo('/coupon/review');
    },
    order: async (id) => {
      asked.push(`order ${id}`);
      return { id, status: id === knows.paid ? 'TRADE_PAID_SUCCESS' : 'TRADE_WAIT_PAY' };
    },
  };
  return { visitor, asked };
};

const admit = async (layout: Layout, path: string, visitor: PageVisitor, userAgent = DESKTOP) => {
  const [pathname = '', query = ''] = path.split('?');
  const admission = await guardPage(
    layout,
    {
      url: `https://www.ykd.test${path}`,
      path: pathname,
      param: (name) => (query.startsWith(`${name}=`) ? query.slice(name.length + 1) : undefined),
      client: detectClient(userAgent),
      loginUrl: '/login',
      loginH5Url: '/login_h5',
    },
    visitor,
  );
  return admission.decision.kind === 'redirect' ? admission.decision.to : admission.user?.id;
};

const back = (login: string, path: string) =>
  `${login}?target=${encodeURIComponent(`https://www.ykd.test${path}`)}`;

describe('a page', () => {
  it('for everybody asks for nobody', async () => {
    const { visitor, asked } = visitorWho({});
    expect(await admit('default', '/', visitor)).toBeUndefined();
    expect(await admit('shopmall', '/shopmall', visitor)).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it('for members leads to the login of the layout, or of the client where the page itself asks for one', async () => {
    const { visitor } = visitorWho({});
    expect(await admit('learn', '/learn', visitor)).toBe(back('/login', '/learn'));
    expect(await admit('checkin', '/learn/clock', visitor)).toBe(back('/login_h5', '/learn/clock'));
    const orders = '/shopmall/order/list';
    expect(await admit('shopmall', orders, visitor)).toBe(back('/login', orders));
    expect(await admit('shopmall', orders, visitor, PHONE)).toBe(back('/login_h5', orders));
  });

  it('says to whom it is shown', async () => {
    const { visitor } = visitorWho({ user: MING });
    expect(await admit('learn', '/learn', visitor)).toBe(MING.id);
  });

  it('inside WeChat leads through WeChat, but not behind the back of one who left', async () => {
    const there = visitorWho({ weixin: OAUTH_URL });
    expect(await admit('learn', '/learn', there.visitor, IN_WEIXIN)).toBe(OAUTH_URL);
    expect(there.asked).toEqual(['user', 'weixin https://www.ykd.test/learn true']);
    const left = visitorWho({ weixin: 'left' });
    expect(await admit('learn', '/learn', left.visitor, IN_WEIXIN)).toBe(back('/login_h5', '/learn'));
    const member = visitorWho({ user: MING, weixin: OAUTH_URL });
    expect(await admit('learn', '/learn', member.visitor, IN_WEIXIN)).toBe(MING.id);
    expect(member.asked).toEqual(['user']);
  });

  it('of an order that is paid is that of its success, and is asked for after the login only', async () => {
    const { visitor } = visitorWho({ user: MING, paid: 'o-1' });
    expect(await admit('shopmall', '/shopmall/pay?orderId=o-1', visitor)).toBe(
      '/shopmall/pay/success?orderId=o-1',
    );
    expect(await admit('shopmall', '/shopmall/pay?orderId=o-2', visitor)).toBe(MING.id);
    const nobody = visitorWho({ paid: 'o-1' });
    await admit('shopmall', '/shopmall/pay?orderId=o-1', nobody.visitor);
    expect(nobody.asked).toEqual(['user']);
  });

  it('of the console is open to whom its own guard lets pass, who is asked for after the login only', async () => {
    const { visitor, asked } = visitorWho({ user: MING });
    expect(await admit('admin', '/admin', visitor)).toBe(MING.id);
    expect(await admit('admin', '/admin/security', visitor)).toBe('/admin/404');
    expect(asked).toEqual(['user', 'console /admin', 'user', 'console /admin/security']);
    const nobody = visitorWho({});
    expect(await admit('admin', '/admin', nobody.visitor)).toBe(back('/login', '/admin'));
    expect(nobody.asked).toEqual(['user']);
  });

  it('of the partner area asks for the login first, and then for the work order', async () => {
    const visitor = visitorWho({});
    expect(await admit('coupon-tabs', '/coupon/home', visitor.visitor)).toBe(back('/login', '/coupon/home'));
    expect(visitor.asked).toEqual(['user']);
    const ming = visitorWho({ user: MING });
    expect(await admit('coupon-tabs', '/coupon/home', ming.visitor)).toBe('/coupon/review');
    expect(await admit('coupon', '/coupon/review', ming.visitor)).toBe(MING.id);
    expect(ming.asked).toEqual(['user', 'partner /coupon/home', 'user', 'partner /coupon/review']);
  });
});
