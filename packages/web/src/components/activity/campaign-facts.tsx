import { styled } from '@ykd/adapters-ui/styled';
import { Badge, Card } from '@ykd/adapters-ui/widgets';
import type { CampaignPage } from '@ykd/application/check-in';
import { campaign } from '../../messages/zh-CN/campaign';

const words = campaign.facts;

export type CampaignFactsProps = {
  value: Pick<CampaignPage, 'name' | 'pageText' | 'rules' | 'badge' | 'badgeSince' | 'prizes' | 'isOpen'>;
};

const Prizes = styled('ul', {
  base: {
    listStyle: 'none',
    fontSize: 'sm',
    '& > li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '3',
      rowGap: '1',
      py: '2',
    },
    '& > li + li': { borderTopWidth: '1px', borderColor: 'line' },
  },
});

/** What staff wrote of a campaign: its text, its rules, the badge and the prizes with those that are earned; of what is empty, nothing. */
export function CampaignFacts({ value }: CampaignFactsProps) {
  const { name, pageText, rules, badge, badgeSince, prizes, isOpen } = value;
  if ([pageText, rules, badge].every((text) => text === '') && prizes.length === 0) return null;
  return (
    <Card as="section" aria-label={words.title(name)} display="flex" flexDirection="column" gap="4">
      {pageText !== '' && (
        <styled.p whiteSpace="pre-line" textWrap="pretty">
          {pageText}
        </styled.p>
      )}
      {badge !== '' && (
        <styled.p display="flex" flexWrap="wrap" alignItems="center" gap="2" fontSize="sm" color="fg.muted">
          {words.badge}
          <Badge tone={badgeSince === null ? 'neutral' : 'amber'}>{badge}</Badge>
          {badgeSince === null ? words.badgeHint(isOpen) : words.badgeSince(badgeSince)}
        </styled.p>
      )}
      {rules !== '' && (
        <div>
          <styled.h2 textStyle="heading" marginBottom="2">
            {words.rules}
          </styled.h2>
          <styled.p fontSize="sm" color="fg.muted" whiteSpace="pre-line" textWrap="pretty">
            {rules}
          </styled.p>
        </div>
      )}
      {prizes.length > 0 && (
        <div>
          <styled.h2 textStyle="heading" marginBottom="1">
            {words.prizes}
          </styled.h2>
          <Prizes>
            {prizes.map((prize) => (
              <li key={prize.id}>
                <styled.strong fontWeight="medium">{prize.title}</styled.strong>
                <styled.span color="fg.muted" marginInlineEnd="auto">
                  {words.asks(prize)}
                </styled.span>
                {prize.isEarned && <Badge tone="amber">{words.earned}</Badge>}
              </li>
            ))}
          </Prizes>
        </div>
      )}
    </Card>
  );
}
