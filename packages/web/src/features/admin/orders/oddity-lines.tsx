import { styled } from '@ykd/adapters-ui/styled';
import { Badge } from '@ykd/adapters-ui/widgets';
import type { OddityLine } from '@ykd/application/shop';
import { ADMIN_ODDITY_PATH } from '@ykd/domain/access';
import { shanghaiMinute } from '@ykd/domain/shared';
import { Link } from 'react-router-dom';
import { Time } from '../components/facts';
import { orders } from '../messages/zh-CN/orders';
import { LineHead, Lines, Quiet, yuan } from '../components/detail-parts';

const words = orders.odd;

/** Who settled it, or that nobody did. */
export const settledWords = ({ settledAt, settledByName }: OddityLine): string =>
  settledAt === null
    ? words.open
    : words.settledBy(settledByName ?? words.somebody, shanghaiMinute(settledAt));

/** What is odd about the money of an order. */
export function OddityLines({ oddities }: { oddities: readonly OddityLine[] }) {
  return (
    <Lines>
      {oddities.map((oddity) => (
        <li key={oddity.id}>
          <LineHead>
            <styled.strong css={{ '& a': { color: 'brand.fg' } }}>
              <Link to={`${ADMIN_ODDITY_PATH}?${new URLSearchParams({ open: oddity.id })}`}>
                {words.kinds[oddity.kind]}
              </Link>
            </styled.strong>
            {oddity.amount > 0 && <span>{yuan(oddity.amount)}</span>}
            <Badge tone={oddity.settledAt === null ? 'amber' : 'neutral'}>{settledWords(oddity)}</Badge>
            <Time at={oddity.gmtCreated} />
          </LineHead>
          {oddity.note !== '' && <Quiet>{oddity.note}</Quiet>}
        </li>
      ))}
    </Lines>
  );
}
