import type { BridgeParams, ConfirmParams } from '@ykd/application/ports';

/** What WeChat can be asked, and with what. */
interface Asked {
  readonly getBrandWCPayRequest: BridgeParams;
  readonly requestMerchantTransfer: ConfirmParams;
}

/** What WeChat has in its windows. */
interface WeixinJSBridge {
  invoke<Name extends keyof Asked>(
    name: Name,
    params: Asked[Name],
    answer: (result: { readonly err_msg: string }) => void,
  ): void;
}

type BridgeWindow = Pick<Window, 'document'> & { readonly WeixinJSBridge?: WeixinJSBridge };

/** How what was opened inside WeChat ended; `no-bridge`: this is not WeChat, whatever it says. */
export type BridgeAnswer = 'ok' | 'cancel' | 'fail' | 'no-bridge';

/** How long a page waits for its bridge, which may come after the page. */
const BRIDGE_WAIT_MS = 1500;

const bridgeOf = async (window: BridgeWindow): Promise<WeixinJSBridge | undefined> => {
  if (window.WeixinJSBridge === undefined) {
    await new Promise<void>((resolve) => {
      setTimeout(resolve, BRIDGE_WAIT_MS);
      window.document.addEventListener('WeixinJSBridgeReady', () => resolve(), { once: true });
    });
  }
  return window.WeixinJSBridge;
};

const invoke = async <Name extends keyof Asked>(
  window: BridgeWindow,
  name: Name,
  params: Asked[Name],
): Promise<BridgeAnswer> => {
  const bridge = await bridgeOf(window);
  if (bridge === undefined) return 'no-bridge';
  return new Promise((resolve) => {
    bridge.invoke(name, params, ({ err_msg }) => {
      const [, said] = err_msg.split(':');
      resolve(said === 'ok' || said === 'cancel' ? said : 'fail');
    });
  });
};

/** Opens the payment inside WeChat. What it answers is a hint only: whether it was paid, the server knows. */
export const payByBridge = (window: BridgeWindow, params: BridgeParams): Promise<BridgeAnswer> =>
  invoke(window, 'getBrandWCPayRequest', params);

/** Opens the confirmation of a transfer inside WeChat. What it answers is a hint only: whether it arrived, the server knows. */
export const confirmByBridge = (window: BridgeWindow, params: ConfirmParams): Promise<BridgeAnswer> =>
  invoke(window, 'requestMerchantTransfer', params);
