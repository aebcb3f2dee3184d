import { DEV_PATH } from '@ykd/domain/access';

/** Below this path the payment provider that is built in for the demo shows its page to payers. */
export const LOCAL_WEIXIN_PAY_PREFIX = `${DEV_PATH}/weixinpay`;

/** Where its receivers confirm transfers. */
export const LOCAL_TRANSFERS_PATH = `${LOCAL_WEIXIN_PAY_PREFIX}/transfers`;

/** Below this path the chat that is built in for the demo shows its rooms. */
export const LOCAL_CHAT_PREFIX = `${DEV_PATH}/chat/room`;

/** Below this path the WeChat that is built in for the demo answers as the real one does below its own hosts. */
export const LOCAL_WEIXIN_PREFIX = `${DEV_PATH}/weixin`;

/** Where it shows what it was asked to send. */
export const LOCAL_WEIXIN_INBOX_PATH = `${LOCAL_WEIXIN_PREFIX}/messages`;
