import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { common } from '../../../messages/zh-CN/common';
import { useConsentQueries } from '../consent-queries';
import { consent as words } from '../messages/zh-CN/consent';
import { StoryButton } from '../story-button';
import { ConsentSheet } from './consent-sheet';
import { Sheet } from './sheet';

/**
 * The reports that the class teacher sees, which the student decides: that of the page's year, and all to which he agreed before,
 * since there may be no other page for them any more.
 */
export function ReportConsent({ year }: { year?: number }) {
  const { value: state, status, retry } = useQuery(useConsentQueries().consent, undefined);
  if (state !== undefined) return <ConsentSheet year={year} state={state} />;
  if (status !== 'failed') return null;
  return (
    <Sheet as="section" aria-label={words.title}>
      <p role="status">{words.unread}</p>
      <styled.div>
        <StoryButton type="button" onClick={retry}>
          {common.retry}
        </StoryButton>
      </styled.div>
    </Sheet>
  );
}
