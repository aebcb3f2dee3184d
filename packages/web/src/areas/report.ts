// The yearly reports.
export { ReportPage } from '../features/report/pages/report-page';
export { ReportLayout } from '../layouts/report/report-layout';
