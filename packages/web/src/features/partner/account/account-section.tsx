import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Answer, SkeletonCard } from '@ykd/adapters-ui/widgets';
import { carriedForwardText } from '@ykd/domain/commission';
import { Section } from '../components/section';
import { commissionAccount as words, SHOWN_ACCOUNTS } from '../messages/zh-CN/account';
import { useCommission } from './account-queries';
import { yuan } from './yuan';

const Accounts = styled('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', md: '1fr 1fr' },
    gap: '4',
    '& dt': { fontSize: 'sm', color: 'fg.muted' },
    '& dd': { fontVariantNumeric: 'tabular-nums' },
  },
});

/** What somebody has as a partner, what each of it means, and when it becomes payable. */
export function AccountSection() {
  const account = useQuery(useCommission().account, undefined);
  return (
    <Section title={words.title}>
      <Answer of={account} failed={words.failed} refused="failed" waiting={<SkeletonCard lines={4} />}>
        {(shown) => (
          <Accounts>
            {SHOWN_ACCOUNTS.filter((name) => name !== 'writtenOff' || shown[name] !== 0).map((name) => (
              <div key={name}>
                <dt>{words.accounts[name]}</dt>
                <dd>
                  <styled.span textStyle="figure">{yuan(shown[name])}</styled.span>
                  <styled.p fontSize="sm" color="fg.subtle">
                    {(name === 'payable' && carriedForwardText(shown.payable)) || words.means[name]}
                  </styled.p>
                </dd>
              </div>
            ))}
          </Accounts>
        )}
      </Answer>
    </Section>
  );
}
