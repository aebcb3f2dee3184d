import { errorMessage } from '@ykd/adapters-http/contracts';
import { Button, Modal } from '@ykd/adapters-ui/widgets';
import { ADMIN_ROSTER_PATH } from '@ykd/domain/access';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useServices } from '../../../container/services-context';
import { FormAlert } from '../../../forms/form-alert';
import { rosters } from '../messages/zh-CN/rosters';
import { useRosterQueries } from './roster-queries';

const words = rosters.remove;

/** Removes a roster that was not applied, after asking. */
export function RemoveRoster({ id }: { id: string }) {
  const queries = useRosterQueries();
  const navigate = useNavigate();
  const { commands } = useServices().toasts;
  const [asks, setAsks] = useState(false);
  const [failure, setFailure] = useState<string>();
  return (
    <>
      <Button variant="ghost" size="sm" onClick={() => setAsks(true)}>
        {words.button}
      </Button>
      {asks && (
        <Modal
          open
          onClose={() => setAsks(false)}
          title={words.title}
          confirmLabel={words.confirm}
          confirmTone="danger"
          onConfirm={async () => {
            const answer = await queries.acts.remove({ id });
            queries.list.outdate();
            if (!answer.ok) {
              setFailure(errorMessage(answer.error));
              return false;
            }
            commands.success(words.done);
            void navigate(ADMIN_ROSTER_PATH);
            return true;
          }}
        >
          <FormAlert message={failure} />
          <p>{words.text}</p>
        </Modal>
      )}
    </>
  );
}
