import { styled } from '@ykd/adapters-ui/styled';
import { Card } from '@ykd/adapters-ui/widgets';
import { shanghaiMinute } from '@ykd/domain/shared';
import { partner as words } from '../messages/zh-CN/partner';
import type { OwnSubmission } from './submissions';

/** How the last submission was answered, and why. */
export function HowAnswered({ sent: { decision, answer, decidedAt } }: { sent: OwnSubmission }) {
  if (decision === null || decidedAt === null) return null;
  const isAsked = decision === 'ASK_BACK';
  return (
    <Card tone={isAsked ? 'amber' : 'danger'}>
      <styled.h2 fontSize="md" fontWeight="semibold">
        {words.decisions[decision]}
      </styled.h2>
      <styled.p marginTop="2" whiteSpace="pre-line" overflowWrap="anywhere">
        {isAsked ? words.asked : words.why}
        {answer}
      </styled.p>
      <styled.p marginTop="2" fontSize="sm" color="fg.muted">
        {words.answered(shanghaiMinute(decidedAt))}
      </styled.p>
    </Card>
  );
}
