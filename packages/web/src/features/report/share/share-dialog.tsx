import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Button, CheckBox, ErrorState, Modal } from '@ykd/adapters-ui/widgets';
import { REPORT_PICTURE_SIZES } from '@ykd/application/ports';
import { dayWords, type YearReport } from '@ykd/application/year-report';
import { detectClient } from '@ykd/domain/access';
import type { ReportEditionName, ReportTopic } from '@ykd/domain/report';
import { shanghaiDay } from '@ykd/domain/shared';
import { useState } from 'react';
import { useServices } from '../../../container/services-context';
import { picture as pictureWords } from '../../../messages/zh-CN/picture';
import { share as words } from '../messages/zh-CN/share';
import { useShareQueries } from './share-queries';
import { Drawing, PicturePlace, SharedPicture } from './shared-picture';

export type ShareDialogProps = {
  edition: ReportEditionName;
  /** The page, or the poster in place of the last one. */
  topic: ReportTopic | 'poster';
  report: YearReport;
  onClose: () => void;
};

/** A day with its year: pictures may be open for long. */
const dateWords = (at: number): string => {
  const day = shanghaiDay(at);
  return `${day.slice(0, 4)} 年 ${dayWords(day)}`;
};

/** How a picture is taken along: by a long press on a phone, as a file elsewhere. */
function Ways({ path, file }: { path: string; file: string }) {
  const { userAgent } = useServices().environment;
  if (detectClient(userAgent).mobile)
    return (
      <styled.p textAlign="center" fontWeight="medium">
        {pictureWords.hold}
      </styled.p>
    );
  return (
    <Button asChild>
      <a href={path} download={file}>
        {pictureWords.download}
      </a>
    </Button>
  );
}

/** The picture of a page, or the poster, to be kept and sent on. */
export function ShareDialog({ edition, topic, report, onClose }: ShareDialogProps) {
  const [hidesName, setHidesName] = useState(false);
  const { year, name } = report;
  const asked = useQuery(useShareQueries().address, { edition, year, topic, hidesName, name });
  const isPoster = topic === 'poster';
  const { value } = asked;
  return (
    <Modal
      open
      onClose={onClose}
      title={isPoster ? words.posterTitle : words.pageTitle}
      footer="none"
      width="480px"
    >
      <styled.div display="flex" flexDirection="column" gap="3">
        {value === undefined ? (
          <PicturePlace size={REPORT_PICTURE_SIZES[isPoster ? 'poster' : 'page']}>
            {asked.status !== 'failed' && asked.status !== 'refused' ? (
              <Drawing />
            ) : (
              <ErrorState compact title={words.failed} onRetry={asked.retry} />
            )}
          </PicturePlace>
        ) : (
          <SharedPicture key={value.path} address={value} />
        )}
        {value && <Ways path={value.path} file={pictureWords.file(words.file(report.year, isPoster))} />}
        {report.name !== null && (
          <CheckBox label={words.hide} isChecked={hidesName} onChange={setHidesName} />
        )}
        {value && (
          <styled.p fontSize="sm" color="fg.muted">
            {words.open(dateWords(value.until))}
          </styled.p>
        )}
      </styled.div>
    </Modal>
  );
}
