import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Button, Card, SkeletonText } from '@ykd/adapters-ui/widgets';
import type { RefundLimit as Limit } from '@ykd/application/staff-refund';
import { hasRight } from '@ykd/domain/access';
import { issuesOf } from '@ykd/domain/member';
import { formatAmount, refundLimitIssue } from '@ykd/domain/order';
import { shanghaiMinute } from '@ykd/domain/shared';
import { useState } from 'react';
import { useServices } from '../../../container/services-context';
import { useAdminQueries } from '../admin-queries';
import { centsIn } from '../blocks/cents';
import { ConfirmWithReason } from '../blocks/confirm-with-reason';
import { PartAnswer } from '../components/failed-line';
import { orders } from '../messages/zh-CN/orders';
import { REASON } from './act-on-order';
import { AmountField } from './amount-field';
import { Quiet, yuan } from '../components/detail-parts';
import { useOrderQueries } from './order-queries';

const words = orders.limit;

/** Sets above how much a refund needs a second person. */
function LimitDialog({ limit, onClose }: Pick<Limit, 'limit'> & { onClose: () => void }) {
  const queries = useOrderQueries();
  const { commands } = useServices().toasts;
  const [text, setText] = useState(() => formatAmount(limit));
  const cents = centsIn(text);
  return (
    <ConfirmWithReason
      onClose={onClose}
      title={words.title}
      text={words.text}
      tone="brand"
      fields={['limit']}
      issues={() => issuesOf([['limit', cents === undefined ? orders.notAmount : refundLimitIssue(cents)]])}
      confirmLabel={words.change.replace('…', '')}
      length={REASON}
      act={(reason) => queries.refund.setLimit({ limit: cents ?? 0, reason })}
      onDone={() => {
        queries.limit.outdate();
        queries.moneyOf.outdate();
        commands.success(words.done);
        onClose();
      }}
    >
      {({ errors, forget }) => (
        <AmountField
          name="limit"
          label={words.amount}
          value={text}
          error={errors.fields['limit']}
          onChange={(next) => {
            setText(next);
            forget('limit');
          }}
        />
      )}
    </ConfirmWithReason>
  );
}

/** Above how much a refund needs a second person, who set that, when and why; whoever may sets it anew. */
export function RefundLimit() {
  const me = useQuery(useAdminQueries().me, undefined).value;
  const limit = useQuery(useOrderQueries().limit, undefined);
  const [isSetting, setSetting] = useState(false);
  return (
    <PartAnswer of={limit} failed={words.failed} waiting={<SkeletonText lines={2} />}>
      {({ limit: cents, setBy, reason, gmtModified }) => (
        <Card room="sm" marginBottom="4">
          <styled.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
            <styled.div flex="1 1 16rem" minWidth="0">
              <strong>{words.now(yuan(cents))}</strong>
              <Quiet>{words.meaning}</Quiet>
              <Quiet>
                {gmtModified === null
                  ? words.usual
                  : [words.setBy(setBy ?? orders.odd.somebody, shanghaiMinute(gmtModified)), reason]
                      .filter(Boolean)
                      .join(' · ')}
              </Quiet>
            </styled.div>
            {hasRight(me, 'limits.set') && (
              <Button size="sm" variant="outline" onClick={() => setSetting(true)}>
                {words.change}
              </Button>
            )}
          </styled.div>
          {isSetting && <LimitDialog limit={cents} onClose={() => setSetting(false)} />}
        </Card>
      )}
    </PartAnswer>
  );
}
