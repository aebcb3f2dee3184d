import { SMS_CODE_LIFETIME_MS } from '@ykd/domain/member';

/** Texts of the field for the code of a short message. */
export const smsCode = {
  label: '验证码',
  placeholder: '6 位数字',
  sent: (mobile: string) =>
    `已发送到 ${mobile.replace(/^(\d{3})\d{4}/, '$1****')}，${SMS_CODE_LIFETIME_MS / 60_000} 分钟内有效`,
} as const;
