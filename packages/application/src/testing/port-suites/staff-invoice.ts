import { beforeEach, describe, expect, it } from 'vitest';
import type { Ports } from '../../areas.js';
import type { AskInput, IssueInput, StaffInvoice } from '../../invoice/index.js';
import { addMembers, fakePdf, HONG, MING } from '../fakes/index.js';
import { must, staff } from './purchases.js';
import { SEED_NOW } from './seed.js';
import type { Tries } from './tries.js';
import { loggedIn, type WorldOf } from './world.js';

const CLERK = { id: 'u-clerk', mobile: '13900000008', userName: 'clerk', name: '王会计' };
const NUMBER = '24312000000012345678';
const RED = '24312000000012345679';
const ASK: AskInput = {
  orderId: 'o-1',
  kind: 'COMPANY',
  title: '优课达网络科技有限公司',
  taxNumber: '91350100M000100Y43',
  email: 'ming@example.com',
};

const refused = (kind: string, facts: object = {}) => ({ ok: false, error: { kind, ...facts } });
const issue = (field: string, message: string) => refused('invalid-input', { issues: [{ field, message }] });

/** What every implementation of StaffInvoicePort does. */
export const staffInvoiceSuite = (world: WorldOf): void => {
  const clerk = (): Promise<Ports> => loggedIn(world(), CLERK.userName);
  const asked = async (over: Partial<AskInput> = {}, userName: string = MING.userName): Promise<string> => {
    const { invoice } = await loggedIn(world(), userName);
    return must(await invoice.ask({ ...ASK, ...over })).invoices[0]?.id ?? '';
  };
  const paper = async (port: Ports, id: string, over: Partial<IssueInput> = {}): Promise<IssueInput> => {
    const { version } = must(await port.staffInvoice.invoice({ id }));
    const { file } = must(await port.staffInvoice.upload({ bytes: fakePdf(id) }));
    return { id, version, number: NUMBER, file, ...over };
  };
  const issued = async (port: Ports, id: string): Promise<StaffInvoice> =>
    must(await port.staffInvoice.issue(await paper(port, id)));
  const refundBy = async (port: Ports, amount: number | null, key = 'key-00001') =>
    must(
      await port.shopStaff.refundOffline({
        orderId: 'o-1',
        amount,
        reason: '少上一节',
        evidence: '流水 1',
        requestKey: key,
      }),
    );
  const audited = async () =>
    (await world().deps.auditLog.linesAfter(-Infinity, 99)).filter(({ act }) => act.startsWith('invoices.'));

  describe('StaffInvoicePort', () => {
    beforeEach(async () => {
      await addMembers(world().deps, [CLERK], { grants: ['orders'] });
    });

    it('shows who waits, with everything that is to be copied', async () => {
      const id = await asked();
      const { staffInvoice } = await clerk();
      expect(await staffInvoice.list({ size: 9 })).toEqual({
        ok: true,
        value: {
          list: [
            {
              id,
              title: ASK.title,
              status: 'ASKED',
              amount: 19_900,
              student: { id: MING.id, name: MING.name ?? MING.userName },
              product: 'Python 课程',
              orderId: 'o-1',
              waitingSince: SEED_NOW,
              number: null,
            },
          ],
          previous: null,
          next: null,
        },
      });
      expect(await staffInvoice.count({ waitingSince: 'some' })).toEqual({
        ok: true,
        value: { count: 1, isMore: false },
      });
      expect(must(await staffInvoice.list({ size: 9, search: ASK.taxNumber ?? '' })).list).toHaveLength(1);
      expect(await staffInvoice.invoice({ id })).toEqual({
        ok: true,
        value: {
          ...ASK,
          id,
          status: 'ASKED',
          amount: 19_900,
          number: null,
          issuedAt: null,
          redNumber: null,
          redAt: null,
          waitingSince: SEED_NOW,
          reason: null,
          version: 1,
          changedAt: SEED_NOW,
          gmtCreated: SEED_NOW,
          student: { id: MING.id, name: MING.name ?? MING.userName },
          order: {
            productName: 'Python 课程',
            status: 'TRADE_PAID_SUCCESS',
            amount: 19_900,
            left: 19_900,
            paidAt: null,
          },
          changedByName: MING.name ?? MING.userName,
          isOwn: false,
          issueIssue: null,
        },
      });
      expect(await staffInvoice.invoice({ id: 'x' })).toEqual(refused('entity-not-found'));
    });

    it('issues it with a number and a file, and its buyer sees the number', async () => {
      const port = await clerk();
      const id = await asked();
      expect(await issued(port, id)).toMatchObject({
        status: 'ISSUED',
        number: NUMBER,
        issuedAt: SEED_NOW,
        waitingSince: null,
        version: 2,
        changedByName: CLERK.name,
      });
      const { invoice } = await loggedIn(world());
      expect(await invoice.ofOrder({ orderId: 'o-1' })).toMatchObject({
        value: { invoices: [{ status: 'ISSUED', number: NUMBER, issuedAt: SEED_NOW }] },
      });
      expect(await audited()).toMatchObject([
        {
          act: 'invoices.issue',
          actor: CLERK.id,
          subjectKind: 'invoice',
          subjectId: id,
          about: MING.id,
          before: { invoiceStatus: 'ASKED', invoiceNumber: null },
          after: { invoiceStatus: 'ISSUED', invoiceNumber: NUMBER },
        },
      ]);
    });

    it('refuses another version, a number or a file that is used, and a file that is not the caller’s', async () => {
      const port = await clerk();
      const { staffInvoice } = port;
      const id = await asked();
      const good = await paper(port, id);
      expect(await staffInvoice.issue({ ...good, version: 9 })).toMatchObject(
        refused('changed-meanwhile', { version: 1, by: { id: MING.id } }),
      );
      expect(await staffInvoice.issue({ ...good, number: '123' })).toEqual(
        issue('number', '发票号码是 20 位数字（旧的是 8 位）'),
      );
      expect(await staffInvoice.issue({ ...good, file: 'none.pdf' })).toEqual(
        issue('invoicefile', '发票文件已经不在或已经用过，请重新上传'),
      );
      const { staffInvoice: admin } = await staff(world());
      expect(await admin.issue(good)).toEqual(issue('invoicefile', '发票文件已经不在或已经用过，请重新上传'));
      must(await staffInvoice.issue(good));
      const other = await asked({ orderId: 'o-5' }, HONG.userName);
      expect(await staffInvoice.issue(await paper(port, other))).toEqual(
        issue('number', '这个发票号码已经用在订单 o-1 上'),
      );
      expect(await staffInvoice.issue(await paper(port, other, { number: RED, file: good.file }))).toEqual(
        issue('invoicefile', '发票文件已经不在或已经用过，请重新上传'),
      );
      expect(await staffInvoice.issue({ ...good, id: 'x' })).toEqual(refused('entity-not-found'));
    });

    it('is issued once, whoever is faster', async () => {
      const id = await asked();
      const [one, other] = [await clerk(), await staff(world())];
      const inputs = [await paper(one, id), await paper(other, id, { number: RED })] as const;
      const [first, second] = await Promise.all([
        one.staffInvoice.issue(inputs[0]),
        other.staffInvoice.issue(inputs[1]),
      ]);
      expect([first.ok, second.ok].toSorted()).toEqual([false, true]);
      expect([first, second].find(({ ok }) => !ok)).toMatchObject(refused('changed-meanwhile'));
      expect(await audited()).toHaveLength(1);
    });

    it('takes whole PDF files that only show something', async () => {
      const { staffInvoice } = await clerk();
      const upload = (bytes: Uint8Array) => staffInvoice.upload({ bytes });
      const text = (said: string) => Uint8Array.from(said, (one) => one.charCodeAt(0));
      expect(await upload(text('<html>'))).toEqual(issue('invoicefile', '发票文件只支持 PDF 格式'));
      expect(await upload(text('%PDF-1.7 half'))).toEqual(issue('invoicefile', '这不是完整的 PDF 文件'));
      for (const [said, message] of [
        ['/S /JavaScript', '发票文件不能带有脚本或动作'],
        ['/S /J#61vaScript', '发票文件不能带有脚本或动作'],
        ['/S/Launch', '发票文件不能带有脚本或动作'],
        ['/Names << /EmbeddedFiles 3 0 R', '发票文件不能带有附件'],
        ['/Encrypt 9 0 R', '发票文件不能加密'],
      ] as const)
        expect([said, await upload(fakePdf(said))]).toEqual([said, issue('invoicefile', message)]);
      expect(await upload(fakePdf('/URI (https://example.com) /JavaScripting'))).toMatchObject({ ok: true });
    });

    it('refuses it with a reason, after which it may be asked for again', async () => {
      const { staffInvoice } = await clerk();
      const id = await asked();
      expect(await staffInvoice.refuse({ id, version: 1, reason: ' ' })).toEqual(
        issue('reason', '原因必须填写'),
      );
      expect(await staffInvoice.refuse({ id, version: 1, reason: ' 名称与税号不符 ' })).toMatchObject({
        value: { status: 'REFUSED', reason: '名称与税号不符', waitingSince: null },
      });
      expect(await staffInvoice.refuse({ id, version: 2, reason: '再说一遍' })).toMatchObject(
        refused('invalid-input'),
      );
      world().deps.clock.advance(1);
      const again = await asked();
      const { invoice } = await loggedIn(world());
      expect(await invoice.ofOrder({ orderId: 'o-1' })).toMatchObject({
        value: { invoices: [{ id: again, status: 'ASKED' }, { reason: '名称与税号不符' }] },
      });
      expect(await audited()).toMatchObject([{ act: 'invoices.refuse', reason: '名称与税号不符' }]);
    });

    it('is reversed after a part of the money went back, and the rest is asked for', async () => {
      const port = await clerk();
      const id = await asked();
      await issued(port, id);
      await refundBy(port, 400);
      const { staffInvoice } = port;
      expect(must(await staffInvoice.list({ size: 9, status: 'is:RED_WANTED' })).list).toMatchObject([
        { id },
      ]);
      const red = await paper(port, id, { number: RED });
      expect(await staffInvoice.issue(red)).toMatchObject(refused('invalid-input'));
      expect(await staffInvoice.issueRed({ ...red, number: NUMBER })).toEqual(
        issue('number', '这是原来那张发票的号码'),
      );
      expect(await staffInvoice.issueRed(red)).toMatchObject({
        value: {
          status: 'RED_ISSUED',
          redNumber: RED,
          redAt: SEED_NOW,
          amount: 19_900,
          order: { left: 19_500 },
        },
      });
      const { invoice } = await loggedIn(world());
      expect(
        must(await invoice.ofOrder({ orderId: 'o-1' }))
          .invoices.map((one) => [one.status, one.amount])
          .toSorted(),
      ).toEqual([
        ['ASKED', 19_500],
        ['RED_ISSUED', 19_900],
      ]);
      expect((await audited()).map(({ act }) => act)).toEqual([
        'invoices.issue',
        'invoices.follow',
        'invoices.red',
      ]);
    });

    it('gets another file in place of a wrong one, until it is reversed', async () => {
      const port = await clerk();
      const { staffInvoice } = port;
      const id = await asked();
      const upload = async (of: string) => must(await staffInvoice.upload({ bytes: fakePdf(of) })).file;
      const early = { id, version: 1, file: await upload('too early'), reason: '放错了' };
      expect(await staffInvoice.replaceFile(early)).toEqual(
        issue('id', '这张发票现在不能这样处理，请刷新后再看'),
      );
      await issued(port, id);
      const { deps } = world();
      const before = deps.shop.invoices.get(id)?.file ?? '';
      const file = await upload('the right one');
      const good = { id, version: 2, file, reason: ' 放成了别人的 ' };
      expect(await staffInvoice.replaceFile({ ...good, reason: ' ' })).toEqual(
        issue('reason', '原因必须填写'),
      );
      expect(await staffInvoice.replaceFile({ ...good, version: 1 })).toMatchObject(
        refused('changed-meanwhile', { version: 2 }),
      );
      for (const name of [before, 'none.pdf', '../x.pdf'])
        expect(await staffInvoice.replaceFile({ ...good, file: name })).toEqual(
          issue('invoicefile', '发票文件已经不在或已经用过，请重新上传'),
        );
      const { staffInvoice: admin } = await staff(world());
      expect(await admin.replaceFile(good)).toMatchObject(refused('invalid-input'));
      expect(await staffInvoice.replaceFile(good)).toMatchObject({
        value: { status: 'ISSUED', number: NUMBER, issuedAt: SEED_NOW, version: 3, reason: null },
      });
      expect(deps.shop.invoices.get(id)?.file).toBe(file);
      expect((await audited()).at(-1)).toMatchObject({
        act: 'invoices.replace',
        actor: CLERK.id,
        subjectId: id,
        about: MING.id,
        before: { invoiceFile: before },
        after: { invoiceFile: file },
        reason: '放成了别人的',
      });
      // What waits to be reversed goes on waiting.
      await refundBy(port, 400);
      const waits = must(await staffInvoice.invoice({ id }));
      const again = { id, version: waits.version, file: await upload('once more'), reason: '看不清' };
      expect(await staffInvoice.replaceFile(again)).toMatchObject({
        value: { status: 'RED_WANTED', waitingSince: waits.waitingSince },
      });
      expect(waits.waitingSince).not.toBeNull();
      must(await staffInvoice.issueRed(await paper(port, id, { number: RED })));
      const { version } = must(await staffInvoice.invoice({ id }));
      const late = { id, version, file: await upload('too late'), reason: '放错了' };
      expect(await staffInvoice.replaceFile(late)).toMatchObject(refused('invalid-input'));
    });

    it('ends when all of the money went back before it was issued', async () => {
      const port = await clerk();
      const id = await asked();
      const before = await paper(port, id);
      await refundBy(port, null);
      expect(await port.staffInvoice.issue(before)).toMatchObject(
        refused('changed-meanwhile', { now: { status: 'ENDED' }, by: null }),
      );
      expect(await port.staffInvoice.invoice({ id })).toMatchObject({
        value: { status: 'ENDED', order: { left: 0 }, changedByName: null },
      });
    });

    it('is not issued while its order is being refunded', async () => {
      const port = await clerk();
      const id = await asked();
      const { shop } = await loggedIn(world());
      must(await shop.requestRefund({ orderId: 'o-1', reason: '不要了' }));
      const message = '这个订单正在退款，退款结束以后再开票';
      expect(await port.staffInvoice.issue(await paper(port, id))).toEqual(issue('id', message));
      expect(await port.staffInvoice.invoice({ id })).toMatchObject({ value: { issueIssue: message } });
      const { invoice } = await loggedIn(world());
      expect(await invoice.ofOrder({ orderId: 'o-1' })).toMatchObject({
        value: { askIssue: '这个订单已经申请过发票' },
      });
    });

    it('leaves one’s own orders to others', async () => {
      const port = await clerk();
      const { deps } = world();
      const id = await asked();
      const order = deps.shop.orders.get('o-1');
      const invoice = deps.shop.invoices.get(id);
      if (order === undefined || invoice === undefined) throw new Error('nothing was asked for');
      deps.shop.orders.set('o-1', { ...order, userId: CLERK.id });
      deps.shop.invoices.set(id, { ...invoice, userId: CLERK.id });
      expect(await port.staffInvoice.invoice({ id })).toMatchObject({ value: { isOwn: true } });
      expect(await port.staffInvoice.issue(await paper(port, id))).toEqual(refused('own-refund'));
      expect(await port.staffInvoice.refuse({ id, version: 1, reason: '不行' })).toEqual(
        refused('own-refund'),
      );
      expect(
        await port.staffInvoice.replaceFile({ id, version: 1, file: 'none.pdf', reason: '不行' }),
      ).toEqual(refused('own-refund'));
    });

    it.each(Object.entries(staffInvoiceTries))(
      '%s is for staff who look after orders',
      async (_call, attempt) => {
        if (typeof attempt !== 'function') throw new Error('there is one way to make it');
        expect(await attempt(await loggedIn(world()), MING)).toEqual(refused('forbidden'));
        expect(await attempt(world().visitor(), MING)).toEqual(refused('not-logged-in'));
      },
    );
  });
};

const NOTHING = { id: 'nothing', version: 1 } as const;

/** A way to make each call of the area. */
export const staffInvoiceTries: Tries<'staffInvoice'> = {
  list: ({ staffInvoice }) => staffInvoice.list({ size: 10 }),
  count: ({ staffInvoice }) => staffInvoice.count({}),
  invoice: ({ staffInvoice }) => staffInvoice.invoice({ id: 'nothing' }),
  upload: ({ staffInvoice }) => staffInvoice.upload({ bytes: fakePdf() }),
  issue: ({ staffInvoice }) => staffInvoice.issue({ ...NOTHING, number: NUMBER, file: 'none.pdf' }),
  issueRed: ({ staffInvoice }) => staffInvoice.issueRed({ ...NOTHING, number: RED, file: 'none.pdf' }),
  refuse: ({ staffInvoice }) => staffInvoice.refuse({ ...NOTHING, reason: '不行' }),
  replaceFile: ({ staffInvoice }) =>
    staffInvoice.replaceFile({ ...NOTHING, file: 'none.pdf', reason: '放错了' }),
};
