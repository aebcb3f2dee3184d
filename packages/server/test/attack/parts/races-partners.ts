import { setTimeout as pause } from 'node:timers/promises';
import { commissionMonth } from '@ykd/domain/commission';
import { CURRENT_PARTNER_AGREEMENT } from '@ykd/domain/partner';
import { DAY_MS } from '@ykd/domain/shared';
import type { Answer, Client } from '../../soak/client.js';
import { closeMonths, verify } from '../../soak/partners/command.js';
import { momentFaults } from '../../soak/partners/moments.js';
import type { Stage } from '../../soak/stage.js';
import { notOne } from '../judges/money.js';
import { broken, burst } from '../people/buyer.js';
import { broughtOrder, makeDue, partnerScene, type PartnerScene } from '../people/partners.js';
import { members, rowsOf } from './races-member.js';
import type { Race } from './races-shop.js';

const TIMES = 8;
const ROUNDS_MAX = 250;

const worked = (answers: readonly (Answer | undefined)[]): number =>
  answers.filter((answer) => answer?.status === 200).length;

/** A race of partners and those who look after them; all accounts are looked at when it is over. */
const ofPartners =
  (race: (stage: Stage, scene: PartnerScene, key: string) => Promise<readonly string[]>): Race =>
  async (stage, name) => {
    const scene = await partnerScene(stage);
    const key = `race-${scene.partners[0].userId}`.slice(0, 48);
    const found = await race(stage, scene, key);
    return [
      ...scene.facts.complaints,
      ...found,
      ...(await momentFaults(stage)).map((fault) => `${name}：${fault}`),
    ];
  };

/** Waits until something of an order is payable. */
const payable = async (stage: Stage, partnerId: string): Promise<void> => {
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    if ((await rowsOf(stage, 'commission_account', `partner_id = '${partnerId}' and payable > 0`)) > 0)
      return;
    // The jobs look again after a minute.
    await stage.platform.wait(61_000);
    await pause(120);
  }
  throw new Error(`nothing is payable to ${partnerId}`);
};

/** A partner to whom something is payable; the second is paid by the bank. */
const withPayable = async (stage: Stage, { partners, buyers, batches }: PartnerScene, key: string) => {
  const [, partner] = partners;
  const batch = batches.find((one) => one.partner === 1 && one.price > 1_000);
  if (batch === undefined) throw new Error('partner 1 hands something out');
  await broughtOrder(stage, buyers[0], batch, key);
  await makeDue(stage);
  await payable(stage, partner.userId);
  return partner.userId;
};

const make = (by: Client, partnerId: string, requestKey: string): Promise<Answer | undefined> =>
  by.call('POST', '/api/admin/payouts/make', { requestKey, partnerIds: [partnerId] });

/** Races about partners: their coupons, applications, commission and payouts. */
export const PARTNER_RACES: Readonly<Record<string, Race>> = {
  最后一张券同时来八个人只有一个领到: ofPartners(async (stage, { batches }) => {
    const complaints: string[] = [];
    const people = await members(stage, TIMES, complaints);
    const last = batches.find(({ limit }) => limit === 1);
    const code = last?.code ?? '';
    const answers = await burst(TIMES, async (at) => people[at]?.call('POST', '/api/coupon/claim', { code }));
    return [
      ...complaints,
      ...broken(answers),
      ...notOne('领到的', worked(answers)),
      ...notOne('领取', await rowsOf(stage, 'coupon_claim', `batch_id = '${last?.id}'`)),
    ];
  }),
  一份申请两位员工同时决定只算一次: ofPartners(async (stage, { staff }) => {
    const complaints: string[] = [];
    const [applicant] = (await members(stage, 1, complaints)) as readonly [Client];
    const applied = await applicant.call('POST', '/api/partner/apply', {
      version: 0,
      realName: '孙三',
      contact: '微信',
      channel: 'CAMPUS',
      channelText: '南京大学软件学院，带过两届新生群，约 400 人',
      reason: '学弟学妹常来问怎么入门，想把课程介绍给他们。',
      agreementVersion: CURRENT_PARTNER_AGREEMENT.version,
    });
    const { workOrder } = (applied?.data ?? {}) as { readonly workOrder?: { readonly id: string } };
    const answers = await burst(TIMES, (at) =>
      staff[at % 2 === 0 ? 0 : 1].call('POST', '/api/admin/partner/decide', {
        id: workOrder?.id,
        version: 1,
        decision: at % 2 === 0 ? 'APPROVE' : 'REFUSE',
        answer: '看过了',
      }),
    );
    const approved = await rowsOf(stage, 'partner', `user_id = '${applicant.userId}'`);
    const refused = await rowsOf(
      stage,
      'work_order',
      `user_id = '${applicant.userId}' and review_status = 'REVIEW_FAIL'`,
    );
    const told = await rowsOf(stage, 'notice', `user_id = '${applicant.userId}'`);
    return [
      ...complaints,
      ...broken(answers),
      ...notOne('决定', approved + refused),
      ...notOne('通知', told),
    ];
  }),
  可疑的订单两位员工同时核对只算一次: ofPartners(async (stage, { staff, buyers, batches }, key) => {
    const batch = batches.find((one) => one.partner === 0 && one.limit > 1);
    if (batch === undefined) return ['没有可以领的券'];
    const orderId = await broughtOrder(stage, buyers[1], batch, key);
    const answers = await burst(TIMES, (at) =>
      staff[at % 2 === 0 ? 0 : 1].call('POST', '/api/admin/commission/review', {
        orderId,
        approve: at % 2 === 0,
        reason: '问过双方',
      }),
    );
    const left = await rowsOf(
      stage,
      'commission_order',
      `order_id = '${orderId}' and (review = 'APPROVED' and reversed = 0 or review = 'REFUSED' and reversed = earned)`,
    );
    const changed = answers.filter((answer) => answer?.code === 'CHANGED_MEANWHILE').length;
    return [
      ...broken(answers),
      ...notOne('核对的结果', left),
      ...(worked(answers) + changed === TIMES && changed === TIMES / 2 ? [] : ['后来的没有得知是谁']),
    ];
  }),
  同一位伙伴同时发起八次只有一笔结算: ofPartners(async (stage, scene, key) => {
    const partnerId = await withPayable(stage, scene, key);
    const answers = await burst(TIMES, (at) =>
      make(scene.staff[at % 2 === 0 ? 0 : 1], partnerId, `${key}-${at}`),
    );
    return [
      ...broken(answers),
      ...notOne('成功', worked(answers)),
      ...notOne('结算', await rowsOf(stage, 'payout', `partner_id = '${partnerId}'`)),
    ];
  }),
  一笔结算同时复核与拒绝只成一个: ofPartners(async (stage, scene, key) => {
    const { staff } = scene;
    const partnerId = await withPayable(stage, scene, key);
    const made = await make(staff[0], partnerId, key);
    const [id = ''] = ((made?.data ?? {}) as { readonly ids?: readonly string[] }).ids ?? [];
    const answers = await burst(TIMES, (at) =>
      at % 2 === 0
        ? staff[1].call('POST', '/api/admin/payout/check', { id, version: 1 })
        : staff[0].call('POST', '/api/admin/payout/refuse', { id, version: 1, reason: '金额要再核对' }),
    );
    const ended = await rowsOf(
      stage,
      'payout',
      `id = '${id}' and status in ('CHECKED', 'REFUSED') and version = 2`,
    );
    return [...broken(answers), ...notOne('结果', ended)];
  }),
  退款与放行同时来一分不差: ofPartners(async (stage, { buyers, batches, partners }, key) => {
    const batch = batches.find((one) => one.partner === 1 && one.price > 1_000);
    if (batch === undefined) return ['没有可以领的券'];
    const orderId = await broughtOrder(stage, buyers[0], batch, key);
    await makeDue(stage);
    const refund = { orderId, amount: 501, reason: '少上了几节' };
    const [answers] = await Promise.all([
      burst(3, (at) =>
        stage.staff.call('POST', '/api/shop/staff/give-back', { ...refund, requestKey: `${key}-${at}` }),
      ),
      payable(stage, partners[1].userId),
    ]);
    for (const { outRefundNo, status } of stage.bank.refunds())
      if (status === 'PROCESSING') stage.bank.settleRefund(outRefundNo);
    return [...broken(answers), ...(await verified(stage))];
  }),
  结算一个月与记账同时来谁也不少: ofPartners(async (stage, { buyers, batches, partners }, key) => {
    const own = batches.filter((one) => one.partner === 1 && one.price > 1_000);
    const [first, second] = own;
    if (first === undefined || second === undefined) return ['没有可以领的券'];
    await broughtOrder(stage, buyers[0], first, key);
    // Its account is of the month before, which is over.
    const before = commissionMonth(stage.clock.now() - 31 * DAY_MS);
    await stage.books.run(
      `update commission_account set open_month = '${before}' where partner_id = '${partners[1].userId}'`,
    );
    const [, orderId] = await Promise.all([
      closeMonths(stage),
      broughtOrder(stage, buyers[1], second, `${key}-too`),
    ]);
    const earned = await rowsOf(stage, 'commission_posting', `source = 'earn:${orderId}'`);
    return [...notOne('赚得', earned), ...(await verified(stage))];
  }),
};

/** What the command that verifies the ledger has to say. */
const verified = async (stage: Stage): Promise<readonly string[]> => {
  const before = stage.complaints.length;
  await verify(stage);
  return stage.complaints.splice(before);
};
