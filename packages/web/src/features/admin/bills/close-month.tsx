import { errorMessage } from '@ykd/adapters-http/contracts';
import { wordsForReaders } from '@ykd/adapters-http/client';
import { Button, Modal } from '@ykd/adapters-ui/widgets';
import { styled } from '@ykd/adapters-ui/styled';
import type { MonthPage } from '@ykd/application/bill';
import { useState } from 'react';
import { useServices } from '../../../container/services-context';
import { bills as words } from '../messages/zh-CN/bills';
import { Part, Quiet } from '../components/detail-parts';
import { useBillQueries } from './bill-queries';
import { closedWords } from './month-table';

/** Closes a month, or says what keeps it open. */
export function CloseMonth({ page: { line, issue }, mayClose }: { page: MonthPage; mayClose: boolean }) {
  const { month } = line;
  const queries = useBillQueries();
  const { commands } = useServices().toasts;
  const [isAsking, setAsking] = useState(false);
  const title = words.monthTitle(month);
  const close = async (): Promise<void> => {
    try {
      const answer = await queries.closeMonth({ month });
      if (answer.ok) commands.success(words.closeDone(title));
      else commands.error(words.closeFailed, { description: errorMessage(answer.error) });
    } catch (error) {
      commands.error(words.closeFailed, { description: wordsForReaders(error) });
    }
    queries.outdate();
    setAsking(false);
  };
  const closed = closedWords(line);
  return (
    <Part title={words.close}>
      <styled.p fontSize="sm" fontWeight="medium">
        {closed ?? issue ?? words.closeReady}
      </styled.p>
      <styled.div marginTop="1">
        <Quiet>{words.closeHint}</Quiet>
      </styled.div>
      {closed === undefined && mayClose && (
        <styled.div marginTop="3">
          <Button size="sm" disabled={issue !== null} onClick={() => setAsking(true)}>
            {words.close}
          </Button>
        </styled.div>
      )}
      {isAsking && (
        <Modal
          open
          onClose={() => setAsking(false)}
          title={words.closeTitle(title)}
          onConfirm={close}
          confirmLabel={words.close}
        >
          <styled.p color="fg.muted">{words.closeText}</styled.p>
        </Modal>
      )}
    </Part>
  );
}
