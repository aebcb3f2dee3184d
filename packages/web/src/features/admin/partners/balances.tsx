import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Answer, SkeletonCard } from '@ykd/adapters-ui/widgets';
import { carriedForwardText, type CommissionAccountName } from '@ykd/domain/commission';
import { yuan } from '../components/detail-parts';
import { Fact, Facts } from '../components/facts';
import { partners as words } from '../messages/zh-CN/partners';
import { usePartnerQueries } from './partner-queries';

/** Those that are shown, in the order of the way that money goes. */
const SHOWN: readonly CommissionAccountName[] = ['held', 'payable', 'paying', 'paid', 'tax', 'writtenOff'];

/** What commission a partner has, and what of it is carried forward. */
export function Balances({ partnerId }: { partnerId: string }) {
  const reading = useQuery(usePartnerQueries().account, partnerId);
  return (
    <Answer of={reading} failed={words.failed} refused="failed" waiting={<SkeletonCard lines={3} />}>
      {(account) => {
        const carried = carriedForwardText(account.payable);
        return (
          <>
            <Facts>
              {SHOWN.map((name) => (
                <Fact key={name} title={words.accounts[name]}>
                  {yuan(account[name])}
                </Fact>
              ))}
            </Facts>
            {carried !== undefined && (
              <styled.p marginTop="3" fontSize="sm" color="amber.fg">
                {carried}
              </styled.p>
            )}
          </>
        );
      }}
    </Answer>
  );
}
