import { claimListQuery } from '@ykd/adapters-http/contracts';
import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Answer, Button, Card, EmptyState, SkeletonCard } from '@ykd/adapters-ui/widgets';
import { COUPON_HOME_PATH } from '@ykd/domain/coupon';
import { Link, useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../../../components/page-title';
import { useList } from '../../../lists/use-list';
import { StatementDetail } from '../account/statement-detail';
import { BatchClaims } from '../coupons/batch-claims';
import { BatchFacts } from '../coupons/batch-facts';
import { BatchStanding } from '../coupons/batch-standing';
import { useHandedCoupons } from '../coupons/coupon-queries';
import { partnerCoupons as words } from '../messages/zh-CN/coupons';
import { partner } from '../messages/zh-CN/partner';

const BACK = (
  <Button asChild variant="outline">
    <Link to={COUPON_HOME_PATH}>{words.back}</Link>
  </Button>
);

const MISSING = (
  <Card>
    <EmptyState title={words.missing} hint={words.missingHint} />
  </Card>
);

/** One batch of coupons, and each claim of it. */
function BatchDetail() {
  const { batch: batchId = '' } = useList(claimListQuery).place;
  const reading = useQuery(useHandedCoupons().batch, batchId);
  usePageTitle(reading.value?.name ?? partner.titles.detail);
  const batch = reading.value;
  return (
    <>
      <styled.div display="flex" flexWrap="wrap" alignItems="center" gap="3" overflowWrap="anywhere">
        <styled.h1 textStyle="title">{batch?.name ?? partner.titles.detail}</styled.h1>
        {batch && <BatchStanding batch={batch} />}
        <styled.span marginInlineStart="auto">{BACK}</styled.span>
      </styled.div>
      <Answer of={reading} waiting={<SkeletonCard lines={6} />} failed={words.failed} refused={MISSING}>
        {(shown) => (
          <>
            <BatchFacts batch={shown} />
            <styled.section display="flex" flexDirection="column" gap="3">
              <div>
                <styled.h2 fontSize="lg">{words.who}</styled.h2>
                <styled.p color="fg.muted" fontSize="sm">
                  {words.whoHint}
                </styled.p>
              </div>
              <BatchClaims batchId={batchId} />
            </styled.section>
          </>
        )}
      </Answer>
    </>
  );
}

/** `/coupon/detail?batch=` and `?statement=`: a batch of coupons, or the statement of a month. */
export function Component() {
  const month = useSearchParams()[0].get('statement');
  return month === null ? <BatchDetail /> : <StatementDetail month={month} />;
}
