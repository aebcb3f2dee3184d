import { wordsForReaders } from '@ykd/adapters-http/client';
import { errorMessage } from '@ykd/adapters-http/contracts';
import { Button } from '@ykd/adapters-ui/widgets';
import type { StaffCheckInPort } from '@ykd/application/check-in';
import { useState } from 'react';
import { useServices } from '../../../container/services-context';
import { checkIns } from '../messages/zh-CN/check-ins';

const { remind: words } = checkIns;

/** Reminds those in one's care who take part and have not written today. */
export function RemindMissing({
  campaign,
  port,
}: {
  campaign: string;
  port: Pick<StaffCheckInPort, 'remindMissing'>;
}) {
  const { error, info, success } = useServices().toasts.commands;
  const [isBusy, setBusy] = useState(false);
  const remind = async (): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    try {
      const answer = await port.remindMissing({ campaign });
      if (!answer.ok) error(errorMessage(answer.error));
      else if (answer.value.told > 0) success(words.told(answer.value.told, answer.value.missing));
      else info(words.nobody(answer.value.missing));
    } catch (cause) {
      error(words.failed, { description: wordsForReaders(cause) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="outline" aria-disabled={isBusy} onClick={() => void remind()}>
      {words.press}
    </Button>
  );
}
