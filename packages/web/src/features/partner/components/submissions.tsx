import { styled } from '@ykd/adapters-ui/styled';
import { Badge, type BadgeProps } from '@ykd/adapters-ui/widgets';
import type { OwnWorkOrder } from '@ykd/application/partner';
import type { WorkOrderDecision } from '@ykd/domain/partner';
import { shanghaiMinute } from '@ykd/domain/shared';
import { partner as words } from '../messages/zh-CN/partner';
import { ProfileSaid } from './profile-said';
import { Said, SaidList } from './said';

export type OwnSubmission = OwnWorkOrder['submissions'][number];

const TONES: Readonly<Record<WorkOrderDecision, BadgeProps['tone']>> = {
  APPROVE: 'brand',
  REFUSE: 'danger',
  ASK_BACK: 'amber',
};

/** What was sent at one time. */
export function SentApplication({ sent }: { sent: OwnSubmission }) {
  return (
    <SaidList>
      <ProfileSaid {...sent} />
      <Said title={words.reason}>{sent.reason}</Said>
    </SaidList>
  );
}

/** What one sent, time by time, and how it was answered. */
export function Submissions({ of }: { of: readonly OwnSubmission[] }) {
  return (
    <styled.ul listStyle="none" display="flex" flexDirection="column" gap="3">
      {of.map((sent) => (
        <styled.li key={sent.number} borderTopWidth="1px" borderColor="line" paddingTop="3">
          <styled.details css={{ '& summary': { cursor: 'pointer' } }}>
            <summary>
              <styled.span marginInlineEnd="2">{words.nth(sent.number)}</styled.span>
              {sent.decision !== null && (
                <Badge tone={TONES[sent.decision]}>{words.decisions[sent.decision]}</Badge>
              )}
              <styled.span display="block" fontSize="sm" color="fg.muted" marginTop="1">
                {words.since(shanghaiMinute(sent.submittedAt))}
                {sent.decidedAt !== null && `，${words.answered(shanghaiMinute(sent.decidedAt))}`}
              </styled.span>
            </summary>
            <styled.div marginTop="3" display="flex" flexDirection="column" gap="3">
              {sent.answer !== '' && (
                <styled.p whiteSpace="pre-line" overflowWrap="anywhere">
                  {sent.decision === 'ASK_BACK' ? words.asked : words.why}
                  {sent.answer}
                </styled.p>
              )}
              <SentApplication sent={sent} />
            </styled.div>
          </styled.details>
        </styled.li>
      ))}
    </styled.ul>
  );
}
