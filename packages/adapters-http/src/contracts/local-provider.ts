import { DEV_PATH } from '@ykd/domain/access';

/** Below this path the payment provider that is built in for the demo shows its page to payers. */
export const LOCAL_WEIXIN_PAY_PREFIX = `${DEV_PATH}/weixinpay`;

/** Below this path the chat that is built in for the demo shows its rooms. */
export const LOCAL_CHAT_PREFIX = `${DEV_PATH}/chat/room`;
