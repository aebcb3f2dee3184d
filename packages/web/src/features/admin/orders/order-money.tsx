import { styled } from '@ykd/adapters-ui/styled';
import { Badge } from '@ykd/adapters-ui/widgets';
import type { OrderPage } from '@ykd/application/staff-order';
import { Time } from '../components/facts';
import { orders as words } from '../messages/zh-CN/orders';
import { Copied, LineHead, Lines, Part, Quiet, yuan } from '../components/detail-parts';

/** What was paid for an order, and which payments were begun. */
export function Payments({ order: { attempts, receipts } }: { order: OrderPage }) {
  return (
    <Part title={words.payments}>
      {attempts.length + receipts.length === 0 ? (
        <Quiet>{words.noPayments}</Quiet>
      ) : (
        <Lines>
          {receipts.map(({ transactionId, outTradeNo, amount, paidAt, isKept }) => (
            <li key={transactionId}>
              <LineHead>
                <strong>{yuan(amount)}</strong>
                <Badge tone={isKept ? 'brand' : 'danger'}>{words.receipt(isKept)}</Badge>
                <Time at={paidAt} />
              </LineHead>
              <Copied what={words.transaction} text={transactionId} />
              <Copied what={words.trade} text={outTradeNo} />
            </li>
          ))}
          {attempts.map(({ outTradeNo, way, amount, status, gmtCreated }) => (
            <li key={outTradeNo}>
              <LineHead>
                <span>
                  {words.attempt} {yuan(amount)}
                </span>
                <Badge>{words.attemptWays[way]}</Badge>
                <Badge tone={status === 'OPEN' ? 'amber' : 'neutral'}>{words.attemptStates[status]}</Badge>
                <Time at={gmtCreated} />
              </LineHead>
              <Copied what={words.trade} text={outTradeNo} />
            </li>
          ))}
        </Lines>
      )}
    </Part>
  );
}

/** Money on its way back, or back. */
export function Refunds({ order: { refunds } }: { order: OrderPage }) {
  if (refunds.length === 0) return null;
  return (
    <Part title={words.refunds}>
      <Lines>
        {refunds.map(({ id, cause, amount, total, status, attempts, error, gmtModified }) => (
          <li key={id}>
            <LineHead>
              <strong>{yuan(amount)}</strong>
              {amount !== total && <span>{words.ofTotal(yuan(total))}</span>}
              <Badge>{words.refundCauses[cause]}</Badge>
              <Badge tone={status === 'FAILED' ? 'danger' : status === 'DONE' ? 'brand' : 'info'}>
                {words.refundStates[status]}
              </Badge>
              <Time at={gmtModified} />
            </LineHead>
            {error !== null && (
              <styled.p color="danger.fg" overflowWrap="anywhere">
                {error} · {words.tries(attempts)}
              </styled.p>
            )}
            <Copied what={words.refundNumber} text={id} />
          </li>
        ))}
      </Lines>
    </Part>
  );
}
