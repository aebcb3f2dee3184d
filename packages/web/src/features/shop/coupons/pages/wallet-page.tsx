import { walletListQuery } from '@ykd/adapters-http/contracts';
import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Button, Card, EmptyState, KeyPager, TabPanel } from '@ykd/adapters-ui/widgets';
import type { WalletPart } from '@ykd/application/coupon-claim';
import { Link } from 'react-router-dom';
import { ListLink } from '../../../../lists/list-link';
import { ListStates } from '../../../../lists/list-page';
import { useList } from '../../../../lists/use-list';
import { mallHref } from '../../../../routing/mall-href';
import { PageHead } from '../../components/page-head';
import { coupons as words } from '../../messages/zh-CN/coupons';
import { shop } from '../../messages/zh-CN/shop';
import { StatusTabs } from '../../orders/components/status-tabs';
import { WalletRow } from '../components/wallet-row';
import { useCouponQueries } from '../coupon-queries';

const TABS_ID = 'wallet';
const TABS: readonly { readonly id: WalletPart; readonly label: string }[] = [
  { id: 'usable', label: words.parts.usable },
  { id: 'past', label: words.parts.past },
];

/** What stands there without a coupon. */
function Nothing({ part }: { part: WalletPart }) {
  return (
    <Card>
      {part === 'past' ? (
        <EmptyState title={words.nonePast} />
      ) : (
        <EmptyState
          title={words.none}
          hint={words.noneHint}
          action={
            <Button asChild variant="outline">
              <Link to={mallHref()}>{shop.mallTitle}</Link>
            </Button>
          }
        />
      )}
    </Card>
  );
}

/** `/shopmall/coupon?part=`: the member's coupons. */
export function Component() {
  const list = useList(walletListQuery);
  const part = list.place.part ?? 'usable';
  const page = useQuery(useCouponQueries().wallet, list.place);
  return (
    <>
      <PageHead />
      <StatusTabs
        idPrefix={TABS_ID}
        tabs={TABS}
        selected={part}
        onSelect={(id) => list.narrow({ part: id === 'usable' ? undefined : id })}
      />
      <TabPanel idPrefix={TABS_ID} selected={part} paddingTop="5">
        <ListStates list={list} page={page} empty={<Nothing part={part} />} noMatch={<Nothing part={part} />}>
          {({ page: { list: rows, previous, next }, region }) => (
            <div ref={region} tabIndex={-1}>
              <styled.ul listStyle="none" display="flex" flexDirection="column" gap="3">
                {rows.map((row) => (
                  <li key={row.coupon.id}>
                    <WalletRow row={row} isPast={part === 'past'} />
                  </li>
                ))}
              </styled.ul>
              <KeyPager
                label={words.pages}
                previous={previous && list.hrefOf({ before: previous })}
                next={next && list.hrefOf({ after: next })}
                Link={ListLink}
              />
            </div>
          )}
        </ListStates>
      </TabPanel>
    </>
  );
}
