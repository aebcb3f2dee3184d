import type { TransferNotice, TransferProvider, TransferStanding } from '@ykd/application/ports';
import { TRANSFER_REMARK_MAX, TRANSFER_STATES } from '@ykd/domain/payout';
import * as z from 'zod/mini';
import type { Call } from './call.js';
import { CANCEL_PATH_END, NO_SUCH_TRANSFER, OUT_BILL_NO_PATH, TRANSFERS_PATH } from './constants.js';
import { isFinal, isOneOf, trouble, type WeixinPayError } from './error.js';
import type { PlatformKeys } from './platform-keys.js';
import { sealFor } from './sealing.js';
import type { Owner } from './states.js';
import { cents } from './values.js';

const text = z.string().check(z.minLength(1), z.maxLength(64));

const standing = {
  out_bill_no: text,
  transfer_bill_no: text,
  state: z.enum(TRANSFER_STATES),
  fail_reason: z.nullish(z.string()),
};

const takenSchema = z.object({ ...standing, package_info: z.optional(z.string()) });
/** The question and the notification have different names for whose it is. */
const foundSchema = z.object({ ...standing, mch_id: text, transfer_amount: cents });
const noticeSchema = z.object({ ...standing, mchid: text, transfer_amount: cents });

const cancelSchema = z.object({ out_bill_no: text, transfer_bill_no: text, state: z.enum(TRANSFER_STATES) });

/** The longest reason that is kept. */
const REASON_MAX = 128;

/**
 * Why a transfer fails, by the codes that WeChat Pay's clients name, in their words; any other code is told with a sentence that says no
 * more than that it failed.
 */
const REASONS: Readonly<Record<string, string>> = {
  OVERDUE_CLOSE: '过了时限，转账已关闭，多半是 24 小时内没有确认收款',
  ACCOUNT_FROZEN: '收款账户被冻结',
  ACCOUNT_NOT_EXIST: '收款账户不存在',
  REAL_NAME_CHECK_FAIL: '收款人没有实名认证',
  NAME_NOT_CORRECT: '收款人的姓名与微信实名不一致',
  OPENID_INVALID: '收款人的微信没有通过校验',
  PAYEE_ACCOUNT_ABNORMAL: '收款账户异常',
  TRANSFER_QUOTA_EXCEED: '超过收款人单笔的收款额度',
  DAY_RECEIVED_QUOTA_EXCEED: '超过收款人单日的收款额度',
  MONTH_RECEIVED_QUOTA_EXCEED: '超过收款人单月的收款额度',
  DAY_RECEIVED_COUNT_EXCEED: '超过收款人单日的收款次数',
};
const OTHER_REASON = '微信支付没有转成';

/** Whether it is a code, and no sentence. */
const CODE = /^[A-Z0-9_]+$/;

const reasonOf = (told: string | null | undefined): string | null => {
  if (told === undefined || told === null || told === '') return null;
  const why = told.slice(0, REASON_MAX);
  if (!CODE.test(why)) return why;
  return `${Object.hasOwn(REASONS, why) ? REASONS[why] : OTHER_REASON}（${why}）`;
};

/** What WeChat Pay says of why it refused. */
const refusalWords = ({ text: said, code }: WeixinPayError): string => `${said}（${code}）`;

const standingOf = (answer: z.output<z.ZodMiniObject<typeof standing>>): TransferStanding => ({
  transferNo: answer.transfer_bill_no,
  state: answer.state,
  reason: reasonOf(answer.fail_reason),
});

/** What a notification of a transfer says, if it is this merchant's; undefined for anything else. */
export const readTransferNotice = (value: unknown, { mchId }: Owner): TransferNotice | undefined => {
  const { data: told } = z.safeParse(noticeSchema, value);
  if (told?.mchid !== mchId) return undefined;
  return { kind: 'transfer', outBillNo: told.out_bill_no, amount: told.transfer_amount, ...standingOf(told) };
};

/** Transfers of a merchant to people's balances. */
export const createTransfers = (
  call: Call,
  keys: Pick<PlatformKeys, 'current'>,
  { mchId, appId }: Owner,
): TransferProvider => {
  /** An answer is about the transfer that was asked about, or nobody knows what it is about. */
  const checked = <T extends { readonly out_bill_no: string; readonly mch_id?: string }>(
    outBillNo: string,
    answer: T,
  ): T => {
    if (answer.out_bill_no !== outBillNo || (answer.mch_id ?? mchId) !== mchId)
      throw trouble('UNREADABLE', 'an answer about another transfer');
    return answer;
  };
  return {
    transfer: async ({ outBillNo, openid, userName, amount, remark, sceneId, reports, notifyUrl }) => {
      const sealing = userName === null ? undefined : await keys.current();
      const body = {
        appid: appId,
        out_bill_no: outBillNo,
        transfer_scene_id: sceneId,
        openid,
        ...(sealing === undefined || userName === null ? {} : { user_name: sealFor(userName, sealing.key) }),
        transfer_amount: amount,
        transfer_remark: [...remark].slice(0, TRANSFER_REMARK_MAX).join(''),
        notify_url: notifyUrl,
        transfer_scene_report_infos: reports.map(({ type, content }) => ({
          info_type: type,
          info_content: content,
        })),
      };
      const request = {
        method: 'POST',
        path: TRANSFERS_PATH,
        body,
        ...(sealing === undefined ? {} : { serial: sealing.serial }),
      } as const;
      try {
        const answer = checked(outBillNo, await call(request, takenSchema));
        const { package_info: invitation } = answer;
        return { kind: 'taken', ...standingOf(answer), invitation: invitation || null };
      } catch (error) {
        // What may pass, or says nothing, is thrown: the very same may be asked for again.
        if (!isFinal(error)) throw error;
        return { kind: 'refused', error: refusalWords(error) };
      }
    },
    queryTransfer: async (outBillNo) => {
      const path = `${OUT_BILL_NO_PATH}/${encodeURIComponent(outBillNo)}`;
      try {
        const answer = checked(outBillNo, await call({ method: 'GET', path }, foundSchema));
        return { kind: 'known', ...standingOf(answer), amount: answer.transfer_amount };
      } catch (error) {
        if (isOneOf(error, NO_SUCH_TRANSFER)) return { kind: 'unknown' };
        throw error;
      }
    },
    cancelTransfer: async (outBillNo) => {
      const path = `${OUT_BILL_NO_PATH}/${encodeURIComponent(outBillNo)}${CANCEL_PATH_END}`;
      try {
        const answer = checked(outBillNo, await call({ method: 'POST', path }, cancelSchema));
        return { kind: 'cancelling', transferNo: answer.transfer_bill_no, state: answer.state };
      } catch (error) {
        if (!isFinal(error)) throw error;
        return { kind: 'refused', error: refusalWords(error) };
      }
    },
    confirmParams: (invitation) => ({ mchId, appId, package: invitation }),
  };
};
