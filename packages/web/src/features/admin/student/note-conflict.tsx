import { useStore } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Button, Card } from '@ykd/adapters-ui/widgets';
import type { NoteVersionView } from '@ykd/application/student-page';
import { useServices } from '../../../container/services-context';
import { LeaveGuard } from '../blocks/leave-guard';
import { student } from '../messages/zh-CN/student';
import { leavesNotes } from './leaves-notes';

const words = student.notes;

const Text = styled('p', {
  base: { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: 'sm', marginTop: '1' },
});

/** Two texts of one note, of which one has to be chosen: nobody's words are lost without being seen. */
export function NoteConflict({
  theirs,
  mine,
  onMine,
  onTheirs,
}: {
  theirs: NoteVersionView;
  mine: string;
  onMine: () => void;
  onTheirs: () => void;
}) {
  const ownId = useStore(useServices().base, ({ user }) => user?.id);
  return (
    <Card tone="amber" room="sm" role="alert">
      <styled.p fontWeight="medium">
        {theirs.writtenBy.id === ownId
          ? words.changedByYou
          : words.changed(theirs.writtenBy.name ?? words.somebody)}
      </styled.p>
      <styled.p fontSize="sm" color="fg.muted">
        {words.changedHint}
      </styled.p>
      <styled.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' }}
        gap="4"
        my="3"
      >
        <div>
          <styled.h3 fontSize="sm" fontWeight="medium">
            {words.theirs}
          </styled.h3>
          <Text>{theirs.text}</Text>
        </div>
        <div>
          <styled.h3 fontSize="sm" fontWeight="medium">
            {words.mine}
          </styled.h3>
          <Text>{mine}</Text>
        </div>
      </styled.div>
      <styled.div display="flex" flexWrap="wrap" gap="3">
        <Button size="sm" onClick={onMine}>
          {words.keepMine}
        </Button>
        <Button size="sm" variant="outline" onClick={onTheirs}>
          {words.keepTheirs}
        </Button>
      </styled.div>
      <LeaveGuard isDirty leaving={leavesNotes} />
    </Card>
  );
}
