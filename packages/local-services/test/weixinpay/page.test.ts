import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LOCAL_WEIXIN_PAY_PREFIX } from '@ykd/adapters-http/contracts';
import { addLocalWeixinPayPage } from '../../src/weixinpay/page-routes.js';
import { testServer } from '../support/server.js';
import { buttonsOf, fieldsOf } from './support/forms.js';
import { useLocalWorlds, type LocalWorld } from './support/local-world.js';
import { OUT_TRADE_NO, orderIn, prepayIdOf } from './support/orders.js';

const worlds = useLocalWorlds();
let world: LocalWorld;
let fastify: FastifyInstance;
beforeEach(async () => {
  world = await worlds.start({ pageOrigin: () => 'http://localhost:80' });
  fastify = await testServer({ addMore: (scope) => addLocalWeixinPayPage(scope, world.local) });
});
afterEach(async () => {
  await fastify.close();
  await world.close();
});

const open = (pr: string, more = '') =>
  fastify.inject(`${LOCAL_WEIXIN_PAY_PREFIX}?pr=${encodeURIComponent(pr)}${more}`);

/** Sends a form as browsers do. */
const submit = (fields: Readonly<Record<string, string>>, headers: Record<string, string> = {}, path = '') =>
  fastify.inject({
    method: 'POST',
    url: `${LOCAL_WEIXIN_PAY_PREFIX}${path}`,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      origin: 'http://localhost:80',
      ...headers,
    },
    payload: new URLSearchParams(fields).toString(),
  });

const begin = async (facts: Parameters<typeof orderIn>[1] = {}): Promise<string> => {
  const invitation = await world.provider.begin(orderIn(world, facts));
  return facts.way === 'JSAPI' ? invitation : prepayIdOf(invitation);
};

describe('the page of the local WeChat Pay', () => {
  it('shows what is paid, and the four ways to go on', async () => {
    const page = await open(await begin({ description: '<b>Java</b> & "更多"' }));
    expect(page.statusCode).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.body).toContain('¥199.00');
    expect(page.body).toContain('&lt;b&gt;Java&lt;/b&gt; &amp; &quot;更多&quot;');
    expect(page.body).toContain(OUT_TRADE_NO);
    expect(buttonsOf(page.body)).toEqual(['支付', '支付失败', '支付两次', '支付但不通知']);
  });

  it('may do nothing but be shown, and send its own form', async () => {
    const { headers, body } = await open(await begin());
    const csp = String(headers['content-security-policy']);
    expect(csp).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]+'; base-uri 'none'; form-action 'self'; /,
    );
    expect(csp).not.toContain('unsafe');
    expect(body).not.toContain('<script');
  });

  it.each(['NATIVE', 'H5', 'JSAPI'] as const)('opens what was begun by %s', async (way) => {
    const page = await open(await begin({ way, openid: 'o-1', payerAddress: '127.0.0.1' }));
    expect(page.statusCode).toBe(200);
  });

  it.each([
    ['pay', 1, 1],
    ['twice', 2, 3],
    ['silent', 1, 0],
  ])('takes the payment by %s', async (how, payments, notices) => {
    const pr = await begin();
    const fields = fieldsOf((await open(pr)).body);
    const answer = await submit({ ...fields, how });
    expect([answer.statusCode, answer.headers.location]).toEqual([
      303,
      `${LOCAL_WEIXIN_PAY_PREFIX}?pr=${pr}`,
    ]);
    expect(world.local.trade(OUT_TRADE_NO)?.payments).toHaveLength(payments);
    expect(world.local.notices()).toHaveLength(notices);
    const after = await open(pr);
    expect(after.body).toContain('支付成功');
    expect(after.body).toContain(world.local.trade(OUT_TRADE_NO)?.payments[0]?.transactionId);
    expect(buttonsOf(after.body)).toEqual([]);
  });

  it('takes a payment that failed once more', async () => {
    const pr = await begin();
    const fields = fieldsOf((await open(pr)).body);
    await submit({ ...fields, how: 'fail' });
    const failed = await open(pr);
    expect(failed.body).toContain('支付失败，没有扣款');
    expect(buttonsOf(failed.body)).toHaveLength(4);
    await submit({ ...fields, how: 'pay' });
    expect((await open(pr)).body).toContain('支付成功');
  });

  it('takes one payment, however often its form is sent', async () => {
    const pr = await begin();
    const fields = { ...fieldsOf((await open(pr)).body), how: 'pay' };
    const answers = await Promise.all([submit(fields), submit(fields), submit(fields)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([303, 303, 303]);
    expect(world.local.trade(OUT_TRADE_NO)?.payments).toHaveLength(1);
  });

  it('takes no payment for what is closed or over', async () => {
    const closed = await begin();
    const late = await begin({ outTradeNo: 'trade-late' });
    const fields = { ...fieldsOf((await open(late)).body), how: 'pay' };
    await world.provider.close(OUT_TRADE_NO);
    expect((await open(closed)).body).toContain('订单已关闭，不能支付');
    world.clock.advance(30 * 60_000);
    expect((await open(late)).body).toContain('已过支付时间，不能支付');
    expect((await submit(fields)).statusCode).toBe(303);
    expect(world.local.trade('trade-late')?.payments).toEqual([]);
  });

  it('leads back to the shop, and nowhere else', async () => {
    const pr = await begin({ notifyUrl: 'http://shop.test/notify' });
    const linked = async (url: string): Promise<boolean> =>
      (await open(pr, `&redirect_url=${encodeURIComponent(url)}`)).body.includes('返回商家');
    expect(await linked('http://localhost:80/pay/success?orderId=1')).toBe(true);
    expect(await linked('http://shop.test/pay/success?orderId=1')).toBe(true);
    for (const url of ['https://evil.example/', '//evil.example/', 'javascript:alert(1)', '/x', ''])
      expect(await linked(url)).toBe(false);
    const page = await open(pr, `&redirect_url=${encodeURIComponent('http://shop.test/a?b=1&c=2')}`);
    const answer = await submit({ ...fieldsOf(page.body), how: 'pay' });
    const paid = await fastify.inject(String(answer.headers.location));
    expect(paid.body).toContain('href="http://shop.test/a?b=1&amp;c=2"');
  });

  it.each(['', 'wx-made-up', '"><script>alert(1)</script>'])('does not know %j', async (pr) => {
    const page = await open(pr);
    expect(page.statusCode).toBe(404);
    expect(page.body).toContain('无法支付');
    expect(page.body).not.toContain('<script');
  });

  it('lists what can be paid, newest first', async () => {
    await begin({ description: '第一门课' });
    const pr = await begin({ outTradeNo: 'trade-2', description: '第二门课', amount: 1 });
    await begin({ outTradeNo: 'trade-3', description: '已经付了' });
    world.local.pay('trade-3');
    const { body } = await fastify.inject(LOCAL_WEIXIN_PAY_PREFIX);
    expect(body.indexOf('第二门课')).toBeLessThan(body.indexOf('第一门课'));
    expect(body).toContain(`href="${LOCAL_WEIXIN_PAY_PREFIX}?pr=${pr}"`);
    expect(body).not.toContain('已经付了');
  });

  it('has the switch of the outage', async () => {
    const page = await fastify.inject(LOCAL_WEIXIN_PAY_PREFIX);
    expect(page.body).toContain('没有等待支付的订单');
    expect(buttonsOf(page.body)).toEqual(['停止接口']);
    const { token = '' } = fieldsOf(page.body);
    expect((await submit({ token, out: 'on' }, {}, '/outage')).statusCode).toBe(303);
    expect(world.local.isOut()).toBe(true);
    await expect(world.provider.query('x')).rejects.toThrow('HTTP_503');
    const out = await fastify.inject(LOCAL_WEIXIN_PAY_PREFIX);
    expect(buttonsOf(out.body)).toEqual(['恢复接口']);
    await submit({ token, out: 'off' }, {}, '/outage');
    expect(world.local.isOut()).toBe(false);
  });
});

describe('a form that the page did not send', () => {
  let fields: Record<string, string>;
  beforeEach(async () => {
    fields = { ...fieldsOf((await open(await begin())).body), how: 'pay' };
  });

  it.each<[string, () => ReturnType<typeof submit>, number]>([
    ['from another site', () => submit(fields, { origin: 'https://evil.example' }), 403],
    ['without a token', () => submit({ pr: fields['pr']!, how: 'pay' }), 403],
    ['with a made-up token', () => submit({ ...fields, token: 'x'.repeat(43) }), 403],
    ['with the token of another form', () => submit({ ...fields, pr: 'wx-other' }), 403],
    ['with a way that there is not', () => submit({ ...fields, how: 'free' }), 403],
    ['as JSON', () => submit(fields, { 'content-type': 'application/json' }), 400],
    ['under another site’s name', () => submit(fields, { host: 'evil.com', origin: 'http://evil.com' }), 404],
  ])('is refused: %s', async (_name, send, status) => {
    expect((await send()).statusCode).toBe(status);
    expect(world.local.trade(OUT_TRADE_NO)?.payments).toEqual([]);
  });

  it('does not switch anything off', async () => {
    expect((await submit({ token: fields['token']!, out: 'on' }, {}, '/outage')).statusCode).toBe(403);
    expect(world.local.isOut()).toBe(false);
  });
});

it('is hidden from a page whose name may lead to this machine', async () => {
  const pr = await begin();
  const url = `${LOCAL_WEIXIN_PAY_PREFIX}?pr=${pr}`;
  const status = async (host: string) => (await fastify.inject({ url, headers: { host } })).statusCode;
  expect(await Promise.all(['localhost:3000', '127.0.0.1', '[::1]'].map(status))).toEqual([200, 200, 200]);
  expect(await Promise.all(['evil.com', '127.0.0.1.evil.com'].map(status))).toEqual([404, 404]);
});

it('is not there unless it is asked for', async () => {
  const other = await testServer();
  expect((await other.inject(LOCAL_WEIXIN_PAY_PREFIX)).statusCode).toBe(404);
  await other.close();
});
