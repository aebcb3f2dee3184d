import { DAY_MS } from '@ykd/domain/shared';
import { describe, expect, it } from 'vitest';
import type { AskInput } from '../../invoice/index.js';
import { HONG, MING } from '../fakes/index.js';
import { must, placed } from './purchases.js';
import { SEED_NOW } from './seed.js';
import type { Tries } from './tries.js';
import { loggedIn, type WorldOf } from './world.js';

const ORDER = 'o-1';
const PERSON: AskInput = {
  orderId: ORDER,
  kind: 'PERSON',
  title: ' 李明 ',
  taxNumber: null,
  email: 'ming@example.com',
};

const refused = (kind: string, facts: object = {}) => ({ ok: false, error: { kind, ...facts } });
const issue = (field: string, message: string) => refused('invalid-input', { issues: [{ field, message }] });

/** What every implementation of InvoicePort does. */
export const invoiceSuite = (world: WorldOf): void => {
  const his = async () => (await loggedIn(world())).invoice;

  describe('InvoicePort', () => {
    it('asks for one of a person, once, and takes that back', async () => {
      const invoice = await his();
      expect(await invoice.ofOrder({ orderId: ORDER })).toEqual({
        ok: true,
        value: { amount: 19_900, askIssue: null, invoices: [] },
      });
      const asked = must(await invoice.ask(PERSON));
      expect(asked).toEqual({
        amount: 19_900,
        askIssue: '这个订单已经申请过发票',
        invoices: [
          {
            id: expect.any(String),
            kind: 'PERSON',
            title: '李明',
            taxNumber: null,
            email: 'ming@example.com',
            status: 'ASKED',
            amount: 19_900,
            number: null,
            issuedAt: null,
            redNumber: null,
            redAt: null,
            reason: null,
            version: 1,
            gmtCreated: SEED_NOW,
          },
        ],
      });
      expect(await invoice.ask(PERSON)).toEqual(issue('orderId', '这个订单已经申请过发票'));
      expect(await invoice.states({ orderIds: [ORDER, 'o-3', 'o-5', 'x'] })).toEqual({
        ok: true,
        value: [{ orderId: ORDER, status: 'ASKED' }],
      });
      const { id = '' } = asked.invoices[0] ?? {};
      expect(await invoice.withdraw({ id, version: 9 })).toMatchObject(
        refused('changed-meanwhile', { version: 1, now: { status: 'ASKED' }, by: null }),
      );
      expect(await invoice.withdraw({ id, version: 1 })).toMatchObject({
        value: { askIssue: null, invoices: [{ status: 'WITHDRAWN', version: 2 }] },
      });
      expect(await invoice.withdraw({ id, version: 2 })).toMatchObject(refused('invalid-input'));
      world().deps.clock.advance(1);
      expect(await invoice.ask({ ...PERSON, title: '李小明' })).toMatchObject({
        value: { invoices: [{ title: '李小明', status: 'ASKED' }, { status: 'WITHDRAWN' }] },
      });
      expect(await invoice.states({ orderIds: [ORDER] })).toMatchObject({ value: [{ status: 'ASKED' }] });
    });

    it('asks for one of a company with its tax number', async () => {
      const invoice = await his();
      const company = {
        ...PERSON,
        kind: 'COMPANY',
        title: '优课达',
        taxNumber: '91350100 m000100y43',
      } as const;
      expect(await invoice.ask({ ...company, taxNumber: '91350100M000100Y44', email: 'x' })).toMatchObject(
        refused('invalid-input', { issues: [{ field: 'taxNumber' }, { field: 'email' }] }),
      );
      expect(await invoice.ask(company)).toMatchObject({
        value: { invoices: [{ kind: 'COMPANY', title: '优课达', taxNumber: '91350100M000100Y43' }] },
      });
    });

    it('is one at a time, however often it is asked for at once', async () => {
      const invoice = await his();
      const all = await Promise.all([1, 2, 3].map(() => invoice.ask(PERSON)));
      expect(all.filter(({ ok }) => ok)).toHaveLength(1);
      expect(must(await invoice.ofOrder({ orderId: ORDER })).invoices).toHaveLength(1);
    });

    it('is of one’s own paid orders with money, for a year', async () => {
      const { invoice, shop } = await loggedIn(world());
      for (const orderId of ['o-5', 'o-none']) {
        expect(await invoice.ofOrder({ orderId })).toEqual(refused('order-not-found'));
        expect(await invoice.ask({ ...PERSON, orderId })).toEqual(refused('order-not-found'));
      }
      expect(await invoice.ask({ ...PERSON, orderId: 'o-2' })).toEqual(
        issue('orderId', '已支付的订单才能申请发票'),
      );
      const { id: waiting } = await placed({ shop });
      expect(await invoice.ofOrder({ orderId: waiting })).toMatchObject({
        value: { askIssue: '已支付的订单才能申请发票' },
      });
      world().deps.clock.advance(265 * DAY_MS);
      const { invoice: later } = await loggedIn(world());
      expect(await later.ask(PERSON)).toEqual(issue('orderId', '付款 365 天以后不再开发票'));
    });

    it('tells nobody of the invoices of others, not even that there are some', async () => {
      const asked = must(await (await his()).ask(PERSON));
      const { id = '' } = asked.invoices[0] ?? {};
      const { invoice } = await loggedIn(world(), HONG.userName);
      expect(await invoice.withdraw({ id, version: 1 })).toEqual(refused('entity-not-found'));
      expect(await invoice.ofOrder({ orderId: ORDER })).toEqual(refused('order-not-found'));
      expect(await invoice.states({ orderIds: [ORDER] })).toEqual({ ok: true, value: [] });
      expect(await invoice.withdraw({ id: 'x', version: 1 })).toEqual(refused('entity-not-found'));
    });

    it('tells of so many orders at a time', async () => {
      const orderIds = Array.from({ length: 51 }, (_, at) => `o-${at}`);
      expect(await (await his()).states({ orderIds })).toMatchObject(refused('invalid-input'));
      expect(await (await his()).states({ orderIds: [] })).toEqual({ ok: true, value: [] });
    });

    it.each(Object.entries(invoiceTries))('%s is for members', async (_call, attempt) => {
      if (typeof attempt !== 'function') throw new Error('there is one way to make it');
      expect(await attempt(world().visitor(), MING)).toEqual(refused('not-logged-in'));
    });
  });
};

/** A way to make each call of the area. */
export const invoiceTries: Tries<'invoice'> = {
  ofOrder: ({ invoice }) => invoice.ofOrder({ orderId: ORDER }),
  states: ({ invoice }) => invoice.states({ orderIds: [ORDER] }),
  ask: ({ invoice }) => invoice.ask(PERSON),
  withdraw: ({ invoice }) => invoice.withdraw({ id: 'nothing', version: 1 }),
};
