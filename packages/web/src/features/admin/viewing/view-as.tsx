import { clientOf } from '@ykd/adapters-http/client';
import { viewingCalls } from '@ykd/adapters-http/contracts';
import { useQuery, useStore } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Button } from '@ykd/adapters-ui/widgets';
import { ADMIN_PATH, LEARN_PATH, mayViewAs, type StaffMember } from '@ykd/domain/access';
import { PEOPLE_REASON_MAX } from '@ykd/domain/people';
import { useState } from 'react';
import { partOf } from '../../../container/part-of';
import { useServices } from '../../../container/services-context';
import { adminQueriesOf, useAdminQueries } from '../admin-queries';
import { ConfirmWithReason } from '../blocks/confirm-with-reason';
import { viewAs as words } from '../messages/zh-CN/view-as';

/** Why somebody looks as somebody else, in characters. */
const REASON = { min: 2, max: PEOPLE_REASON_MAX } as const;

const callsOf = partOf((services) => clientOf(adminQueriesOf(services).ways.watched, viewingCalls));

type Viewed = { userId: string; name: string; staff?: StaffMember | undefined };

/** Leads to what somebody sees, for whoever may look as him; without `staff` he is a student. */
export function ViewAs({ userId, name, staff }: Viewed) {
  const services = useServices();
  const me = useQuery(useAdminQueries().me, undefined).value;
  const ownId = useStore(services.base, ({ user }) => user?.id);
  const [isAsking, setAsking] = useState(false);
  if (userId === ownId || !mayViewAs(me, staff)) return null;
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setAsking(true)}>
        {words.button}
      </Button>
      {isAsking && (
        <ConfirmWithReason
          onClose={() => setAsking(false)}
          title={words.title(name)}
          text={words.text}
          confirmLabel={words.confirm}
          tone="brand"
          length={REASON}
          act={(reason) => callsOf(services).start({ userId, reason })}
          // A page from the start: nothing that was read as oneself is left in it.
          onDone={() => window.location.assign(staff === undefined ? LEARN_PATH : ADMIN_PATH)}
        >
          <styled.p fontSize="sm" color="fg.muted">
            {words.logged}
          </styled.p>
        </ConfirmWithReason>
      )}
    </>
  );
}
