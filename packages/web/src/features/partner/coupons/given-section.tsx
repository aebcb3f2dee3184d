import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Answer, SkeletonCard } from '@ykd/adapters-ui/widgets';
import { Ends, Lines, Way } from '../account/lines';
import { Section } from '../components/section';
import { partnerCoupons as words } from '../messages/zh-CN/coupons';
import { batchHref } from './batch-href';
import { BatchStanding } from './batch-standing';
import { useHandedCoupons } from './coupon-queries';

/** The batches of coupons that somebody was given to hand out, and how many of each were claimed. */
export function GivenSection() {
  const home = useQuery(useHandedCoupons().home, undefined);
  return (
    <Section title={words.given}>
      <Answer
        of={home}
        failed={words.failed}
        refused="failed"
        waiting={<SkeletonCard lines={4} />}
        isEmpty={({ batches }) => batches.length === 0}
        empty={<p>{words.givenNone}</p>}
      >
        {({ batches }) => (
          <Lines>
            {batches.map((batch) => (
              <li key={batch.id}>
                <Ends>
                  <Way to={batchHref(batch.id)}>{batch.name}</Way>
                  <BatchStanding batch={batch} />
                </Ends>
                <Ends>
                  <styled.span color="fg.muted">{batch.product.name}</styled.span>
                  <span>{words.left(batch.claimed, batch.limit)}</span>
                </Ends>
              </li>
            ))}
          </Lines>
        )}
      </Answer>
    </Section>
  );
}
