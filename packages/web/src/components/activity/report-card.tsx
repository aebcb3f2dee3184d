import { styled } from '@ykd/adapters-ui/styled';
import { Button, Card, ChartIcon } from '@ykd/adapters-ui/widgets';
import { progressTone } from '@ykd/domain/course';
import { told } from '../../messages/zh-CN/told';

const texts = told.report;

export type ReportCardProps = {
  /** How far the learner came in the courses that he has begun, in percent. */
  records: readonly { readonly progress: number }[];
  onClose: () => void;
};

/** What the yearly report will be, and what there is of it already. */
export function ReportCard({ records, onClose }: ReportCardProps) {
  return (
    <Card>
      <styled.div display="flex" alignItems="center" gap="2.5" color="amber.fg">
        <ChartIcon size={20} />
        <styled.h2 textStyle="heading" color="fg.default">
          {texts.title}
        </styled.h2>
      </styled.div>
      <styled.div
        fontSize="sm"
        color="fg.muted"
        marginTop="2"
        marginBottom="4"
        display="flex"
        flexDirection="column"
        gap="1.5"
      >
        <p>{texts.what}</p>
        {records.length > 0 && (
          <p>
            {texts.soFar(
              records.length,
              records.filter(({ progress }) => progressTone(progress) === 'green').length,
            )}
          </p>
        )}
        <p>{texts.later}</p>
      </styled.div>
      <Button variant="outline" size="sm" onClick={onClose}>
        {texts.ok}
      </Button>
    </Card>
  );
}
