import { wordsForReaders } from '@ykd/adapters-http/client';
import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import type { ConsentState } from '@ykd/application/year-report';
import { useId, useState } from 'react';
import { useServices } from '../../../container/services-context';
import { common } from '../../../messages/zh-CN/common';
import { Sheet } from './sheet';
import { consent as words } from '../messages/zh-CN/consent';
import { StoryButton } from '../story-button';
import { useConsentQueries } from '../consent-queries';

const textOf = ({ year, isGiven, hasTeacher }: ConsentState): string => {
  if (!isGiven) return words.unsaid(year);
  return hasTeacher ? words.given(year) : words.givenToNobody(year);
};

/** What the student decided, and the way to decide otherwise. */
function Decision({ state }: { state: ConsentState }) {
  const { toasts } = useServices();
  const { setConsent } = useConsentQueries();
  const [isBusy, setBusy] = useState(false);
  const { year, isGiven } = state;
  const change = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    try {
      const answer = await setConsent(year, !isGiven);
      if (!answer.ok) toasts.commands.error(words.failed);
    } catch (error) {
      toasts.commands.error(words.failed, { description: wordsForReaders(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <p role="status">{textOf(state)}</p>
      <styled.div>
        {/* Disabled, it would lose the focus. */}
        <StoryButton type="button" aria-disabled={isBusy || undefined} onClick={() => void change()}>
          {isGiven ? words.withdraw : words.give}
        </StoryButton>
      </styled.div>
    </>
  );
}

/** Whether the class teacher sees the report of a year, which the student decides; nothing where nobody would see it. */
export function ReportConsent({ year }: { year: number }) {
  const titleId = useId();
  const { value: state, status, retry } = useQuery(useConsentQueries().consent, year);
  const isUnknown = state === undefined && status === 'failed';
  if (!isUnknown && !(state?.isGiven || state?.hasTeacher)) return null;
  return (
    <Sheet as="section" aria-labelledby={titleId}>
      <styled.h2 id={titleId} fontSize="md" fontWeight="semibold">
        {words.title}
      </styled.h2>
      {state !== undefined && <Decision state={state} />}
      {isUnknown && (
        <>
          <p role="status">{words.unread}</p>
          <styled.div>
            <StoryButton type="button" onClick={retry}>
              {common.retry}
            </StoryButton>
          </styled.div>
        </>
      )}
    </Sheet>
  );
}
