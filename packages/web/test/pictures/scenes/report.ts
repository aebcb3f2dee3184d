import { REPORT_PAGES } from '@ykd/domain/access';
import { REPORT_EMPTY_PATH } from '@ykd/domain/report';
import { at, failing, loading, type Scene } from '../scene.js';

const ME = { account: 'xiaoming' } as const;
const REPORT = '**/api/report/year*';

/** `/report2024/page4` → `report/report2024-page4` */
const nameOf = (path: string): string => `report/${path.slice(1).replaceAll('/', '-')}`;

/** The yearly reports: each page, as far as the year has it, and those of who did not study in it. */
export const reportScenes: readonly Scene[] = [
  ...REPORT_PAGES.filter(({ path }) => path !== REPORT_EMPTY_PATH).map(({ path }) =>
    at(nameOf(path), path, ME),
  ),
  at(nameOf(REPORT_EMPTY_PATH), `${REPORT_EMPTY_PATH}?edition=report2023`, { account: 'xiaohong' }),
  loading('report/loading', '/report', REPORT, ME),
  failing('report/failed', '/report', { ...ME, lost: REPORT, text: '报告没有加载出来' }),
];
