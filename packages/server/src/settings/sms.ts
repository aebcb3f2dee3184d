import { ALIYUN_SMS_ENDPOINT, type AliyunSmsSettings } from '@ykd/adapters-http/upstream';
import { DEFAULT_SMS_RULES, type SmsRules } from '@ykd/application/shared';
import { z } from 'zod';
import { isOrigin } from './origin.js';
import { span } from './span.js';

const ENDPOINT = 'SMS_ALIYUN_ENDPOINT';

/** The settings without which Alibaba Cloud sends nothing. */
const NAMES = [
  'SMS_ALIYUN_ACCESS_KEY_ID',
  'SMS_ALIYUN_ACCESS_KEY_SECRET',
  'SMS_ALIYUN_SIGN_NAME',
  'SMS_ALIYUN_TEMPLATE_CODE',
] as const;

/** What the environment may say of the SMS service. */
export const smsShape = {
  SMS_ALIYUN_ACCESS_KEY_ID: z.string().optional(),
  SMS_ALIYUN_ACCESS_KEY_SECRET: z.string().optional(),
  SMS_ALIYUN_SIGN_NAME: z.string().optional(),
  SMS_ALIYUN_TEMPLATE_CODE: z.string().optional(),
  SMS_ALIYUN_TEXT_TEMPLATE_CODE: z.string().optional(),
  [ENDPOINT]: z
    .string()
    .refine(isOrigin, '应为来源，如 https://dysmsapi.aliyuncs.com')
    .default(ALIYUN_SMS_ENDPOINT),
};

/** What the environment may say of how many codes are sent, and to whom. */
export const smsRulesShape = {
  SMS_MAX_PER_HOUR: span(1, 1_000_000, DEFAULT_SMS_RULES.perHour),
  SMS_MAX_PER_DAY: span(1, 1_000_000, DEFAULT_SMS_RULES.perDay),
  HUMAN_CHECK: z.enum(['work', 'off'], '应为 work 或 off').default('work'),
};

/** How many codes go out at the most. */
export const smsRulesOf = (read: z.output<z.ZodObject<typeof smsRulesShape>>): SmsRules => ({
  perHour: read.SMS_MAX_PER_HOUR,
  perDay: read.SMS_MAX_PER_DAY,
});

type SmsEnvironment = z.output<z.ZodObject<typeof smsShape>>;

/** Which service sends text messages: Alibaba Cloud's, or the built-in one, whose messages reach nobody's phone. */
export type SmsSettings = { readonly kind: 'local' } | ({ readonly kind: 'aliyun' } & AliyunSmsSettings);

/** The SMS service that the settings name; Alibaba Cloud's when it is named completely. */
export const smsOf = (read: SmsEnvironment): SmsSettings => {
  const {
    SMS_ALIYUN_ACCESS_KEY_ID: accessKeyId,
    SMS_ALIYUN_ACCESS_KEY_SECRET: accessKeySecret,
    SMS_ALIYUN_SIGN_NAME: signName,
    SMS_ALIYUN_TEMPLATE_CODE: templateCode,
    SMS_ALIYUN_TEXT_TEMPLATE_CODE: textTemplateCode,
    [ENDPOINT]: endpoint,
  } = read;
  return accessKeyId && accessKeySecret && signName && templateCode
    ? { kind: 'aliyun', accessKeyId, accessKeySecret, signName, templateCode, textTemplateCode, endpoint }
    : { kind: 'local' };
};

/** What is wrong with these settings together. The codes are a way in, so production cannot do without a real service. */
export const smsProblems = (read: SmsEnvironment, production: boolean): readonly string[] => {
  const missing = NAMES.filter((name) => read[name] === undefined);
  const incomplete = missing.length > 0 && missing.length < NAMES.length;
  const reason = incomplete ? '使用阿里云短信时必须设置' : '生产环境必须设置，验证码由阿里云短信发送';
  return [
    ...(production || incomplete ? missing.map((name) => `${name}：${reason}`) : []),
    ...(production && read[ENDPOINT].startsWith('http:') ? [`${ENDPOINT}：生产环境应为 https 地址`] : []),
  ];
};
