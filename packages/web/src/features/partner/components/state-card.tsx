import { styled } from '@ykd/adapters-ui/styled';
import { Badge, Card, type BadgeProps } from '@ykd/adapters-ui/widgets';
import type { OwnPartner } from '@ykd/application/partner';
import { partnerRightsText, type PartnerState } from '@ykd/domain/partner';
import { shanghaiDay } from '@ykd/domain/shared';
import { partner as words } from '../messages/zh-CN/partner';

const TONES: Readonly<Record<PartnerState, BadgeProps['tone']>> = {
  ACTIVE: 'brand',
  SUSPENDED: 'amber',
  ENDED: 'neutral',
};

/** How it stands with a partner, and what that means for him. */
export function StateCard({ partner }: { partner: OwnPartner }) {
  const { state, stateReason, level, approvedAt } = partner;
  return (
    <Card tone={state === 'ACTIVE' ? 'plain' : 'amber'}>
      <styled.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
        <Badge tone={TONES[state]}>{words.states[state]}</Badge>
        <Badge>{words.level(words.levels[level])}</Badge>
        <styled.span fontSize="sm" color="fg.muted">
          {words.sinceDay(shanghaiDay(approvedAt))}
        </styled.span>
      </styled.div>
      {stateReason !== '' && (
        <styled.p marginTop="3" whiteSpace="pre-line" overflowWrap="anywhere">
          {words.why}
          {stateReason}
        </styled.p>
      )}
      <styled.h2 fontSize="sm" color="fg.subtle" marginTop="4">
        {words.meaning}
      </styled.h2>
      <styled.ul
        listStyle="disc"
        marginTop="1"
        paddingInlineStart="5"
        display="flex"
        flexDirection="column"
        gap="1"
      >
        {partnerRightsText(state).map((text) => (
          <li key={text}>{text}</li>
        ))}
      </styled.ul>
    </Card>
  );
}
