import { listQuery, oneOf, someOf, text } from '@ykd/adapters-http/contracts';
import {
  type InvalidInput,
  type KeyOrder,
  keyPage,
  type KeyPage,
  keyWindow,
  rowsByKey,
} from '@ykd/application/shared';
import { ORDER_STATUSES, type OrderStatus } from '@ykd/domain/order';
import { DAY_MS, ok, type Result } from '@ykd/domain/shared';

/** An order that nobody placed. */
export interface SampleOrder {
  readonly id: string;
  readonly student: string;
  readonly course: string;
  readonly status: OrderStatus;
  /** Cents. */
  readonly amount: number;
  /** Epoch ms. */
  readonly placedAt: number;
}

export const COURSES = ['Java 全栈就业班', 'Python 数据分析', '前端开发就业班', '算法小课'] as const;
const SURNAMES = [...'王李张刘陈杨黄赵吴周徐孙马朱胡郭何高林罗'];
const NAMES = ['晓明', '子涵', '思远', '雨桐', '浩然', '诗琪', '嘉怡', '梓轩', '若曦', '宇航', '欣妍'];
const PRICES = [1_299_900, 399_900, 999_900, 9_900];
const SINCE = Date.UTC(2026, 0, 1);
const COUNT = 320;

export const orderList = listQuery(
  { status: someOf(ORDER_STATUSES), course: oneOf(COURSES), student: text(20) },
  ['newest', 'oldest', 'dearest', 'cheapest'],
);

export type OrderPlace = ReturnType<typeof orderList.read>;
export type OrderSort = OrderPlace['sort'];

const at = <T, Else>(list: readonly T[], index: number, otherwise: Else): T | Else =>
  list[index % list.length] ?? otherwise;

const ORDERS = Array.from({ length: COUNT }, (_, n): SampleOrder => {
  const course = (n * 7 + (n % 3)) % COURSES.length;
  return {
    id: `D2026${String(n * 37 + 1001).padStart(6, '0')}`,
    student: at(SURNAMES, n * 3, '') + at(NAMES, n * 5 + (n % 4), ''),
    course: COURSES[course] ?? '',
    status: at(ORDER_STATUSES, n % 9 < 5 ? 1 : n * 3, 'TRADE_CLOSED'),
    amount: (PRICES[course] ?? 0) - (n % 5 === 0 ? 20_000 : 0),
    // Several at the same time: the number tells them apart.
    placedAt: SINCE + Math.floor(n / 3) * DAY_MS + (n % 2) * 3_600_000 * 5,
  };
});

type Key = readonly [number, string];

const order = (name: string, value: (row: SampleOrder) => number): KeyOrder<SampleOrder, Key> => ({
  name,
  kinds: ['number', 'string'],
  keyOf: (row) => [value(row), row.id],
});

const byTime = order('sample-time', ({ placedAt }) => placedAt);
const byAmount = order('sample-amount', ({ amount }) => amount);

/** A port over rows in memory, as a server over a table. `all`: the rows that there are. */
export const samplePage = (
  { status, course, student, sort, ...cursors }: OrderPlace,
  all: readonly SampleOrder[] = ORDERS,
): Result<KeyPage<SampleOrder>, InvalidInput> => {
  const by = sort === 'dearest' || sort === 'cheapest' ? byAmount : byTime;
  const window = keyWindow(by, { size: 15, ...cursors });
  if (!window.ok) return window;
  const found = all.filter(
    (row) =>
      status?.includes(row.status) !== false &&
      (course === undefined || row.course === course) &&
      (student === undefined || row.student.includes(student) || row.id.includes(student)),
  );
  const rows = rowsByKey(found, by.keyOf, window.value, sort === 'newest' || sort === 'dearest');
  return ok(keyPage(by, window.value, rows, (row) => row));
};
