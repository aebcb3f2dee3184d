import type { PaymentWay } from '@ykd/domain/order';

/** Where WeChat Pay answers, unless the settings say otherwise. */
export const WXPAY_API_URL = 'https://api.mch.weixin.qq.com';

/** The only way to sign that API v3 has. */
export const SCHEME = 'WECHATPAY2-SHA256-RSA2048';

/** How far apart the clocks of both sides may be, and so how old a message may be. */
export const MESSAGE_MAX_AGE_MS = 5 * 60_000;

/** How the ids of WeChat Pay's public keys begin; anything else is the serial number of a certificate. */
export const PUBLIC_KEY_ID_PREFIX = 'PUB_KEY_ID_';

/** The only way to seal that API v3 has. */
export const ALGORITHM = 'AEAD_AES_256_GCM';

/** The most bytes (UTF-8) of what a payer reads beside a payment and beside a refund. */
export const DESCRIPTION_MAX_BYTES = 127;
export const REASON_MAX_BYTES = 80;

/** The shape of the merchant's own numbers. */
export const OUT_NO = /^[0-9A-Za-z_\-|*]{6,32}$/;

export const CERTIFICATES_PATH = '/v3/certificates';
const TRANSACTIONS_PATH = '/v3/pay/transactions';
export const OUT_TRADE_NO_PATH = `${TRANSACTIONS_PATH}/out-trade-no`;
export const REFUNDS_PATH = '/v3/refund/domestic/refunds';

export const TRANSFERS_PATH = '/v3/fund-app/mch-transfer/transfer-bills';
export const OUT_BILL_NO_PATH = `${TRANSFERS_PATH}/out-bill-no`;
/** What follows the number of a transfer in the path on which it is cancelled. */
export const CANCEL_PATH_END = '/cancel';
/** The shape of the merchant's own numbers of transfers. */
export const OUT_BILL_NO = /^[0-9A-Za-z]{1,32}$/;
/** What tells that a transfer came to its end. */
export const TRANSFER_EVENT = 'MCHTRANSFER.BILL.FINISHED';

export const TRADE_BILL_PATH = '/v3/bill/tradebill';
/** Below this path the files of bills are had, each for a short while. */
export const BILL_DOWNLOAD_PATH = '/v3/billdownload/file';

/** The last part of the path on which a payment is begun, and what its answer calls the invitation. */
export const WAYS: { readonly [Way in PaymentWay]: { readonly path: string; readonly answer: string } } = {
  NATIVE: { path: `${TRANSACTIONS_PATH}/native`, answer: 'code_url' },
  JSAPI: { path: `${TRANSACTIONS_PATH}/jsapi`, answer: 'prepay_id' },
  H5: { path: `${TRANSACTIONS_PATH}/h5`, answer: 'h5_url' },
};

/** The headers of what WeChat Pay signs, in lower case. */
export const HEADERS = {
  serial: 'wechatpay-serial',
  signature: 'wechatpay-signature',
  signatureType: 'wechatpay-signature-type',
  timestamp: 'wechatpay-timestamp',
  nonce: 'wechatpay-nonce',
} as const;

/** The error codes that say: there is no such payment (the second one is its older name), no such refund. */
export const NO_SUCH_TRADE: readonly string[] = ['ORDER_NOT_EXIST', 'ORDERNOTEXIST'];
export const NO_SUCH_REFUND: readonly string[] = ['RESOURCE_NOT_EXISTS'];

/** The error code that says: there is no such transfer. */
export const NO_SUCH_TRANSFER: readonly string[] = ['NOT_FOUND'];

/** The error codes that say: a bill is not ready yet, there is nothing to tell of that day. */
export const BILL_CREATING: readonly string[] = ['STATEMENT_CREATING'];
export const NO_BILL: readonly string[] = ['NO_STATEMENT_EXIST'];
