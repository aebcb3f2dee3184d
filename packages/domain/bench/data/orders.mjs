import { COURSE_CATALOGUE, PLAN_GROUPS } from '@ykd/domain/course';
import { ORDER_STATUSES } from '@ykd/domain/order';
import { choices } from './random.mjs';

const DAY = 24 * 3600 * 1000;
const FIRST = Date.UTC(2022, 0, 1);
const COURSE_IDS = COURSE_CATALOGUE.map(({ courseId }) => courseId);
const STAGES = Object.keys(PLAN_GROUPS);
const AMOUNTS = [9_900, 49_900, 99_900, 100_000, 298_000, 598_000, 1_280_000];
const MALFORMED = [null, [], [{ name: '班期' }], [{ values: [{ extraInfo: { courseIds: [1] } }] }]];

const list = (length, one) => Array.from({ length }, one);

/** The sku attributes as they come out of the database; one in a hundred is malformed. */
const skuAttrs = ({ whole, oneOf, chance }) => {
  if (chance(0.01)) return oneOf(MALFORMED);
  const extraInfo = {
    stages: list(whole(0, 2), () => oneOf(STAGES)),
    courseIds: list(whole(1, 6), () => oneOf(COURSE_IDS)),
    old: chance(0.2),
  };
  return [{ name: '班期', values: [{ value: '2026 年秋季班', extraInfo }] }];
};

/** Orders in all states, three quarters of them paid and three of seven main orders, in no order of time. */
export const someOrders = (count) => {
  const choose = choices(1);
  const { whole, oneOf, chance } = choose;
  const skus = list(10_000, () => skuAttrs(choose));
  return list(count, (_, number) => {
    const gmtCreated = FIRST + whole(0, 1500 * DAY);
    const validDateDayNum = whole(30, 1100);
    const serviceDateDayNum = whole(0, 400);
    return {
      id: `order-${number}`,
      productName: 'Java 全栈工程师成长计划',
      userId: 'user-1',
      status: chance(0.7) ? 'TRADE_PAID_SUCCESS' : oneOf(ORDER_STATUSES),
      productId: 'product-1',
      amount: oneOf(AMOUNTS),
      categoryId: 'course',
      skuAttrs: oneOf(skus),
      validDate: gmtCreated + validDateDayNum * DAY,
      serviceDate: gmtCreated + serviceDateDayNum * DAY,
      gmtCreated,
      gmtModified: gmtCreated,
      validDateDayNum,
      serviceDateDayNum,
    };
  });
};
