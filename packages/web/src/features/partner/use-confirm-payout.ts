import { errorMessage, LOCAL_TRANSFERS_PATH } from '@ykd/adapters-http/contracts';
import { useState } from 'react';
import { confirmByBridge, type BridgeAnswer } from '../../components/weixin-bridge';
import { useServices } from '../../container/services-context';
import { payouts as words } from './messages/zh-CN/payouts';
import { usePayoutQueries } from './payout-queries';

/** What is said of how it ended; whether it arrived is another matter. */
const SAID: Readonly<Record<BridgeAnswer, string>> = {
  ok: words.confirmed,
  cancel: words.notConfirmed,
  fail: words.notConfirmed,
  'no-bridge': words.inWeixin,
};

/** Opens the confirmation of a transfer that waits for the member; in the demo without WeChat that of the built-in one. */
export const useConfirmPayout = () => {
  const { environment, toasts } = useServices();
  const { confirm, mine } = usePayoutQueries();
  const [isBusy, setBusy] = useState(false);
  const open = async (id: string): Promise<void> => {
    const { info, error } = toasts.commands;
    setBusy(true);
    try {
      const params = await confirm({ id });
      if (!params.ok) {
        error(words.notOpened, { description: errorMessage(params.error) });
        return;
      }
      const answer = await confirmByBridge(window, params.value);
      if (answer === 'no-bridge' && environment.settings.demo !== undefined)
        window.location.assign(LOCAL_TRANSFERS_PATH);
      else info(SAID[answer]);
    } finally {
      setBusy(false);
      // Whether it arrived, the server knows.
      mine.outdate();
    }
  };
  return { open, isBusy };
};
