import { RequestError, wordsForReaders } from '@ykd/adapters-http/client';
import type { BulkReport } from '@ykd/application/staff-list';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { BulkReportDialog } from '../blocks/bulk-report';
import { useUndo, type UndoAct } from '../blocks/undo-toast';

/** What there is to say where no report came: without an answer nobody knows what the server did. */
export const bulkIssue = (cause: unknown, words: { readonly unsure: string; readonly failed: string }) =>
  cause instanceof RequestError && cause.status === undefined
    ? words.unsure
    : (wordsForReaders(cause) ?? words.failed);

/**
 * What comes after an act on many rows: where all of it was done a word with the way back, else the report, which has the way back
 * itself. `open`: whether its question is there still; `done` lets go of the rows.
 */
export const useBulkReport = ({
  open,
  done,
  undo,
}: {
  readonly open: boolean;
  readonly done: () => void;
  readonly undo: UndoAct;
}): {
  readonly tell: (report: BulkReport, said: (done: number) => string) => void;
  readonly report: ReactNode;
} => {
  const { offer, takeBack, withdraw } = useUndo(undo);
  const [shown, setShown] = useState<BulkReport>();
  const isDone = useRef(false);
  useEffect(() => {
    if (!isDone.current || open || shown !== undefined) return;
    isDone.current = false;
    // Once the focus is back on the button, which goes with what was chosen: it has to go on from there to the rows.
    queueMicrotask(done);
  }, [open, shown, done]);
  const tell = (report: BulkReport, said: (done: number) => string): void => {
    const { batch, done: changed, skipped, failed } = report;
    // What changed nothing leaves the act before it the last one.
    if (batch !== null) withdraw();
    if (skipped + failed > 0) setShown(report);
    else if (batch !== null) offer(said(changed), batch);
    isDone.current = true;
  };
  return {
    tell,
    // Not before the question has gone: of two that are open, the first to go would let the page out.
    report: (
      <BulkReportDialog
        report={open ? undefined : shown}
        onClose={() => setShown(undefined)}
        onUndo={takeBack}
      />
    ),
  };
};
