import { styled } from '@ykd/adapters-ui/styled';
import type { YearReport } from '@ykd/application/year-report';
import type { ReportEditionName, ReportTopic } from '@ykd/domain/report';
import { Suspense, useDeferredValue } from 'react';
import { designOf } from '../design-of';

/** As large as a phone has room for: the words come first. */
const Frame = styled('div', {
  base: {
    position: 'relative',
    flex: '1',
    minHeight: '40',
    '& > svg': {
      position: 'absolute',
      inset: '0',
      margin: 'auto',
      width: 'full',
      height: 'full',
      maxWidth: '24rem',
      maxHeight: '18rem',
    },
  },
});

export type TopicPictureProps = { edition: ReportEditionName; topic: ReportTopic; report: YearReport };

/** The drawing of a page, once it is there. The words are rendered before it: both at once take too long for a frame. */
export function TopicPicture({ edition, topic, report }: TopicPictureProps) {
  const { Drawing } = designOf(edition);
  const isDrawn = useDeferredValue(true, false);
  return (
    <Frame aria-hidden>
      <Suspense fallback={null}>{isDrawn && <Drawing topic={topic} report={report} />}</Suspense>
    </Frame>
  );
}
