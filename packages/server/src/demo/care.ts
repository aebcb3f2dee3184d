import type { Care } from '@ykd/application/entities';
import { DAY_MS } from '@ykd/domain/shared';

const LINES: readonly Omit<Care, 'since'>[] = [
  { studentId: 'demo-xiaoming', staffId: 'demo-banzhuren', kind: 'classTeacher' },
  { studentId: 'demo-xiaohong', staffId: 'demo-banzhuren', kind: 'classTeacher' },
  { studentId: 'demo-xiaoming', staffId: 'demo-zhujiao', kind: 'assistant' },
];

/** Who of the demo looks after whom, for a month as of `at` (epoch ms). */
export const demoCare = (at: number): readonly Care[] =>
  LINES.map((line) => ({ ...line, since: at - 30 * DAY_MS }));
