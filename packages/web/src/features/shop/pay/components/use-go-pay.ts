import { errorMessage } from '@ykd/adapters-http/contracts';
import { wordsForReaders } from '@ykd/adapters-http/client';
import type { PaymentInvitation } from '@ykd/application/shop';
import { WAIT_PAY_STATUS, type PaymentWay } from '@ykd/domain/order';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { startWith } from 'rxjs';
import { useServices } from '../../../../container/services-context';
import { useShop } from '../../services';
import { common } from '../../../../messages/zh-CN/common';
import { pay as words } from '../../messages/zh-CN/pay';
import { payFailHref, payHref } from '../../../../routing/shop-mall';
import { PAYING } from '../../../../routing/tab-note';
import type { PayNotice } from './notice-line';
import type { PayRefusal } from './pay-refused';
import { localProviderOf, withReturn } from '../provider-address';
import { payByBridge } from '../../../../components/weixin-bridge';

/** A payment that begins with a press and goes on in WeChat. */
export interface GoingToPay {
  readonly submitting: boolean;
  /** Whether WeChat was asked for the payment, and how that ended is not known yet. */
  readonly waiting: boolean;
  readonly notice: PayNotice | undefined;
  /** Why it could not be begun. */
  readonly refusal: PayRefusal | undefined;
  readonly pay: () => Promise<void>;
}

/** What the button says that begins it. */
export const PAY_LABELS = { JSAPI: words.payNow, H5: words.openWeixin };

/** Begins a payment inside WeChat, or on WeChat's page in the browser of a phone. */
export const useGoPay = (orderId: string, way: Exclude<PaymentWay, 'NATIVE'>): GoingToPay => {
  const { environment } = useServices();
  const { shown$ } = environment;
  const { shop, order } = useShop();
  const navigate = useNavigate();
  const [submitting, setSubmitting] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const [notice, setNotice] = useState<PayNotice>();
  const [refusal, setRefusal] = useState<PayRefusal>();
  const here = `${environment.origin}${payHref(orderId)}`;

  const tell = (said: PayNotice): void => {
    setWaiting(false);
    setNotice(said);
  };
  const tellError = (error: unknown): void => tell({ title: wordsForReaders(error) ?? common.failedRequest });

  const leaveFor = (address: string): void => {
    PAYING.leave(environment, orderId);
    window.location.assign(address);
  };

  const comeBack = async (): Promise<void> => {
    setWaiting(true);
    try {
      const result = await order.check(orderId);
      if (!result.ok) tell({ title: words.checkFailed });
      else if (result.value.status === WAIT_PAY_STATUS) tell(words.returned(PAY_LABELS[way]));
    } catch (error) {
      tellError(error);
    }
  };
  const lookBack = useEffectEvent(() => {
    if (PAYING.take(environment, orderId)) void comeBack();
  });
  useEffect(() => {
    const looking = shown$.pipe(startWith(undefined)).subscribe(() => lookBack());
    return () => looking.unsubscribe();
  }, [shown$]);

  const goOn = async (invitation: PaymentInvitation): Promise<void> => {
    setWaiting(true);
    if (invitation.way === 'H5') return leaveFor(withReturn(invitation.url, here));
    if (invitation.way !== 'JSAPI') return undefined;
    const answer = await payByBridge(window, invitation.params);
    if (answer === 'cancel') return tell(words.returned(PAY_LABELS[way]));
    if (answer === 'fail') return navigate(payFailHref(orderId));
    if (answer === 'ok') return void (await order.check(orderId));
    return environment.settings.demo === undefined
      ? tell({ title: words.noBridge })
      : leaveFor(localProviderOf(invitation.params, here));
  };

  const begin = async (): Promise<void> => {
    const result = await shop.pay({ orderId, way });
    if (result.ok) return goOn(result.value);
    const { kind } = result.error;
    if (kind === 'weixin-not-bound' || kind === 'payment-unavailable') return setRefusal(result.error);
    // The order stands otherwise than the page shows.
    if (kind === 'order-state') void order.open(orderId);
    return tell({ title: errorMessage(result.error) });
  };

  const pay = async (): Promise<void> => {
    setSubmitting(true);
    setNotice(undefined);
    setRefusal(undefined);
    try {
      await begin();
    } catch (error) {
      tellError(error);
    } finally {
      setSubmitting(false);
    }
  };
  return { submitting, waiting, notice, refusal, pay };
};
