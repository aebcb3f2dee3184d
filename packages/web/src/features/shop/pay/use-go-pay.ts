import { errorMessage } from '@ykd/adapters-http/contracts';
import { wordsForReaders } from '@ykd/adapters-http/client';
import type { PaymentInvitation } from '@ykd/application';
import type { PaymentWay } from '@ykd/domain/order';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useServices } from '../../../container/services-context';
import { useShop } from '../../../container/shop-services';
import { common } from '../../../messages/zh-CN/common';
import { pay as words } from '../../../messages/zh-CN/pay';
import { payFailHref, payHref } from '../../../routing/shop-mall';
import type { PayRefusal } from './components/pay-refused';
import { localProviderOf, withReturn } from './provider-address';
import { payByBridge } from './weixin-bridge';

/** A payment that begins with a press and goes on in WeChat. */
export interface GoingToPay {
  readonly submitting: boolean;
  readonly notice: string | undefined;
  /** Why it could not be begun. */
  readonly refusal: PayRefusal | undefined;
  readonly pay: () => Promise<void>;
}

/** Begins a payment inside WeChat, or on WeChat's page in the browser of a phone. */
export const useGoPay = (orderId: string, way: Exclude<PaymentWay, 'NATIVE'>): GoingToPay => {
  const { environment } = useServices();
  const { shop, order } = useShop();
  const navigate = useNavigate();
  const [submitting, setSubmitting] = useState(false);
  const [notice, setNotice] = useState<string>();
  const [refusal, setRefusal] = useState<PayRefusal>();
  const here = `${environment.origin}${payHref(orderId)}`;

  const goOn = async (invitation: PaymentInvitation): Promise<void> => {
    if (invitation.way === 'H5') return window.location.assign(withReturn(invitation.url, here));
    if (invitation.way !== 'JSAPI') return undefined;
    const answer = await payByBridge(window, invitation.params);
    if (answer === 'cancel') return setNotice(words.cancelled);
    if (answer === 'fail') return navigate(payFailHref(orderId));
    if (answer === 'ok') return void (await order.check(orderId));
    return environment.settings.demo === undefined
      ? setNotice(words.noBridge)
      : window.location.assign(localProviderOf(invitation.params, here));
  };

  const begin = async (): Promise<void> => {
    const result = await shop.pay({ orderId, way });
    if (result.ok) return goOn(result.value);
    if (result.error.kind === 'weixin-not-bound') return setRefusal(result.error);
    // The order stands otherwise than the page shows.
    if (result.error.kind === 'order-state') void order.open(orderId);
    return setNotice(errorMessage(result.error));
  };

  const pay = async (): Promise<void> => {
    setSubmitting(true);
    setNotice(undefined);
    try {
      await begin();
    } catch (error) {
      setNotice(wordsForReaders(error) ?? common.failedRequest);
    } finally {
      setSubmitting(false);
    }
  };
  return { submitting, notice, refusal, pay };
};
