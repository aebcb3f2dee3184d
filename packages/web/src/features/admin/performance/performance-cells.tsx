import { styled } from '@ykd/adapters-ui/styled';
import { Button, VisuallyHidden, type Column } from '@ykd/adapters-ui/widgets';
import {
  conversionOf,
  FIGURE_TITLES,
  LINE_TITLES,
  lineTitle,
  ordersPaid,
  ordersRefunded,
  studentsCame,
  TARGETS_OF,
  type Performance,
  type PerformanceLine,
} from '@ykd/application/performance';
import { NO_DEPARTMENT, NOBODY } from '@ykd/domain/performance';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { FigureLink } from '../components/figure-link';
import { performance as words } from '../messages/zh-CN/performance';
import { ordersHref } from '../orders-href';
import { studentsHref } from '../students-href';
import { Nothing } from '../table/cell-value';

/** Which of the lists that figures lead to somebody may see. */
export interface Sees {
  readonly orders: boolean;
  readonly students: boolean;
}

type Figures = NonNullable<Performance['total']>;
type Shown = Pick<Performance, 'view' | 'month'>;

/** A sum and how many orders it is of, on one line in every row. */
const Together = styled('span', { base: { whiteSpace: 'nowrap' } });

const Beside = styled('span', {
  base: { marginStart: '2', color: 'fg.muted', fontSize: 'sm', whiteSpace: 'nowrap' },
});

/** A figure that leads to what it counts, where that is something and may be seen. */
function Way({
  to,
  title,
  isSome,
  children,
}: {
  to: string | undefined;
  title: string;
  isSome: boolean;
  children: ReactNode;
}) {
  return (
    <FigureLink>
      {to === undefined || !isSome ? (
        <styled.span color={isSome ? 'fg.default' : 'fg.subtle'}>{children}</styled.span>
      ) : (
        <Link to={to} title={title}>
          {children}
        </Link>
      )}
    </FigureLink>
  );
}

/** What came in, with the orders that were paid. */
export function Received({ shown, line, of, sees }: FigureOf) {
  const to = sees.orders
    ? ordersHref({ ...ordersPaid(shown.view, shown.month, line), sort: '-paidAt' })
    : undefined;
  return (
    <Together>
      <Way to={to} title={words.waysOrders} isSome={of.paidOrders > 0}>
        {words.money(of.received)}
      </Way>
      {of.paidOrders > 0 && <Beside>{words.ofOrders(of.paidOrders)}</Beside>}
    </Together>
  );
}

/** What went back, with the orders of which it did. */
export function Refunded({ shown, line, of, sees }: FigureOf) {
  const to = sees.orders
    ? ordersHref({ ...ordersRefunded(shown.view, shown.month, line), sort: '-refundedAt' })
    : undefined;
  return (
    <Together>
      <Way to={to} title={words.waysOrders} isSome={of.refunds > 0}>
        {words.money(of.refunded)}
      </Way>
      {of.refunds > 0 && <Beside>{words.ofOrders(of.refunds)}</Beside>}
    </Together>
  );
}

/** Who came, or who of those bought something. */
export function Came({ shown, line, of, sees, step }: FigureOf & { step: 'registered' | 'bought' }) {
  const count = step === 'registered' ? of.newStudents : of.converted;
  const filter = sees.students ? studentsCame(step, shown.view, shown.month, line) : undefined;
  const share = step === 'bought' ? conversionOf(of) : null;
  const isUnasked = sees.students && filter === undefined;
  return (
    <Together>
      <Way
        to={filter && studentsHref(filter)}
        title={isUnasked ? words.noWayStudents : words.waysStudents}
        isSome={count > 0}
      >
        {words.count(count)}
      </Way>
      {share !== null && <Beside>{words.share(share)}</Beside>}
    </Together>
  );
}

/** Figures, those of a line or all of them. */
export interface FigureOf {
  readonly shown: Shown;
  readonly line?: PerformanceLine | undefined;
  readonly of: Figures;
  readonly sees: Sees;
}

/** A target and how far it is, with the way to set it. */
function Target({
  name,
  line,
  onSet,
}: {
  name: string;
  line: PerformanceLine;
  onSet: (() => void) | undefined;
}) {
  const { target } = line;
  return (
    <styled.span
      display="inline-flex"
      minW="44"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="flex-end"
      columnGap="2"
    >
      {target === null ? (
        <styled.span color="fg.subtle">{words.noTarget}</styled.span>
      ) : (
        <span>
          <styled.span whiteSpace="nowrap">{words.money(target.cents)}</styled.span>
          <Beside>{words.reached(target.share)}</Beside>
          <Beside>{words.missing(target.missing)}</Beside>
        </span>
      )}
      {onSet && (
        <Button size="sm" variant="ghost" onClick={onSet}>
          <span aria-hidden>{target === null ? words.set : words.change}</span>
          <VisuallyHidden>{words.setFor(name)}</VisuallyHidden>
        </Button>
      )}
    </styled.span>
  );
}

const isSettable = ({ id, name }: PerformanceLine): boolean =>
  name !== null && id !== NOBODY && id !== NO_DEPARTMENT;

/** The columns of a view. */
export const performanceColumns = (
  shown: Shown,
  sees: Sees,
  onSet: ((line: PerformanceLine) => void) | undefined,
): readonly Column<PerformanceLine, string>[] => {
  const { view } = shown;
  const figure = (line: PerformanceLine): FigureOf => ({ shown, line, of: line, sees });
  const sorted = (key: string) => ({ ascending: key, descending: `-${key}`, begins: 'descending' }) as const;
  return [
    {
      id: 'name',
      title: LINE_TITLES[view],
      isHead: true,
      narrow: 'head',
      cell: (line) => (
        <span style={{ paddingInlineStart: `${line.depth * 1.25}rem` }}>
          {view === 'months' ? words.monthTitle(line.id) : lineTitle(view, line)}
        </span>
      ),
    },
    {
      id: 'net',
      title: FIGURE_TITLES.net,
      align: 'end',
      sorts: sorted('net'),
      cell: ({ net }) => (
        <styled.strong fontWeight="medium" whiteSpace="nowrap">
          {words.money(net)}
        </styled.strong>
      ),
    },
    {
      id: 'received',
      title: FIGURE_TITLES.received,
      align: 'end',
      sorts: sorted('received'),
      cell: (line) => <Received {...figure(line)} />,
    },
    {
      id: 'refunded',
      title: FIGURE_TITLES.refunded,
      align: 'end',
      sorts: sorted('refunded'),
      cell: (line) => <Refunded {...figure(line)} />,
    },
    ...(view === 'products'
      ? []
      : ([
          {
            id: 'newStudents',
            title: FIGURE_TITLES.newStudents,
            align: 'end',
            sorts: sorted('newStudents'),
            cell: (line) => <Came {...figure(line)} step="registered" />,
          },
          {
            id: 'converted',
            title: FIGURE_TITLES.converted,
            align: 'end',
            sorts: sorted('conversion'),
            cell: (line) => <Came {...figure(line)} step="bought" />,
          },
        ] satisfies Column<PerformanceLine, string>[])),
    ...(view in TARGETS_OF
      ? ([
          {
            id: 'target',
            title: FIGURE_TITLES.target,
            align: 'end',
            sorts: sorted('share'),
            cell: (line) =>
              line.target === null && !isSettable(line) ? (
                <Nothing />
              ) : (
                <Target
                  name={lineTitle(view, line)}
                  line={line}
                  onSet={onSet && isSettable(line) ? () => onSet(line) : undefined}
                />
              ),
          },
        ] satisfies Column<PerformanceLine, string>[])
      : []),
  ];
};
