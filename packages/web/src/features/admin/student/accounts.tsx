import { wordsForReaders } from '@ykd/adapters-http/client';
import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Badge, SubmitButton, type BadgeProps } from '@ykd/adapters-ui/widgets';
import type { SyncView } from '@ykd/application/account-sync';
import { shanghaiMinute } from '@ykd/domain/shared';
import { useState } from 'react';
import { useServices } from '../../../container/services-context';
import { useLookAgain } from '../blocks/use-look-again';
import { PartAnswer } from '../components/failed-line';
import { student } from '../messages/zh-CN/student';
import { Lines, Quiet, waiting } from './parts';
import { useStudentQueries } from '../queries/student-page-queries';

const words = student.devices;

const TONES: Readonly<Record<SyncView['state'], BadgeProps['tone']>> = {
  waiting: 'info',
  failing: 'amber',
  failed: 'danger',
  done: 'brand',
};

const isBroken = ({ state }: SyncView): boolean => state === 'failing' || state === 'failed';

/** How his accounts in other services are, and another try for what did not arrive there. */
export function Accounts({ userId }: { userId: string }) {
  const { toasts } = useServices();
  const queries = useStudentQueries();
  const accounts = useQuery(queries.accounts, { userId });
  const [isTrying, setTrying] = useState(false);
  const { value, retry: lookAgain } = accounts;
  const onWay = value?.filter(({ state }) => state === 'waiting').map(({ target }) => target) ?? [];
  useLookAgain(onWay.join(), value, lookAgain);

  const failed = (error?: unknown): void =>
    void toasts.commands.error(words.retryFailed, { description: wordsForReaders(error) });
  const retry = async (): Promise<void> => {
    setTrying(true);
    try {
      const answer = await queries.retryAccounts({ userId });
      if (answer.ok) toasts.commands.success(words.retried(answer.value.count));
      else failed();
    } catch (error) {
      failed(error);
    }
    setTrying(false);
  };
  return (
    <styled.div marginTop="6">
      <styled.h3 fontSize="sm" fontWeight="medium" marginBottom="3">
        {words.accounts}
      </styled.h3>
      <PartAnswer
        of={accounts}
        failed={student.sectionFailed(words.accounts)}
        waiting={waiting}
        isEmpty={({ length }) => length === 0}
        empty={<Quiet>{words.noAccounts}</Quiet>}
      >
        {(list) => (
          <>
            <Lines>
              {list.map(({ target, state, error, gmtModified }) => (
                <li key={target}>
                  <styled.p display="flex" flexWrap="wrap" alignItems="center" columnGap="3">
                    <styled.span fontWeight="medium">{words.targets[target]}</styled.span>
                    <Badge tone={TONES[state]}>{words.states[state]}</Badge>
                    <styled.span color="fg.muted" marginInlineStart={{ md: 'auto' }}>
                      {shanghaiMinute(gmtModified)}
                    </styled.span>
                  </styled.p>
                  {error && <Quiet>{error}</Quiet>}
                </li>
              ))}
            </Lines>
            {list.some(isBroken) && (
              <SubmitButton
                type="button"
                variant="outline"
                size="sm"
                marginTop="4"
                submitting={isTrying}
                onClick={() => void retry()}
              >
                {words.retry}
              </SubmitButton>
            )}
          </>
        )}
      </PartAnswer>
    </styled.div>
  );
}
