import type { CheckInState, CheckInStore } from '@ykd/adapters-ui/stores';
import { Card } from '@ykd/adapters-ui/widgets';
import type { CampaignCheckIns } from '@ykd/application/check-in';
import { useRef } from 'react';
import { useServices } from '../../../container/services-context';
import { checkIn } from '../messages/zh-CN/check-in';
import { unsent as words } from '../messages/zh-CN/entries';
import { common } from '../../../messages/zh-CN/common';
import { phaseOf } from '../../../components/activity/phase';
import { unsentOf } from '../unsent-of';
import { UnsentEntry } from './unsent-entry';

export type ClosedTodayProps = { store: CheckInStore; state: CheckInState; value: CampaignCheckIns };

/** Why there is no entry today, and what was begun and not sent. */
export function ClosedToday({ store, state, value }: ClosedTodayProps) {
  const { toasts } = useServices();
  const hint = useRef<HTMLParagraphElement>(null);
  const unsent = unsentOf(state, value);
  const discard = (): void => {
    const undo = store.discard();
    // The button that was pressed went, and so does that of the toast.
    const keepFocus = () => hint.current?.focus();
    keepFocus();
    toasts.commands.info(words.discarded, {
      action: {
        label: common.undo,
        onSelect: () => {
          undo();
          keepFocus();
        },
      },
    });
  };
  return (
    <>
      <Card asChild>
        <p ref={hint} tabIndex={-1}>
          {phaseOf(value) === 'before' ? checkIn.beforeHint(value.period.firstDay) : checkIn.overHint}
        </p>
      </Card>
      {(unsent.text !== '' || unsent.pictures.length > 0) && <UnsentEntry {...unsent} onDiscard={discard} />}
    </>
  );
}
