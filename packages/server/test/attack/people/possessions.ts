import { DEFAULT_CHECK_IN_CAMPAIGN } from '@ykd/domain/campaign';
import { DAY_MS, shanghaiDay } from '@ykd/domain/shared';
import type { Books } from '../../soak/ledger.js';
import { couponsSql, bindingsSql, WARES } from '../../soak/wares.js';
import type { Named } from '../inputs/alternatives.js';
import { ask, dataOf, type Told } from '../http/ask.js';
import { from, newPlace } from '../http/place.js';
import { rowsOf, type Snapshot } from '../judges/snapshot.js';
import { settlePartner, STATEMENT_MONTH } from './partner-possessions.js';
import type { Person } from './person.js';

/** A course that is open to everybody, and a place in it. */
const OPEN = { courseId: 'py1test', outlineNum: 0, sectionNum: 0, bodyNum: 0 };

/** A prize of the usual campaign, which has none of its own: whoever wrote once has earned it, and it is sent to him. */
export const PRIZE = { id: 'attack-prize', title: '攻击的奖品', by: 'total', days: 1, ships: true } as const;

/** The SQL that sets it out. */
export const prizeSql = `update campaign set prizes = '${JSON.stringify([PRIZE])}' where value = '${DEFAULT_CHECK_IN_CAMPAIGN}'`;

/** Where somebody wants his prize sent to. */
export const claimOf = (userId: string, address: string) => ({
  campaign: DEFAULT_CHECK_IN_CAMPAIGN,
  prize: PRIZE.id,
  receiver: `收件${userId.slice(-10)}`,
  mobile: '16600000000',
  address,
});

/** Makes a call as somebody, as his browser would. */
export const post = (
  address: string,
  { cookie }: { readonly cookie: string },
  path: string,
  body: unknown,
): Promise<Told> =>
  ask(address, {
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json', origin: address, cookie, ...from(newPlace()) },
    body: JSON.stringify(body),
  });

/** Gives somebody something in every corner: what others could take, spoil or read. */
export const settle = async (address: string, books: Books, person: Person): Promise<void> => {
  const { userId } = person;
  for (const sql of [couponsSql, bindingsSql]) await books.run(sql([userId], Date.now()));
  await books.run(prizeSql);
  await books.run(
    `insert into student_lable (id, student_id, lable_id, gmt_created)
     select 'attack-tag-${userId}', '${userId}', min(id), 1 from lable`,
  );
  const { productId, choice, price: amount } = WARES[0] ?? { productId: '', choice: [], price: 0 };
  const place = async (requestKey: string): Promise<string> =>
    dataOf<{ id: string }>(
      await post(address, person, '/api/shop/order/place', { productId, choice, amount, requestKey }),
    ).id;
  const orderId = await place(`first-${userId}`);
  // It looks like a double of the first.
  await place(`twin-${userId}`);
  const free = { productId: 'product-algorithm', choice: ['标准班'], amount: 0 };
  const paid = dataOf<{ id: string }>(
    await post(address, person, '/api/shop/order/place', {
      ...free,
      couponId: `coupon-2-${userId}`,
      requestKey: `free-${userId}`,
    }),
  ).id;
  const calls: readonly (readonly [string, object])[] = [
    ['/api/shop/order/pay', { orderId, way: 'NATIVE' }],
    ['/api/shop/order/refund', { orderId: paid, reason: `退款的原因只有${userId}知道` }],
    ['/api/note/save', { ...OPEN, id: `note-${userId}`, text: `笔记只给${userId}自己看` }],
    ['/courseapi/projectuser/save', OPEN],
    [
      '/api/checkin/save',
      { campaign: DEFAULT_CHECK_IN_CAMPAIGN, text: `打卡只给${userId}自己看`, pictures: [] },
    ],
    ['/api/prize/claim', claimOf(userId, `地址只有${userId}自己知道`)],
    // At midnight: nobody is reminded while he is attacked.
    ['/api/checkin/remind', { campaign: DEFAULT_CHECK_IN_CAMPAIGN, minute: 0 }],
    ['/middleware_api/learn/savewelcome', { userId }],
    // A partner of the demo hears that somebody claimed, and not who.
    ['/api/coupon/claim', { code: 'demo-huoban-develop' }],
    [`/api/member/smscode?mobile=${await mobileOf(books, userId)}`, {}],
  ];
  for (const [path, body] of calls) dataOf(await post(address, person, path, body));
  // What staff make of his orders and of him: no call of a member does.
  await books.run(
    `insert into refund_proposal (id, order_id, way, amount, reason, evidence, asked, proposer_id, status, gmt_created,
       gmt_modified)
     values ('proposal-${userId}', '${orderId}', 'OFFLINE', 1, '复核的原因只有${userId}的员工知道', '流水', 0, 'demo-admin', 'OPEN', 1, 1)`,
  );
  await books.run(
    `insert into check_in_comment (id, user_id, campaign, day, author_id, author_name, text, gmt_created)
     values ('comment-${userId}', '${userId}', '${DEFAULT_CHECK_IN_CAMPAIGN}', '${shanghaiDay(Date.now())}', 'demo-admin',
       '管理员', '点评只给${userId}看', 1)`,
  );
  await settlePartner(books, userId);
  // What only WeChat knows to ask for.
  await books.run(
    `insert into weixin_permit (user_id, openid, at) values ('${userId}', 'o-${userId}', ${Date.now()})`,
  );
};

const mobileOf = async (books: Books, userId: string): Promise<number> =>
  books.count(`select cast(mobile as integer) as count from member where id = '${userId}'`);

/** What to write into a call to reach for somebody's things: every id of his, by the names of the fields. */
export const reachFor = (snapshot: Snapshot, userId: string): Named => {
  const of = (table: string, column: string): readonly string[] =>
    rowsOf(snapshot, table).flatMap((row) =>
      Object.values(row).includes(userId) ? [String(row[column])] : [],
    );
  const orders = of('ykd_order', 'id');
  const [mobile = ''] = of('member', 'mobile');
  const sessions = of('session', 'id');
  const proposals = orders.flatMap((order) =>
    rowsOf(snapshot, 'refund_proposal').flatMap((row) =>
      row['order_id'] === order ? [String(row['id'])] : [],
    ),
  );
  const notes = of('note', 'id');
  const comments = of('check_in_comment', 'id');
  const openids = [...of('weixin_binding', 'openid'), ...of('used_weixin', 'openid')];
  const payouts = of('payout', 'id');
  const batches = [...of('coupon_batch', 'id'), 'demo-batch-1'];
  const asPartner = [...payouts, ...batches, ...of('work_order', 'id')];
  const now = Date.now();
  const coupons = of('coupon', 'id');
  const { productId, choice, price } = WARES[0] ?? { productId: '', choice: [], price: 0 };
  const classes = ['YkdOrder', 'YkdProduct', 'CouponInstance', 'User', 'Session', 'member'];
  return {
    ...OPEN_TEXTS,
    userId: [userId],
    id: [
      userId,
      ...orders,
      ...proposals,
      ...sessions,
      ...notes,
      ...coupons,
      ...comments,
      ...asPartner,
      productId,
    ],
    partnerId: [userId],
    batchId: batches,
    partnerIds: [[userId]],
    payouts: [payouts.map((id) => ({ id, version: 1 }))],
    month: [STATEMENT_MONTH],
    year: [STATEMENT_MONTH.slice(0, 4)],
    orderId: orders,
    couponId: coupons,
    mobile: [mobile],
    openid: openids,
    // The day of his entry, one that he has not written on, and one of no campaign.
    day: [shanghaiDay(now), shanghaiDay(now), shanghaiDay(now - DAY_MS), '2020-01-01'],
    account: [mobile, ...of('member', 'user_name')],
    userName: ['attackname1', ...of('member', 'user_name')],
    avatarUrl: ['/middleware_api/avatar/none.png'],
    imgUrl: ['/middleware_api/avatar/none.png'],
    productId: [productId],
    choice: [choice],
    amount: [price, 0, 1],
    requestKey: [`first-${userId}`, `another-${userId}`],
    returnClassName: classes,
    modelClassName: classes,
    includeFields: [[], ['id'], ['id', 'userId'], ['mobile'], ['pwdHash']],
    sort: [[]],
    after: ['none'],
    before: ['none'],
    '+': [
      {},
      { nickName: '攻击者改的名' },
      { userId },
      { receiverUserId: userId },
      { id: orders },
      { amount: 1 },
      { role: 'superAdmin' },
      { status: 'TRADE_PAID_SUCCESS' },
      { mobile },
      { pwdHash: 'x' },
      { ['__proto__']: { userId } },
    ],
  };
};

const OPEN_TEXTS: Named = {
  courseId: [OPEN.courseId, 'a1'],
  outlineNum: [0, '0'],
  sectionNum: [0, '0'],
  bodyNum: [0],
  campaign: [DEFAULT_CHECK_IN_CAMPAIGN],
  pageNum: ['0'],
  pageSize: ['50'],
  size: ['50'],
  smsCode: ['000000'],
  pwd: ['wrong-attack-password'],
  text: ['攻击者写的'],
  comment: ['攻击者写的点评'],
  prize: [PRIZE.id],
  receiver: ['攻击者'],
  address: ['攻击者的地址'],
  carrier: ['攻击快递'],
  trackingNo: ['ATTACK-00001'],
  // Whatever was written again meanwhile.
  version: [1, 2, 3],
  minute: [null, 61],
  action: ['confirm'],
  pictures: [[]],
  reason: ['攻击者写的原因'],
  name: ['南京'],
  target: ['/learn'],
  gender: ['male'],
  paidAt: [Date.now()],
  evidence: ['攻击者写的凭证'],
  limit: [1],
  validDate: ['2031-01-01'],
  serviceDate: ['2031-01-01'],
};
