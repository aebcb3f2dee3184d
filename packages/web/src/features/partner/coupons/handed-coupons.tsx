import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Answer, Card, EmptyState, SkeletonCard } from '@ykd/adapters-ui/widgets';
import { partnerCoupons as words } from '../messages/zh-CN/coupons';
import { BatchCard } from './batch-card';
import { useHandedCoupons } from './coupon-queries';
import { MonthFigures } from './month-figures';
import { OwnBalances } from './own-balances';

const SKELETONS = (
  <>
    <SkeletonCard lines={3} />
    <SkeletonCard lines={4} />
  </>
);

/** What came of a partner's links this month, and each of them with its poster. */
export function HandedCoupons() {
  const reading = useQuery(useHandedCoupons().home, undefined);
  return (
    <Answer of={reading} waiting={SKELETONS} failed={words.failed} refused="failed">
      {(home) => (
        <>
          <MonthFigures home={home} />
          <OwnBalances />
          <styled.section display="flex" flexDirection="column" gap="3">
            <div>
              <styled.h2 fontSize="lg">{words.links}</styled.h2>
              <styled.p color="fg.muted" fontSize="sm">
                {words.linksHint}
              </styled.p>
            </div>
            {home.batches.length === 0 ? (
              <Card>
                <EmptyState title={words.none} hint={words.noneHint} />
              </Card>
            ) : (
              home.batches.map((batch) => <BatchCard key={batch.id} batch={batch} />)
            )}
          </styled.section>
        </>
      )}
    </Answer>
  );
}
