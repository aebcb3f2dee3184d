import { DEV_PATH } from '@ykd/domain/access';

/** The page of the payment provider that is built in for the demo. */
export const LOCAL_PROVIDER_PATH = `${DEV_PATH}/weixinpay`;
