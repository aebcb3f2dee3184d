import { useStore } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Badge } from '@ykd/adapters-ui/widgets';
import { desk } from '../messages/zh-CN/desk';
import { useDeskQueries } from './desk-queries';

const TONES = { saving: 'neutral', saved: 'brand', queued: 'amber', refused: 'danger' } as const;

/** Whether what was said has arrived. */
export function SavingState() {
  const { status, waiting, refused } = useStore(useDeskQueries().reviews, (state) => state);
  const shown = refused.length > 0 && status !== 'queued' ? 'refused' : status;
  return (
    <styled.span role="status" minHeight="6">
      {shown !== 'idle' && (
        <Badge tone={TONES[shown]}>
          {shown === 'queued' ? desk.saving.queued(waiting.length) : desk.saving[shown]}
        </Badge>
      )}
    </styled.span>
  );
}
