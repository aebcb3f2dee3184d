import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Answer, SkeletonText } from '@ykd/adapters-ui/widgets';
import { sumWords } from '@ykd/application/staff-list';
import type { PriceLine } from '@ykd/application/staff-product';
import { Time } from '../components/facts';
import { products } from '../messages/zh-CN/products';
import { useProductQueries } from './product-queries';

const words = products.prices;

const Lines = styled('ol', {
  base: {
    listStyle: 'none',
    maxHeight: '96',
    overflowY: 'auto',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '& > li': { py: '2' },
    '& > li:not(:first-child)': { borderTopWidth: '1px', borderColor: 'line' },
    '& small': { display: 'block', color: 'fg.muted', fontSize: 'xs' },
  },
});

/** What became of a price. */
export const changeOf = ({ before, after }: Pick<PriceLine, 'before' | 'after'>): string => {
  if (after === null) return before === null ? words.gone : `${words.gone} ${sumWords(before)}`;
  return before === null ? `${words.isNew} ${sumWords(after)}` : `${sumWords(before)} → ${sumWords(after)}`;
};

const whoOf = ({ actor, actorName, source }: PriceLine): string => {
  if (source === 'command') return words.command;
  return actor === null ? words.job : (actorName ?? words.nameless);
};

/** What happened to the prices of a product, the newest first. */
export function PriceHistory({ productId }: { productId: string }) {
  const prices = useQuery(useProductQueries().prices, productId);
  return (
    <Answer
      of={prices}
      failed={words.failed}
      refused="failed"
      compact
      waiting={<SkeletonText lines={3} />}
      isEmpty={(lines) => lines.length === 0}
      empty={
        <styled.p fontSize="sm" color="fg.muted">
          {words.none}
        </styled.p>
      }
    >
      {(lines) => (
        <Lines tabIndex={0} aria-label={words.title}>
          {lines.map((line) => (
            <li key={line.id}>
              {line.choice ?? words.whole}：{changeOf(line)}
              <small>
                <Time at={line.at} /> · {whoOf(line)}
              </small>
            </li>
          ))}
        </Lines>
      )}
    </Answer>
  );
}
