import type { DifferenceLine } from '@ykd/application/bill';
import { SETTLE_NOTE_MAX } from '@ykd/domain/bill';
import { useServices } from '../../../container/services-context';
import { ConfirmWithReason } from '../blocks/confirm-with-reason';
import { bills } from '../messages/zh-CN/bills';
import { sideOf } from './difference-cells';
import { useBillQueries } from './bill-queries';

const words = bills.difference;

/** Somebody says how a difference was settled, as he sees it. */
export function SettleDialog({
  difference: { id, version, kind, ours, theirs },
  onClose,
}: {
  difference: DifferenceLine;
  onClose: () => void;
}) {
  const queries = useBillQueries();
  const { commands } = useServices().toasts;
  return (
    <ConfirmWithReason
      onClose={onClose}
      title={words.settleTitle}
      text={words.settleText}
      consequences={
        kind === 'BILL_GONE'
          ? []
          : [
              { what: bills.ours, count: sideOf(ours) },
              { what: bills.theirs, count: sideOf(theirs) },
            ]
      }
      confirmLabel={words.confirm}
      tone="brand"
      reasonLabel={words.columns.note.title}
      length={{ min: 2, max: SETTLE_NOTE_MAX }}
      act={async (note) => {
        const answer = await queries.settle({ id, note, version });
        // Somebody else was sooner: what he made of it is shown behind the dialog, which says so.
        if (!answer.ok && answer.error.kind !== 'invalid-input') queries.outdate();
        return answer;
      }}
      onDone={() => {
        queries.outdate();
        commands.success(words.settleDone);
        onClose();
      }}
    />
  );
}
