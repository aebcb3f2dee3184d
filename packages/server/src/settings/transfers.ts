import type { TransferReport } from '@ykd/application/ports';
import type { TransferSettings } from '@ykd/application/payout';
import { z } from 'zod';
import type { WeixinPayConfig } from './weixin-pay.js';

/** Commission, as WeChat Pay numbers kinds of transfers, and what it wants to hear about one. */
const COMMISSION_SCENE = '1005';
const REPORTS = '岗位类型=课程推广;报酬说明=推广佣金';

const SHOULD = '应为「类型=内容」，几个之间用分号，如 岗位类型=课程推广;报酬说明=推广佣金';

const reportsOf = (text: string): readonly TransferReport[] | undefined => {
  const reports = text.split(/[;；]/).map((part) => {
    const [type = '', content = ''] = part.split(/=(.*)/, 2).map((side) => side.trim());
    return { type, content };
  });
  return reports.every(({ type, content }) => type !== '' && content !== '') ? reports : undefined;
};

/** What the environment may say of transfers to balances in WeChat. */
export const transfersShape = {
  WXPAY_TRANSFER_SCENE_ID: z
    .string()
    .regex(/^\d{1,36}$/, '应为商家转账场景的编号，如 1005（佣金报酬）')
    .optional(),
  WXPAY_TRANSFER_REPORTS: z
    .string()
    .default(REPORTS)
    .transform((text, context) => {
      const reports = reportsOf(text);
      if (reports !== undefined) return reports;
      context.addIssue({ code: 'custom', message: SHOULD });
      return z.NEVER;
    }),
};

type TransfersEnvironment = z.output<z.ZodObject<typeof transfersShape>>;

/** How money is sent to balances: a merchant has to say that it may; the built-in WeChat Pay of the demo always does. */
export const transfersOf = (
  { WXPAY_TRANSFER_SCENE_ID: sceneId, WXPAY_TRANSFER_REPORTS: reports }: TransfersEnvironment,
  { kind }: WeixinPayConfig,
): TransferSettings | undefined => {
  if (kind === 'off') return undefined;
  if (kind === 'merchant') return sceneId === undefined ? undefined : { sceneId, reports };
  return { sceneId: sceneId ?? COMMISSION_SCENE, reports };
};
