import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Button } from '@ykd/adapters-ui/widgets';
import type { StaffCommissionOrder } from '@ykd/application/commission';
import { COMMISSION_REVIEWS, type CommissionReview } from '@ykd/domain/commission';
import { useState } from 'react';
import { useAdminQueries } from '../admin-queries';
import { useSaid } from '../blocks/use-said';
import { PagedAnswer } from '../components/paged-answer';
import { useTurns } from '../components/step-pager';
import { commission as words } from '../messages/zh-CN/commission';
import { PartnerFrame } from '../partners/partner-frame';
import { useCommissionQueries } from './commission-queries';
import { DoubtCard } from './doubt-card';
import { DoubtDialog } from './doubt-dialog';

/** So many orders stand on a page. */
const PAGE = 10;

type Asked = Exclude<CommissionReview, 'NONE'>;

const ASKED: readonly Asked[] = COMMISSION_REVIEWS.filter((one) => one !== 'NONE');

function Orders({ review }: { review: Asked }) {
  const { turn, stepsOf } = useTurns();
  const reading = useQuery(useCommissionQueries().reviews, { review, size: PAGE, ...turn });
  const me = useQuery(useAdminQueries().me, undefined).value;
  const [deciding, setDeciding] = useState<{ order: StaffCommissionOrder; approve: boolean }>();
  return (
    <>
      <PagedAnswer
        of={reading}
        words={{ failed: words.failed, list: words.doubts }}
        nobody={{ title: words.noDoubt[review], hint: words.noDoubtHint }}
        stepsOf={stepsOf}
      >
        {(orders) => (
          <styled.div display="flex" flexDirection="column" gap="4">
            {orders.map((order) => (
              <DoubtCard
                key={order.orderId}
                order={order}
                me={me}
                onDecide={(one, approve) => setDeciding({ order: one, approve })}
              />
            ))}
          </styled.div>
        )}
      </PagedAnswer>
      {deciding && <DoubtDialog {...deciding} onClose={() => setDeciding(undefined)} />}
    </>
  );
}

/** Orders that look as if a partner bought himself, for staff with the right `partners.manage`. Beyond the Specification. */
export function Component() {
  const { said, say } = useSaid();
  const review = ASKED.find((one) => one === said.get('review')) ?? 'OPEN';
  return (
    <PartnerFrame note={words.doubtsNote}>
      <styled.div
        role="group"
        aria-label={words.reviewLabel}
        display="flex"
        flexWrap="wrap"
        gap="1"
        marginBottom="3"
      >
        {ASKED.map((one) => (
          <Button
            key={one}
            size="sm"
            variant={one === review ? 'soft' : 'ghost'}
            aria-pressed={one === review}
            onClick={() => say({ review: one })}
          >
            {words.reviews[one]}
          </Button>
        ))}
      </styled.div>
      <Orders key={review} review={review} />
    </PartnerFrame>
  );
}
