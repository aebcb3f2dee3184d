import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Answer, Card, EmptyState, SkeletonCard } from '@ykd/adapters-ui/widgets';
import { pageTitleOf } from '@ykd/domain/access';
import { COUPON_HOME_PATH } from '@ykd/domain/coupon';
import { BatchCard } from '../coupons/batch-card';
import { useHandedCoupons } from '../coupons/coupon-queries';
import { MonthFigures } from '../coupons/month-figures';
import { partnerCoupons as words } from '../messages/zh-CN/coupons';

const SKELETONS = (
  <styled.div display="flex" flexDirection="column" gap="5">
    <SkeletonCard lines={3} />
    <SkeletonCard lines={4} />
  </styled.div>
);

/** `/coupon/home`: what came of a partner's links this month, and each of them with its poster. */
export function Component() {
  const reading = useQuery(useHandedCoupons().home, undefined);
  return (
    <>
      <styled.h1 textStyle="title">{pageTitleOf(COUPON_HOME_PATH)}</styled.h1>
      <Answer of={reading} waiting={SKELETONS} failed={words.failed} refused="failed">
        {(home) => (
          <styled.div display="flex" flexDirection="column" gap="5">
            <MonthFigures home={home} />
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
          </styled.div>
        )}
      </Answer>
    </>
  );
}
