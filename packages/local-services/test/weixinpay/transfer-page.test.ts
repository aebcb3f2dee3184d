import type { FastifyInstance } from 'fastify';
import { LOCAL_TRANSFERS_PATH } from '@ykd/adapters-http/contracts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addLocalWeixinPayPage } from '../../src/weixinpay/page-routes.js';
import { testServer } from '../support/server.js';
import { buttonsOf, fieldsOf } from './support/forms.js';
import { useLocalWorlds, type LocalWorld } from './support/local-world.js';
import { OUT_BILL_NO, transferTo } from './support/transfers.js';

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

const open = async () => (await fastify.inject(LOCAL_TRANSFERS_PATH)).body;
const submit = (fields: Readonly<Record<string, string>>) =>
  fastify.inject({
    method: 'POST',
    url: LOCAL_TRANSFERS_PATH,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'http://localhost:80' },
    payload: new URLSearchParams(fields).toString(),
  });
const stateOf = () => world.local.transfers()[0]?.state;

describe('the page of transfers', () => {
  it('says that there are none', async () => {
    const page = await open();
    expect(page).toContain('还没有转账');
    expect(buttonsOf(page)).toEqual(['让商户账户余额不足']);
  });

  it.each([
    ['confirm', 'SUCCESS', '已收款'],
    ['fail', 'FAIL', 'PAYEE_ACCOUNT_ABNORMAL'],
    ['expire', 'FAIL', 'OVERDUE_CLOSE'],
  ])('lets somebody %s what waits, once', async (how, state, shown) => {
    await world.provider.transfer(transferTo({ remark: '<b>佣金</b>' }));
    const page = await open();
    expect(page).toContain('&lt;b&gt;佣金&lt;/b&gt; · 张三');
    expect(page).toContain('¥19.90');
    expect(buttonsOf(page)).toEqual(['确认收款', '转账失败', '过 24 小时没有确认', '让商户账户余额不足']);
    const fields = fieldsOf(page);
    expect((await submit({ ...fields, how })).statusCode).toBe(303);
    expect((await submit({ ...fields, how: 'confirm' })).statusCode).toBe(303);
    expect(stateOf()).toBe(state);
    const after = await open();
    expect(after).toContain(shown);
    expect(buttonsOf(after)).toEqual(['让商户账户余额不足']);
  });

  it('has nothing to confirm while a transfer is only taken on', async () => {
    world.local.setTransfersSlow(true);
    await world.provider.transfer(transferTo());
    const page = await open();
    expect(buttonsOf(page)).not.toContain('确认收款');
    await submit({ ...fieldsOf(page), number: OUT_BILL_NO, how: 'confirm' });
    expect(stateOf()).toBe('ACCEPTED');
  });

  it('empties the account of the merchant, and fills it', async () => {
    const { token = '' } = fieldsOf(await open());
    await submit({ token, broke: 'on' });
    expect(await world.provider.transfer(transferTo())).toMatchObject({ kind: 'refused' });
    expect(buttonsOf(await open())).toEqual(['给商户账户充值']);
    await submit({ token, broke: 'off' });
    expect(await world.provider.transfer(transferTo())).toMatchObject({ kind: 'taken' });
  });

  it.each([{}, { token: 'x'.repeat(43) }])('takes no form that it did not make: %j', async (fields) => {
    await world.provider.transfer(transferTo());
    expect((await submit({ number: OUT_BILL_NO, how: 'confirm', ...fields })).statusCode).toBe(403);
    expect((await submit({ broke: 'on', ...fields })).statusCode).toBe(403);
    expect([stateOf(), world.local.isBroke()]).toEqual(['WAIT_USER_CONFIRM', false]);
  });
});
