import { useStore } from '@ykd/adapters-ui/react';
import type { PendingReview } from '@ykd/adapters-ui/stores';
import { styled } from '@ykd/adapters-ui/styled';
import { Button, Card } from '@ykd/adapters-ui/widgets';
import { desk } from '../messages/zh-CN/desk';
import { useDeskQueries } from './desk-queries';

const { refused: words } = desk;

/** What was said and not taken, with why: what was written is not lost. `onOpen`: its entry is looked at again. */
export function RefusedReviews({ onOpen }: { onOpen: (said: PendingReview) => void }) {
  const { reviews } = useDeskQueries();
  const refused = useStore(reviews, (state) => state.refused);
  return (
    <styled.div role="alert" display="flex" flexDirection="column" gap="3" aria-label={words.label}>
      {refused.map((said) => (
        <Card key={said.requestKey} room="sm" tone="amber">
          <p>{said.refusal}</p>
          {said.comment !== '' && (
            <styled.p marginTop="1" fontSize="sm" whiteSpace="pre-wrap" overflowWrap="anywhere">
              {words.comment(said.comment)}
            </styled.p>
          )}
          <styled.div display="flex" gap="2" marginTop="3" css={{ '& button': { flex: '1', height: '11' } }}>
            <Button variant="outline" aria-label={words.openOf(said.name)} onClick={() => onOpen(said)}>
              {words.open}
            </Button>
            <Button
              variant="ghost"
              aria-label={words.dropOf(said.name)}
              onClick={() => reviews.drop(said.requestKey)}
            >
              {words.drop}
            </Button>
          </styled.div>
        </Card>
      ))}
    </styled.div>
  );
}
