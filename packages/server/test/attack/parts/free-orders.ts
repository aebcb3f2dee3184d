import { FREE_ORDERS_MAX } from '@ykd/application/shop';
import { sized, type Arena } from '../arena.js';
import { codeOf } from '../http/ask.js';
import { outOfProportion } from '../judges/proportion.js';
import { tally } from '../judges/verdicts.js';
import { inLanes, ownOrders } from '../people/honest.js';
import { newPeople } from '../people/new-people.js';
import type { Person } from '../people/person.js';
import { post } from '../people/possessions.js';

const LANES = 8;
/** Who shares a server with so many others waits for all of them; three times that is out of proportion. */
const WAITS_AT_MOST = 3 * (LANES + 1);
const LEAST_MS = 8;
/** So many times as long as others somebody with thousands of orders may wait for his own. */
const OWN_AT_MOST = 6;
const FREE = { productId: 'product-algorithm', choice: ['标准班'], amount: 0 };

const couponsSql = (userId: string, count: number): string => `
  with recursive n (i) as (select 1 union all select i + 1 from n where i < ${count})
  insert into coupon (id, receiver_user_id, product_id, name, rule, status, order_id, expires_at, gmt_created, gmt_modified)
  select 'free-' || i || '-${userId}', '${userId}', 'product-algorithm', '券', '{"kind":"PERCENT","percent":100}',
    'UNUSED', null, 4000000000000, 1, 1 from n`;

const paidOrdersSql = (userId: string, count: number): string => `
  with recursive n (i) as (select 1 union all select i + 1 from n where i < ${count})
  insert into ykd_order (id, product_name, user_id, status, product_id, amount, category_id, sku_attrs, valid_date,
    service_date, gmt_created, gmt_modified)
  select 'paid-' || i || '-${userId}', product_name, '${userId}', status, product_id, amount, category_id, sku_attrs,
    valid_date, service_date, gmt_created - i, gmt_modified from n, ykd_order where id = 'demo-order-1'`;

/** How long somebody honest waits for his orders while others flood the server. `flood` resolves when they have done. */
const waitsDuring = async (
  arena: Arena,
  asHonest: (times: number) => Promise<readonly number[]>,
  flood: () => Promise<void>,
) => {
  const times = sized(arena, 40, 5);
  // Before and afterwards: the machine may have got busy meanwhile.
  const quiet = [...(await asHonest(times))];
  let flowing = true;
  const flow = flood().finally(() => (flowing = false));
  const attacked: number[] = [];
  do attacked.push(...(await asHonest(1)));
  while (flowing);
  await flow;
  quiet.push(...(await asHonest(times)));
  const most = sized(arena, WAITS_AT_MOST, Infinity);
  return { tried: attacked.length, ...outOfProportion({ quiet, attacked, most, least: LEAST_MS }) };
};

/** Free orders by the thousand: few are taken, and the others who learn here do not wait for them. */
export const freeOrders = async (arena: Arena): Promise<void> => {
  const { stage, address, check, timeLeft } = arena;
  const [greedy, laden, honest] = (await newPeople(stage.books, address, 3)) as readonly [
    Person,
    Person,
    Person,
  ];
  const many = sized(arena, 2_000, 20);
  await stage.books.run(couponsSql(greedy.userId, many));
  await stage.books.run(paidOrdersSql(laden.userId, sized(arena, 10_000, 20)));
  const complaints = tally();
  const asHonest = ownOrders(address, honest, complaints);
  const answers: string[] = [];
  const flood = (): Promise<void> =>
    inLanes(Array.from({ length: many }), LANES, async (_, at) => {
      if (answers.length > 4 * FREE_ORDERS_MAX && !timeLeft()) return;
      const told = await post(address, greedy, '/api/shop/order/place', {
        ...FREE,
        couponId: `free-${at + 1}-${greedy.userId}`,
        requestKey: `free-order-${at}-${greedy.userId}`,
        again: true,
      });
      answers.push(told.status === 200 ? '成功' : `${told.status} ${codeOf(told)}`);
    });
  const waits = await waitsDuring(arena, asHonest, flood);
  const placed = await stage.books.count(
    `select count(*) as count from ykd_order where user_id = '${greedy.userId}'`,
  );
  const others = answers.filter((answer) => answer !== '成功' && answer !== '429 TOO_MANY_FREE_ORDERS');
  check(`${answers.length} 个不用付款的订单，只成 ${FREE_ORDERS_MAX} 个`, {
    tried: answers.length,
    figures: `成了 ${placed} 个`,
    evidence: [
      ...(placed > FREE_ORDERS_MAX ? [`成了 ${placed} 个`] : []),
      ...[...new Set(others)].map((answer) => `下单得到 ${answer}`),
    ],
  });
  check('别人的调用不因此慢得过分', {
    tried: waits.tried,
    figures: waits.figures,
    evidence: [...complaints.result().evidence, ...waits.evidence],
  });
  await withManyOrders(arena, laden, honest);
};

/** Somebody who has had thousands of orders for years: his calls are not many times as dear as those of others. */
const withManyOrders = async (arena: Arena, laden: Person, honest: Person): Promise<void> => {
  const { address, check } = arena;
  const times = sized(arena, 40, 5);
  const complaints = tally();
  const asHonest = ownOrders(address, honest, complaints);
  const asLaden = ownOrders(address, laden, complaints);
  const own = outOfProportion({
    quiet: await asHonest(times),
    attacked: await asLaden(times),
    most: sized(arena, OWN_AT_MOST, Infinity),
    least: LEAST_MS,
  });
  const waits = await waitsDuring(arena, asHonest, () =>
    inLanes(Array.from({ length: times * LANES }), LANES, async () => {
      await asLaden(1);
    }),
  );
  check('有上万个订单的人读自己的订单，本人与别人都不慢得过分', {
    tried: waits.tried,
    figures: `本人 ${own.figures}；别人 ${waits.figures}`,
    evidence: [...complaints.result().evidence, ...own.evidence, ...waits.evidence],
  });
};
