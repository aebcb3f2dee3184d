import { styled } from '@ykd/adapters-ui/styled';
import { Button, Card, ChartIcon } from '@ykd/adapters-ui/widgets';
import { Link } from 'react-router-dom';
import { told } from '../../messages/zh-CN/told';

const texts = told.report;

export type ReportCardProps = {
  /** Of which the report tells. */
  year: number;
  onClose: () => void;
};

/** Tells that there is a yearly report, and leads to it. */
export function ReportCard({ year, onClose }: ReportCardProps) {
  return (
    <Card>
      <styled.div display="flex" alignItems="center" gap="2.5" color="amber.fg">
        <ChartIcon size={20} />
        <styled.h2 textStyle="heading" color="fg.default">
          {texts.title(year)}
        </styled.h2>
      </styled.div>
      <styled.p fontSize="sm" color="fg.muted" marginTop="2" marginBottom="4">
        {texts.what(year)}
      </styled.p>
      <styled.div display="flex" flexWrap="wrap" gap="2">
        <Button asChild size="sm">
          <Link to="/report">{texts.open}</Link>
        </Button>
        <Button variant="outline" size="sm" onClick={onClose}>
          {texts.ok}
        </Button>
      </styled.div>
    </Card>
  );
}
