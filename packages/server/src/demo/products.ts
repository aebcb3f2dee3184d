import type { YkdProduct } from '@ykd/application/common-query';
import type { ProductPriceLine } from '@ykd/application/entities';
import { PLAN_GROUPS } from '@ykd/domain/course';
import {
  COURSE_PRODUCT_TYPE,
  EMPLOYMENT_CATEGORY_ID,
  JAVA_EMPLOYMENT_PRODUCT_IDS,
  OFF_SALE,
  ON_SALE,
  productPrices,
  type SkuAttr,
  type SkuValue,
  type SoldDays,
} from '@ykd/domain/order';
import { DAY_MS } from '@ykd/domain/shared';

/** What stands in the table below; the rest of a product follows from it. */
interface ProductLine {
  readonly id: string;
  readonly name: string;
  /** Cents. */
  readonly amount: number;
  readonly categoryId: string;
  readonly description: string;
  /** For how many days the courses stay open, and the class teacher helps, from the payment on. */
  readonly validDays: number;
  readonly serviceDays: number;
  /** A second kind of class: what differs from the first one, its price in cents. */
  readonly other?: { readonly value: string } & Required<Pick<SkuValue, 'amount'>> & SoldDays;
  readonly stages: readonly string[];
  /** Courses beside those of the stages. */
  readonly courseIds?: readonly string[];
  readonly old?: true;
  readonly off?: true;
}

const LINES: readonly ProductLine[] = [
  {
    id: 'product-develop',
    name: '研发训练营',
    amount: 399_900,
    categoryId: 'training',
    description: '从零基础到独立完成后端项目：计算机入门、Java 语言、数据库与协作工具，班主任全程陪伴。',
    validDays: 365,
    serviceDays: 180,
    other: { value: '小班', amount: 599_900, validDays: 730, serviceDays: 365 },
    stages: ['P2', 'P3'],
    courseIds: ['j1test'],
  },
  {
    id: 'product-python',
    name: 'Python 大数据分析',
    amount: 259_900,
    categoryId: 'training',
    description: '语言基础、数据处理、可视化与机器学习入门，用真实数据完成一份分析报告。',
    validDays: 365,
    serviceDays: 90,
    stages: ['Python 入门', 'Python 数据分析'],
    courseIds: ['py1test'],
  },
  {
    id: JAVA_EMPLOYMENT_PRODUCT_IDS[0],
    name: 'Java 就业班',
    amount: 1_680_000,
    categoryId: EMPLOYMENT_CATEGORY_ID,
    description: '面向就业的完整路线：Java 基础、进阶、综合项目与面试指导，附 JavaScript 基础与前端就业班。',
    validDays: 730,
    serviceDays: 365,
    stages: ['Java 基础', 'Java 进阶', 'Java 就业', '前端就业'],
    courseIds: ['f3'],
  },
  {
    id: 'product-employment',
    name: '全栈就业班',
    amount: 1_880_000,
    categoryId: EMPLOYMENT_CATEGORY_ID,
    description: '前端、后端一起学，毕业时带着两个上线的项目去面试。',
    validDays: 730,
    serviceDays: 365,
    stages: ['Java 基础', 'Java 进阶', '前端基础', '前端进阶', '前端就业'],
  },
  {
    id: 'product-web',
    name: '前端工程师',
    amount: 329_900,
    categoryId: 'training',
    description: '页面、交互、组件与工程化，用 Vue 3 与 TypeScript 做出自己的作品。',
    validDays: 365,
    serviceDays: 90,
    stages: ['前端基础', '前端进阶'],
  },
  {
    id: 'product-mini',
    name: '小程序开发',
    amount: 99_900,
    categoryId: 'single',
    description: '微信小程序与 Taro 跨端开发，一个月上线第一个小程序。',
    validDays: 180,
    serviceDays: 60,
    stages: ['小程序'],
  },
  {
    id: 'product-algorithm',
    name: '数据结构与算法',
    amount: 79_900,
    categoryId: 'single',
    description: '面试前的算法功课：十二类数据结构，一百道精选题。',
    validDays: 365,
    serviceDays: 30,
    stages: [],
    courseIds: ['a1', 'a2'],
  },
  {
    id: 'product-classic',
    name: '经典旧版课程包',
    amount: 29_900,
    categoryId: 'single',
    description: '仍在旧版学习站的经典课程。',
    validDays: 180,
    serviceDays: 60,
    stages: [],
    courseIds: ['f8', 'j14', 'g1-new'],
    old: true,
  },
  {
    id: 'product-go',
    name: 'Go 语言（已下架）',
    amount: 59_900,
    categoryId: 'single',
    description: '课程重制中，暂不销售。',
    validDays: 365,
    serviceDays: 30,
    stages: [],
    courseIds: ['go1test', 'go1'],
    off: true,
  },
];

/** The kind of class that every product has. */
const FIRST_KIND = '标准班';

const skuAttrs = (line: ProductLine): readonly SkuAttr[] => {
  const { stages, courseIds = [], old = false, validDays, serviceDays, other } = line;
  const ofStages = stages.flatMap((stage) => PLAN_GROUPS[stage] ?? []);
  const opens = { stages, courseIds: [...new Set([...courseIds, ...ofStages])], old };
  const values: SkuValue[] = [{ value: FIRST_KIND, extraInfo: { ...opens, validDays, serviceDays } }];
  if (other !== undefined) {
    const { value, amount, ...days } = other;
    values.push({ value, amount, extraInfo: { ...opens, ...days } });
  }
  return [{ name: '班型', values }];
};

/** The demo's products, made half a year before `at` (epoch ms). */
export const demoProducts = (at: number): readonly YkdProduct[] => {
  const made = at - 180 * DAY_MS;
  return LINES.map((line, index) => ({
    id: line.id,
    name: line.name,
    type: COURSE_PRODUCT_TYPE,
    status: line.off ? OFF_SALE : ON_SALE,
    sort: (index + 1) * 10,
    categoryId: line.categoryId,
    amount: line.amount,
    description: line.description,
    skuAttrs: skuAttrs(line),
    imageUrl: null,
    gmtCreated: made,
    gmtModified: made,
  }));
};

/** Prices that were others before, by product and kind of class: cents, for so many days, in their order. */
const EARLIER: readonly (readonly [
  productId: string,
  choice: string,
  cents: number,
  untilDaysAgo: number,
])[] = [
  ['product-develop', FIRST_KIND, 359_900, 120],
  ['product-develop', FIRST_KIND, 379_900, 45],
  ['product-develop', '小班', 559_900, 45],
  ['product-python', FIRST_KIND, 239_900, 60],
  ['product-mini', FIRST_KIND, 119_900, 30],
];

/** What happened to the demo's prices: made at the command line, then changed by staff. `at`: now, epoch ms. */
export const demoPrices = (at: number): readonly ProductPriceLine[] =>
  demoProducts(at).flatMap((product) =>
    productPrices(product).flatMap(({ choice, amount }) => {
      const earlier = EARLIER.filter((one) => one[0] === product.id && one[1] === choice);
      const cents = [...earlier.map((one) => one[2]), amount];
      return cents.map((after, index): ProductPriceLine => {
        const before = cents[index - 1] ?? null;
        const since = earlier[index - 1]?.[3];
        return {
          id: `price-${product.id}-${choice ?? ''}-${index}`,
          productId: product.id,
          choice,
          before,
          after,
          actor: before === null ? null : 'demo-admin',
          source: before === null ? 'command' : 'console',
          at: since === undefined ? product.gmtCreated : at - since * DAY_MS,
        };
      });
    }),
  );
