import type { YearReport } from '@ykd/application/year-report';
import type { ReportEditionName, ReportTopic } from '@ykd/domain/report';
import { Suspense, useState, type ReactNode } from 'react';
import { lazyPart } from '../../../routing/lazy-part';
import { StoryButton } from '../story-button';
import { share as words } from '../messages/zh-CN/share';

const ShareDialog = lazyPart(async () => (await import('./share-dialog')).ShareDialog);

/** The way to the picture of a page; at the end of the story, to the poster of the whole year. */
export function ShareReport({
  edition,
  topic,
  report,
}: {
  readonly edition: ReportEditionName;
  readonly topic: ReportTopic;
  readonly report: YearReport;
}): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const isPoster = topic === 'end';
  return (
    <>
      <StoryButton type="button" kind={isPoster ? 'solid' : 'bare'} onClick={() => setOpen(true)}>
        {isPoster ? words.poster : words.page}
      </StoryButton>
      {isOpen && (
        <Suspense fallback={null}>
          <ShareDialog
            edition={edition}
            topic={isPoster ? 'poster' : topic}
            report={report}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
