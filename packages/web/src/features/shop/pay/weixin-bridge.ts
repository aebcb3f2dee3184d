import type { BridgeParams } from '@ykd/application/ports';

/** What WeChat has in its windows. */
interface WeixinJSBridge {
  invoke(
    name: 'getBrandWCPayRequest',
    params: BridgeParams,
    answer: (result: { readonly err_msg: string }) => void,
  ): void;
}

type BridgeWindow = Pick<Window, 'document'> & { readonly WeixinJSBridge?: WeixinJSBridge };

/** How a payment inside WeChat ended; `no-bridge`: this is not WeChat, whatever it says. */
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

/** Opens the payment inside WeChat. What it answers is a hint only: whether it was paid, the server knows. */
export const payByBridge = async (window: BridgeWindow, params: BridgeParams): Promise<BridgeAnswer> => {
  const bridge = await bridgeOf(window);
  if (bridge === undefined) return 'no-bridge';
  return new Promise((resolve) => {
    bridge.invoke('getBrandWCPayRequest', params, ({ err_msg }) => {
      const [, said] = err_msg.split(':');
      resolve(said === 'ok' || said === 'cancel' ? said : 'fail');
    });
  });
};
