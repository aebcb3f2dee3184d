import { styled } from '@ykd/adapters-ui/styled';
import type { MonthPage } from '@ykd/application/bill';
import { adminOrderPath } from '@ykd/domain/access';
import { monthBounds } from '@ykd/domain/bill';
import { Link } from 'react-router-dom';
import { Fact, Facts, Time } from '../components/facts';
import { bills as words } from '../messages/zh-CN/bills';
import { LineHead, Lines, Part, Quiet, yuan } from '../components/detail-parts';
import { odditiesHref } from '../orders-href';
import { Ways } from './bill-parts';

type Moves = MonthPage['offlinePayments'];

const sumOf = ({ count, sum }: Moves): string =>
  count === 0 ? words.offlineNone : words.offlineSum(count, yuan(sum));

function MoveLines({ title, moves }: { title: string; moves: Moves }) {
  return moves.newest.map(({ orderId, amount, evidence, gmtCreated }) => (
    <li key={`${title} ${orderId} ${gmtCreated}`}>
      <LineHead>
        <Ways>
          <Link to={adminOrderPath(orderId)}>{words.order(orderId)}</Link>
        </Ways>
        <span>{title}</span>
        <span>{yuan(amount)}</span>
        <Time at={gmtCreated} />
      </LineHead>
      <Quiet>{evidence}</Quiet>
    </li>
  ));
}

/** What belongs to a month and never stands in a bill: money outside of the platform, and what is odd. */
export function BesideBill({
  page: { line, oddities, offlinePayments, offlineRefunds },
  seesOddities,
}: {
  page: MonthPage;
  seesOddities: boolean;
}) {
  const { first, last } = monthBounds(line.month);
  return (
    <Part title={words.offline}>
      <Facts>
        <Fact title={words.offlinePayments}>{sumOf(offlinePayments)}</Fact>
        <Fact title={words.offlineRefunds}>{sumOf(offlineRefunds)}</Fact>
        <Fact title={words.oddities}>
          {words.odditiesOf(oddities.all, oddities.open)}{' '}
          {seesOddities && oddities.all > 0 && (
            <Link to={odditiesHref({ gmtCreated: `between:${first},${last}` })}>{words.toOddities}</Link>
          )}
        </Fact>
      </Facts>
      <styled.div marginTop="3" display="flex" flexDirection="column" gap="3">
        <Quiet>{words.offlineHint}</Quiet>
        {offlinePayments.count + offlineRefunds.count > 0 && (
          <Lines>
            <MoveLines title={words.offlinePayments} moves={offlinePayments} />
            <MoveLines title={words.offlineRefunds} moves={offlineRefunds} />
          </Lines>
        )}
      </styled.div>
    </Part>
  );
}
