import { styled } from '@ykd/adapters-ui/styled';
import { isSurplus, type OrderDetail, type RefundView } from '@ykd/application/shop';
import { formatAmount, isPaid } from '@ykd/domain/order';
import { pay } from '../../messages/zh-CN/pay';

const words = pay.moneyBack;

/** Money that came in beyond what the order costs, and goes back by itself; nothing where there is none. */
export function MoneyBack({ order }: { order: OrderDetail }) {
  const surplus = order.refunds.filter(isSurplus);
  const sum = (...statuses: readonly RefundView['status'][]): number =>
    surplus
      .filter(({ status }) => statuses.includes(status))
      .reduce((cents, { amount }) => cents + amount, 0);
  const of = isPaid(order) ? words.tooMuch : words.late;
  const lines = [
    [sum('WAITING', 'PROCESSING'), words.onItsWay],
    [sum('FAILED'), words.failed],
    [sum('DONE'), words.done],
  ] as const;
  return (
    <styled.div
      role="status"
      px="4"
      py="3"
      bg="bg.subtle"
      borderRadius="md"
      textAlign="center"
      _empty={{ display: 'none' }}
    >
      {lines.map(([cents, end]) => cents > 0 && <p key={end}>{`${of(formatAmount(cents))}${end}`}</p>)}
    </styled.div>
  );
}
