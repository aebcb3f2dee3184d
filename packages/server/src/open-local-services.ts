import type { Config } from './settings/config.js';
import type { LocalServiceParts, LocalServices } from './settings/local-services.js';

/** Whether anything is left to the built-in services. In production nothing is: the settings see to it. */
const needsLocalServices = ({ demo, sms, weixin, weixinPay, chat, accounts }: Config): boolean =>
  demo ||
  [sms, weixin, weixinPay, chat, accounts.chat, accounts.codeHost].some(({ kind }) => kind === 'local');

/** Starts the built-in services that the settings ask for. Where they ask for none, the code is not even loaded. */
export const openLocalServices = async (parts: LocalServiceParts): Promise<LocalServices | undefined> => {
  if (!needsLocalServices(parts.config)) return undefined;
  const { startLocalServices } = await import('./local/start.js');
  return startLocalServices(parts);
};
