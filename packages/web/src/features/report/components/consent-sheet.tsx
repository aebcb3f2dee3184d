import { wordsForReaders } from '@ykd/adapters-http/client';
import { styled } from '@ykd/adapters-ui/styled';
import type { ConsentState } from '@ykd/application/year-report';
import { useId, useState } from 'react';
import { useServices } from '../../../container/services-context';
import { useConsentQueries } from '../consent-queries';
import { consent as words } from '../messages/zh-CN/consent';
import { StoryButton } from '../story-button';
import { yearsToDecide } from '../years-to-decide';
import { Sheet } from './sheet';

/** What the student decided about a year, and the way to decide otherwise. */
function Decision({ year, isGiven }: { year: number; isGiven: boolean }) {
  const { toasts } = useServices();
  const { setConsent } = useConsentQueries();
  const [isBusy, setBusy] = useState(false);
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
    <styled.li display="flex" flexDirection="column" gap="2">
      <p role="status">{isGiven ? words.given(year) : words.unsaid(year)}</p>
      <div>
        {/* Disabled, it would lose the focus. */}
        <StoryButton type="button" aria-disabled={isBusy || undefined} onClick={() => void change()}>
          {isGiven ? words.withdraw(year) : words.give(year)}
        </StoryButton>
      </div>
    </styled.li>
  );
}

/** What a student decided about his reports, each year with the way to decide otherwise; nothing where there is nothing to decide. */
export function ConsentSheet({ year, state }: { year?: number | undefined; state: ConsentState }) {
  const titleId = useId();
  const [before, setBefore] = useState(state.years);
  // Another device may have agreed since.
  if (state.years.some((one) => !before.includes(one))) setBefore([...before, ...state.years]);
  const years = yearsToDecide({ year, state, before });
  if (years.length === 0) return null;
  return (
    <Sheet as="section" aria-labelledby={titleId}>
      <styled.h2 id={titleId} fontSize="md" fontWeight="semibold">
        {words.title}
      </styled.h2>
      <p>{state.hasTeacher ? words.shown : words.shownToNobody}</p>
      <styled.ul listStyle="none" display="flex" flexDirection="column" gap="4" marginTop="2">
        {years.map((one) => (
          <Decision key={one} year={one} isGiven={state.years.includes(one)} />
        ))}
      </styled.ul>
    </Sheet>
  );
}
