import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import {
  Badge,
  Button,
  Card,
  EmptyState,
  Field,
  SelectInput,
  type BadgeProps,
  type Column,
  type ToastStore,
} from '@ykd/adapters-ui/widgets';
import { formatAmount, ORDER_STATUS_TITLES, type OrderStatus } from '@ykd/domain/order';
import { shanghaiDay } from '@ykd/domain/shared';
import { useState, type ChangeEvent } from 'react';
import { ChoiceFilter, ChoicesFilter, TextFilter } from '../../lists/filter-fields';
import { ListFilters } from '../../lists/list-filters';
import { ListPage } from '../../lists/list-page';
import { useList } from '../../lists/use-list';
import { common } from '../../messages/zh-CN/common';
import { COURSES, orderList, type OrderSort, type SampleOrder } from '../lists/sample-orders';
import { useSamplePages, type Fate } from '../lists/sample-queries';
import { Section } from './section';

const TONES: Readonly<Record<OrderStatus, NonNullable<BadgeProps['tone']>>> = {
  TRADE_WAIT_PAY: 'amber',
  TRADE_PAID_SUCCESS: 'brand',
  TRADE_CLOSED: 'neutral',
  TRADE_REFUNDING: 'danger',
  TRADE_REFUNDED: 'info',
};

const COLUMNS: readonly Column<SampleOrder, OrderSort>[] = [
  { id: 'student', title: '学员', cell: ({ student }) => student, isHead: true, narrow: 'head' },
  { id: 'course', title: '课程', cell: ({ course }) => course },
  {
    id: 'status',
    title: '状态',
    narrow: 'head',
    cell: ({ status }) => <Badge tone={TONES[status]}>{ORDER_STATUS_TITLES[status]}</Badge>,
  },
  {
    id: 'amount',
    title: '金额',
    align: 'end',
    sorts: { descending: 'dearest', ascending: 'cheapest' },
    cell: ({ amount }) => common.price(formatAmount(amount)),
  },
  {
    id: 'placedAt',
    title: '下单日期',
    sorts: { descending: 'newest', ascending: 'oldest' },
    cell: ({ placedAt }) => <time>{shanghaiDay(placedAt)}</time>,
  },
  { id: 'id', title: '订单号', cell: ({ id }) => id, narrow: 'gone' },
];

const SORTS: Readonly<Record<OrderSort, string>> = {
  newest: '最新的',
  oldest: '最早的',
  dearest: '金额最高',
  cheapest: '金额最低',
};

const FATES: readonly (readonly [Fate, string])[] = [
  ['works', '正常'],
  ['loads', '加载中'],
  ['fails', '失败'],
  ['empty', '没有数据'],
];

const COURSE_OPTIONS = Object.fromEntries(COURSES.map((course) => [course, course])) as Record<
  (typeof COURSES)[number],
  string
>;

/** A list in a table, with its place in the address of this page. */
export function Lists({ toasts }: { toasts: ToastStore }) {
  const [fate, setFate] = useState<Fate>('works');
  const list = useList(orderList);
  const { place, narrow } = list;
  const page = useQuery(useSamplePages(), { place, fate }, fate !== 'loads');
  return (
    <Section id="lists" note="条件、排序与位置都在地址里；选中的行可以一起处理；手机上一行是一张卡片。">
      <styled.div maxWidth={{ md: '56' }}>
        <Field label="列表的样子">
          <SelectInput
            value={fate}
            onChange={({ currentTarget }: ChangeEvent<HTMLSelectElement>) =>
              setFate(FATES.find(([id]) => id === currentTarget.value)?.[0] ?? 'works')
            }
          >
            {FATES.map(([id, title]) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </SelectInput>
        </Field>
      </styled.div>
      <ListFilters list={list} sorts={SORTS}>
        <TextFilter
          label="学员或订单号"
          value={place.student}
          maxLength={20}
          onChange={(student) => narrow({ student })}
        />
        <ChoiceFilter
          label="课程"
          value={place.course}
          options={COURSE_OPTIONS}
          onChange={(course) => narrow({ course })}
        />
        <ChoicesFilter
          label="状态"
          values={place.status}
          options={ORDER_STATUS_TITLES}
          onChange={(status) => narrow({ status })}
        />
      </ListFilters>
      <ListPage
        title="订单"
        list={list}
        page={page}
        cols={COLUMNS}
        nameOf={({ student, id }) => `${student}的订单 ${id}`}
        empty={
          <Card>
            <EmptyState title="还没有订单" hint="有人下单后，会出现在这里。" />
          </Card>
        }
        renderCommands={(chosen, done) => (
          <Button
            size="sm"
            onClick={() => {
              toasts.commands.success(`已标记 ${chosen.length} 个订单`);
              done();
            }}
          >
            标记为已联系
          </Button>
        )}
      />
    </Section>
  );
}
