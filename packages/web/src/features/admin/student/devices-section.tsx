import { wordsForReaders } from '@ykd/adapters-http/client';
import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Button, Modal } from '@ykd/adapters-ui/widgets';
import { deviceInWords } from '@ykd/application/device';
import type { StudentSession } from '@ykd/application/student-page';
import { hasRight } from '@ykd/domain/access';
import { useState } from 'react';
import { lastUsedInWords } from '../../../components/last-used';
import { useServices } from '../../../container/services-context';
import { useAdminQueries } from '../admin-queries';
import { PartAnswer } from '../components/failed-line';
import { student } from '../messages/zh-CN/student';
import { Accounts } from './accounts';
import { Lines, Quiet, waiting } from './parts';
import { Section } from './section';
import { useStudentQueries } from '../queries/student-page-queries';

const words = student.devices;

function DeviceLine({ session, now, onEnd }: { session: StudentSession; now: number; onEnd: () => void }) {
  const device = deviceInWords(session.userAgent);
  const used = words.used(lastUsedInWords(session.lastSeenAt, now));
  return (
    <styled.li display="flex" alignItems="center" gap="4">
      <styled.div flex="1" minWidth="0">
        <styled.p fontWeight="medium">{device}</styled.p>
        <Quiet>{session.address === null ? used : `${used} · ${session.address}`}</Quiet>
      </styled.div>
      <Button variant="outline" size="sm" aria-label={words.endOf(device)} onClick={onEnd}>
        {words.end}
      </Button>
    </styled.li>
  );
}

/** Where he is logged in, and how his accounts in other services are. */
export function DevicesSection({ userId }: { userId: string }) {
  const { toasts, environment } = useServices();
  const queries = useStudentQueries();
  const sessions = useQuery(queries.sessions, { userId });
  const staff = useQuery(useAdminQueries().me, undefined).value;
  const [isAsking, setAsking] = useState(false);

  const failed = (error?: unknown): void =>
    void toasts.commands.error(words.endFailed, { description: wordsForReaders(error) });
  const end = async (id: string): Promise<void> => {
    try {
      const answer = await queries.endSession({ userId, id });
      if (answer.ok) toasts.commands.success(words.ended);
      else failed();
    } catch (error) {
      failed(error);
    }
  };
  const endAll = async (): Promise<boolean> => {
    const answer = await queries.endSessions({ userId });
    if (answer.ok) toasts.commands.success(words.endedAll(answer.value.ended));
    else failed();
    return answer.ok;
  };

  return (
    <Section name="devices">
      <styled.h3 fontSize="sm" fontWeight="medium" marginBottom="3">
        {words.sessions}
      </styled.h3>
      <PartAnswer
        of={sessions}
        failed={student.sectionFailed(words.sessions)}
        waiting={waiting}
        isEmpty={({ length }) => length === 0}
        empty={<Quiet>{words.none}</Quiet>}
      >
        {(list) => (
          <>
            <Lines>
              {list.map((session) => (
                <DeviceLine
                  key={session.id}
                  session={session}
                  now={environment.clock.now()}
                  onEnd={() => void end(session.id)}
                />
              ))}
            </Lines>
            <Button
              variant="outline"
              size="sm"
              marginTop="4"
              color="danger.fg"
              onClick={() => setAsking(true)}
            >
              {words.endAll}
            </Button>
          </>
        )}
      </PartAnswer>
      {hasRight(staff, 'accounts.sync') && <Accounts userId={userId} />}
      <Modal
        open={isAsking}
        onClose={() => setAsking(false)}
        title={words.endAllTitle}
        width="420px"
        confirmLabel={words.endAll}
        confirmTone="danger"
        onConfirm={endAll}
        onError={failed}
      >
        {words.endAllText(sessions.value?.length ?? 0)}
      </Modal>
    </Section>
  );
}
