/** The least that a production server has to be told. */
export const PRODUCTION = {
  NODE_ENV: 'production',
  SESSION_SECRET: 'production-session-secret-0123456789',
  PUBLIC_ORIGIN: 'https://ykd.example',
  STAFF_SECOND_FACTOR: 'required',
  SMS_ALIYUN_ACCESS_KEY_ID: 'key-id',
  SMS_ALIYUN_ACCESS_KEY_SECRET: 'key-secret',
  SMS_ALIYUN_SIGN_NAME: '优课达',
  SMS_ALIYUN_TEMPLATE_CODE: 'SMS_1',
} as const;
