import { errorMessage } from '@ykd/adapters-http/contracts';
import { styled } from '@ykd/adapters-ui/styled';
import { Button, Card, Modal } from '@ykd/adapters-ui/widgets';
import type { RosterView } from '@ykd/application/roster';
import { adminRosterPath } from '@ykd/domain/access';
import { shanghaiMinute } from '@ykd/domain/shared';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useServices } from '../../../container/services-context';
import { FormAlert } from '../../../forms/form-alert';
import { memberTitle } from '../member-title';
import { rosters } from '../messages/zh-CN/rosters';
import { GoOn } from './go-on';
import { useRosterQueries } from './roster-queries';

const words = rosters.undo;

const nameOf = (person: RosterView['owner']): string =>
  person === null ? rosters.operator : memberTitle(person);

function UndoDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const queries = useRosterQueries();
  const { commands } = useServices().toasts;
  const navigate = useNavigate();
  const [failure, setFailure] = useState<string>();
  return (
    <Modal
      open
      onClose={onClose}
      title={words.title}
      confirmLabel={words.confirm}
      confirmTone="danger"
      onConfirm={async () => {
        const answer = await queries.acts.undo({ id });
        queries.outdate(id);
        if (!answer.ok) {
          setFailure(errorMessage(answer.error));
          return false;
        }
        commands.success(words.done);
        void navigate(adminRosterPath(id), { replace: true });
        return true;
      }}
    >
      <FormAlert message={failure} />
      <p>{words.text}</p>
    </Modal>
  );
}

/** What became of a roster, and the way back. */
export function ResultPanel({ roster }: { roster: RosterView }) {
  const { id, tally, appliedAt, appliedBy, undoneAt, undoneBy, undoUntil } = roster;
  const [asks, setAsks] = useState(false);
  const unwritten = tally.find(({ state }) => state === 'unwritten')?.rows ?? 0;
  return (
    <Card room="md" role="region" aria-label={rosters.page.result} css={{ marginBottom: '5' }}>
      <styled.div display="flex" flexDirection="column" gap="2" fontSize="sm">
        <styled.p fontSize="md">{rosters.said(tally)}</styled.p>
        {appliedAt !== null && (
          <styled.p color="fg.muted">{words.applied(nameOf(appliedBy), shanghaiMinute(appliedAt))}</styled.p>
        )}
        {undoneAt !== null && (
          <styled.p color="fg.muted">{words.by(nameOf(undoneBy), shanghaiMinute(undoneAt))}</styled.p>
        )}
        {roster.state === 'applied' && unwritten > 0 && <GoOn roster={roster} rows={unwritten} />}
        {undoUntil !== null && (
          <styled.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
            <Button variant="outline" size="sm" onClick={() => setAsks(true)}>
              {words.button}
            </Button>
            <styled.span color="fg.muted">{words.until(shanghaiMinute(undoUntil))}</styled.span>
          </styled.div>
        )}
      </styled.div>
      {asks && <UndoDialog id={id} onClose={() => setAsks(false)} />}
    </Card>
  );
}
