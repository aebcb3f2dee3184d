import { styled } from '@ykd/adapters-ui/styled';
import { Badge, Modal } from '@ykd/adapters-ui/widgets';
import type { BulkReport, BulkRow } from '@ykd/application/staff-list';
import { memberName } from '../member-name';
import { bulk as words } from '../messages/zh-CN/bulk';

const Rows = styled('ul', {
  base: {
    listStyle: 'none',
    marginTop: '3',
    maxHeight: '72',
    overflowY: 'auto',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'md',
    '& > li': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      px: '3',
      py: '2',
      fontSize: 'sm',
    },
    '& > li:not(:last-child)': { borderBottomWidth: '1px', borderColor: 'line' },
  },
});

const TONES = { done: 'brand', skipped: 'neutral', failed: 'danger' } as const;

const reasonOf = ({ outcome, reason }: BulkRow): string =>
  reason === null ? words.outcomes[outcome] : words.reasons[reason];

/** One that is not there, or not for whoever asked, is nobody by name. */
const nameOf = ({ name, mobile }: BulkRow): string =>
  name === null && mobile === null ? words.unknown : memberName({ name, mobile });

/** What became of each row of a bulk act, those that were not done first. */
export function BulkReportDialog({
  report,
  onClose,
}: {
  report: BulkReport | undefined;
  onClose: () => void;
}) {
  const { done, skipped, failed, rows } = report ?? { done: 0, skipped: 0, failed: 0, rows: [] };
  return (
    <Modal open={report !== undefined} onClose={onClose} title={words.title}>
      <p>{words.summary(done, skipped, failed)}</p>
      {/* It scrolls, so the keyboard has to come there. */}
      <Rows tabIndex={0} aria-label={words.rows}>
        {rows.map((row) => (
          <li key={row.id}>
            <styled.span minWidth="0" overflowWrap="anywhere">
              {nameOf(row)}
            </styled.span>
            <Badge tone={TONES[row.outcome]}>{reasonOf(row)}</Badge>
          </li>
        ))}
      </Rows>
    </Modal>
  );
}
