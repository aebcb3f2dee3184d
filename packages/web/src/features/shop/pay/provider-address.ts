import { LOCAL_WEIXIN_PAY_PREFIX } from '@ykd/adapters-http/contracts';
import type { BridgeParams } from '@ykd/application/ports';

/** An address of the provider that leads back here afterwards. */
export const withReturn = (address: string, here: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams({ redirect_url: here }).toString()}`;

/** Where a payment inside WeChat is made when there is no WeChat around the page, in the demo. */
export const localProviderOf = ({ package: prepaid }: BridgeParams, here: string): string =>
  withReturn(`${LOCAL_WEIXIN_PAY_PREFIX}?pr=${encodeURIComponent(prepaid.replace(/^prepay_id=/, ''))}`, here);

/** The address in a code to scan, where that is a page that a browser can open. */
export const openableCode = (codeUrl: string): string | undefined =>
  URL.canParse(codeUrl) && /^https?:$/.test(new URL(codeUrl).protocol) ? codeUrl : undefined;
