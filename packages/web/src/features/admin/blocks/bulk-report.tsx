import { styled } from '@ykd/adapters-ui/styled';
import { Badge, Modal, SubmitButton } from '@ykd/adapters-ui/widgets';
import type { BulkReport, BulkRow } from '@ykd/application/staff-list';
import { useState } from 'react';
import { memberTitle } from '../member-title';
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

const NOTHING: BulkReport = { batch: null, done: 0, skipped: 0, failed: 0, rows: [] };

const reasonOf = ({ outcome, reason }: BulkRow): string =>
  reason === null ? words.outcomes[outcome] : words.reasons[reason];

/** One that is not there, or not for whoever asked, is nobody by name. */
const nameOf = ({ name, mobile }: BulkRow): string =>
  name === null && mobile === null ? words.unknown : memberTitle({ name, mobile });

/** What became of each row of a bulk act, those that were not done first; what was done can be undone from here. */
export function BulkReportDialog({
  report,
  onClose,
  onUndo,
}: {
  report: BulkReport | undefined;
  onClose: () => void;
  /** Answers whether it went through. */
  onUndo: (batch: string) => Promise<boolean>;
}) {
  const { batch, done, skipped, failed, rows } = report ?? NOTHING;
  const [isUndoing, setUndoing] = useState(false);
  const takeBack = async (of: string): Promise<void> => {
    setUndoing(true);
    const isDone = await onUndo(of);
    setUndoing(false);
    if (isDone) onClose();
  };
  return (
    <Modal
      open={report !== undefined}
      // While it is undone it stays: the answer would close another report.
      onClose={() => {
        if (!isUndoing) onClose();
      }}
      title={words.title}
    >
      <styled.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        columnGap="3"
        rowGap="2"
      >
        <p>{words.summary(done, skipped, failed)}</p>
        {batch !== null && (
          <SubmitButton
            type="button"
            size="sm"
            variant="outline"
            submitting={isUndoing}
            onClick={() => void takeBack(batch)}
          >
            {words.undo(done)}
          </SubmitButton>
        )}
      </styled.div>
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
