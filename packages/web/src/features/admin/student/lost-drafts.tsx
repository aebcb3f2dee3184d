import { styled } from '@ykd/adapters-ui/styled';
import { Button, Card } from '@ykd/adapters-ui/widgets';
import type { StudentNoteView } from '@ykd/application/student-page';
import { useState } from 'react';
import { useServices } from '../../../container/services-context';
import { CopyButton } from '../../../components/copy-button';
import { student } from '../messages/zh-CN/student';
import { NEW_NOTE, noteDrafts } from './note-drafts';

const words = student.notes;

/**
 * What its writer was making of notes when his login ended that are not on this page, or that he may not change any more: he can
 * take it along.
 */
export function LostDrafts({ userId, notes }: { userId: string; notes: readonly StudentNoteView[] }) {
  const services = useServices();
  const [drafts] = useState(() => noteDrafts(services, userId));
  const [, lookAgain] = useState({});
  const isHere = (id: string): boolean => notes.some((note) => note.id === id && note.mayChange);
  const lost = Object.entries(drafts.all()).filter(([id]) => id !== NEW_NOTE && !isHere(id));
  return lost.map(([id, { text }]) => (
    <Card key={id} tone="amber" room="sm" role="alert" marginBottom="4">
      <styled.p fontWeight="medium">{words.lost}</styled.p>
      <styled.p my="2" fontSize="sm" whiteSpace="pre-wrap" overflowWrap="anywhere">
        {text}
      </styled.p>
      <styled.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <CopyButton text={text} label={words.copyLost} />
        <Button
          size="sm"
          variant="outline"
          onClick={() => {
            drafts.drop(id);
            lookAgain({});
          }}
        >
          {words.dropLost}
        </Button>
      </styled.div>
    </Card>
  ));
}
