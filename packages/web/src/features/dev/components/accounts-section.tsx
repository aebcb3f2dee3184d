import { styled } from '@ykd/adapters-ui/styled';
import type { LocalAccount } from '@ykd/adapters-http/client';
import { Answer, Avatar, Badge, EmptyState, SkeletonText } from '@ykd/adapters-ui/widgets';
import { useDev } from '../dev-queries';
import { dev as messages } from '../messages/zh-CN/dev';
import { useWatched } from '../use-watched';
import { DevSection } from './dev-section';
import { SyncTroubles } from './sync-troubles';

const { accounts: texts } = messages;

function Account({ account }: { account: LocalAccount }) {
  const facts = [
    [texts.name, account.name],
    [texts.email, account.email],
    [texts.passwords, texts.times(account.passwords)],
  ] as const;
  return (
    <styled.li display="flex" gap="4" py="4" borderTopWidth="1px" borderColor="line">
      <Avatar name={account.name} src={account.avatarUrl} decorative />
      <styled.div flex="1" minWidth="0">
        <styled.p display="flex" flexWrap="wrap" alignItems="center" gap="2" fontWeight="medium">
          {account.username}
          <Badge tone={account.target === 'chat' ? 'brand' : 'info'}>{texts.targets[account.target]}</Badge>
        </styled.p>
        <styled.dl
          display="flex"
          flexWrap="wrap"
          columnGap="4"
          fontSize="sm"
          color="fg.muted"
          overflowWrap="anywhere"
        >
          {facts.map(([title, value]) => (
            <styled.div key={title} display="flex" gap="1">
              <dt>{title}</dt>
              <styled.dd color="fg.default">{value}</styled.dd>
            </styled.div>
          ))}
        </styled.dl>
      </styled.div>
    </styled.li>
  );
}

/** The accounts that the built-in chat and code hosting have, and what does not reach them. */
export function AccountsSection() {
  const reading = useWatched(useDev().accounts);
  return (
    <DevSection title={texts.title} hint={texts.hint}>
      <Answer
        compact
        of={reading}
        waiting={<SkeletonText lines={4} />}
        failed={texts.failed}
        isEmpty={(accounts) => accounts.length === 0}
        empty={<EmptyState compact title={texts.none} hint={texts.noneHint} />}
      >
        {(accounts) => (
          <styled.ul listStyle="none">
            {accounts.map((account) => (
              <Account key={`${account.target} ${account.id}`} account={account} />
            ))}
          </styled.ul>
        )}
      </Answer>
      <SyncTroubles />
    </DevSection>
  );
}
