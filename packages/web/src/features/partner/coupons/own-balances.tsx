import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { carriedForwardText, type CommissionAccountName } from '@ykd/domain/commission';
import { useCommission } from '../account/account-queries';
import { yuan } from '../account/yuan';
import { Section } from '../components/section';
import { partnerCoupons as words } from '../messages/zh-CN/coupons';
import { Figure } from './figure';

/** The accounts that everybody sees, and those that few have anything on. */
const ALWAYS: readonly CommissionAccountName[] = ['held', 'payable', 'paying', 'paid'];
const WITH_MONEY: readonly CommissionAccountName[] = ['tax', 'writtenOff'];

/** How far one's commission has come, and what is carried forward; nothing until it is known. */
export function OwnBalances() {
  const { value: account } = useQuery(useCommission().account, undefined);
  if (account === undefined) return null;
  const carried = carriedForwardText(account.payable);
  const shown = [...ALWAYS, ...WITH_MONEY.filter((name) => account[name] !== 0)];
  return (
    <Section title={words.balances}>
      <styled.dl display="flex" flexWrap="wrap" gap="4">
        {shown.map((name) => (
          <Figure key={name} title={words.accounts[name]} figure={yuan(account[name])} />
        ))}
      </styled.dl>
      {carried !== undefined && (
        <styled.p marginTop="3" color="amber.fg">
          {carried}
        </styled.p>
      )}
      <styled.p marginTop="3" fontSize="sm" color="fg.subtle">
        {words.balancesHint}
      </styled.p>
    </Section>
  );
}
