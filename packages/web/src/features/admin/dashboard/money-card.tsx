import { styled } from '@ykd/adapters-ui/styled';
import { Card } from '@ykd/adapters-ui/widgets';
import { ordersCounted, type Dashboard } from '@ykd/application/dashboard';
import { dashboard as words } from '../messages/zh-CN/dashboard';
import { ordersHref } from '../orders-href';
import { Figure, figureCard, Figures } from './figure';
import { FigureChart } from '../components/figure-chart';

type Point = NonNullable<Dashboard['money']>['chart'][number];

const CENTS = 100;
const inYuan = { inWords: words.money, inFigures: (cents: number) => cents / CENTS, unit: words.yuan };

/** What came in and what went back. */
export function MoneyCard({ board, money }: { board: Dashboard; money: NonNullable<Dashboard['money']> }) {
  const { now, before, chart } = money;
  const paid = {
    href: ordersHref({ ...ordersCounted.paid(board.now), sort: '-paidAt' }),
    title: words.waysOrders,
  };
  return (
    <Card as="section" aria-labelledby="dashboard-orders" css={figureCard}>
      <styled.h3 id="dashboard-orders" fontSize="sm" fontWeight="medium">
        {words.orders}
      </styled.h3>
      <styled.p marginBottom="3" fontSize="sm" color="fg.muted">
        {words.counted}
      </styled.p>
      <Figures marginBottom="4">
        <Figure
          board={board}
          title={words.received}
          hint={words.receivedHint}
          now={now.received}
          before={before.received}
          inWords={words.money}
          way={paid}
        />
        <Figure
          board={board}
          title={words.paidOrders}
          hint={words.paidOrdersHint}
          now={now.paidOrders}
          before={before.paidOrders}
          inWords={words.count}
          way={paid}
        />
        <Figure
          board={board}
          title={words.refunded}
          hint={words.refundedHint}
          now={now.refunded}
          before={before.refunded}
          inWords={words.money}
          more="bad"
          also={now.refunds === 0 ? undefined : words.ofOrders(now.refunds)}
          way={{
            href: ordersHref({ ...ordersCounted.refunded(board.now), sort: '-refundedAt' }),
            title: words.waysOrders,
          }}
        />
      </Figures>
      <FigureChart<Point>
        by={board.by}
        points={chart}
        figures={[
          { title: words.received, valueOf: ({ received }) => received, ...inYuan },
          {
            title: words.paidOrders,
            valueOf: ({ paidOrders }) => paidOrders,
            inWords: words.count,
            inFigures: Number,
          },
          { title: words.refunded, valueOf: ({ refunded }) => refunded, ...inYuan },
        ]}
      />
    </Card>
  );
}
