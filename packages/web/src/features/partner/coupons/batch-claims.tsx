import { claimListQuery } from '@ykd/adapters-http/contracts';
import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Badge, Card, EmptyState, KeyPager, type BadgeProps } from '@ykd/adapters-ui/widgets';
import type { PartnerClaim } from '@ykd/application/coupon-claim';
import { shanghaiMinute } from '@ykd/domain/shared';
import { ListLink } from '../../../lists/list-link';
import { ListStates } from '../../../lists/list-page';
import { useList } from '../../../lists/use-list';
import { partnerCoupons as words } from '../messages/zh-CN/coupons';
import { useHandedCoupons } from './coupon-queries';

const TONES: Readonly<Record<PartnerClaim['status'], BadgeProps['tone']>> = {
  UNUSED: 'info',
  RESERVED: 'amber',
  USED: 'brand',
  EXPIRED: 'neutral',
};

const Lines = styled('ul', {
  base: {
    listStyle: 'none',
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '3',
      rowGap: '1',
      py: '3',
    },
    '& > li + li': { borderTopWidth: '1px', borderColor: 'line' },
  },
});

const NOBODY = (
  <Card>
    <EmptyState title={words.nobody} hint={words.nobodyHint} />
  </Card>
);

/** Who claimed of a batch, the newest first. */
export function BatchClaims({ batchId }: { batchId: string }) {
  const list = useList(claimListQuery);
  const { batch: _batch, ...place } = list.place;
  const page = useQuery(useHandedCoupons().claims, { ...place, batchId });
  return (
    <ListStates list={list} page={page} empty={NOBODY} noMatch={NOBODY}>
      {({ page: { list: rows, previous, next }, region }) => (
        <div ref={region} tabIndex={-1}>
          <Card px={{ base: '4', md: '5' }} py="1">
            <Lines>
              {rows.map(({ id, name, claimedAt, status }) => (
                <li key={id}>
                  <strong>{name ?? words.unnamed}</strong>
                  <styled.span color="fg.muted" fontSize="sm" fontVariantNumeric="tabular-nums">
                    {words.claimedAt(shanghaiMinute(claimedAt))}
                  </styled.span>
                  <styled.span marginInlineStart="auto">
                    <Badge tone={TONES[status]}>{words.states[status]}</Badge>
                  </styled.span>
                </li>
              ))}
            </Lines>
          </Card>
          <KeyPager
            label={words.pages}
            previous={previous && list.hrefOf({ before: previous })}
            next={next && list.hrefOf({ after: next })}
            Link={ListLink}
          />
        </div>
      )}
    </ListStates>
  );
}
