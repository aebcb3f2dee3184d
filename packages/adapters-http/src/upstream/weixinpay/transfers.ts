import type { TransferNotice, TransferProvider, TransferStanding } from '@ykd/application/ports';
import { TRANSFER_REMARK_MAX, TRANSFER_STATES } from '@ykd/domain/payout';
import * as z from 'zod/mini';
import type { Call } from './call.js';
import { NO_SUCH_TRANSFER, OUT_BILL_NO_PATH, TRANSFERS_PATH } from './constants.js';
import { isFinal, isOneOf, trouble } from './error.js';
import type { PlatformKeys } from './platform-keys.js';
import { sealFor } from './sealing.js';
import type { Owner } from './states.js';
import { cents } from './values.js';

const text = z.string().check(z.minLength(1), z.maxLength(64));

const standing = {
  out_bill_no: text,
  transfer_bill_no: text,
  state: z.enum(TRANSFER_STATES),
  fail_reason: z.optional(z.string()),
};

const takenSchema = z.object({ ...standing, package_info: z.optional(z.string()) });
/** The question and the notification have different names for whose it is. */
const foundSchema = z.object({ ...standing, mch_id: text, transfer_amount: cents });
const noticeSchema = z.object({ ...standing, mchid: text, transfer_amount: cents });

/** The longest reason that is kept. */
const REASON_MAX = 128;

/** Why a transfer fails, by WeChat Pay's own words for it, as far as people need other ones. */
const REASONS: Readonly<Record<string, string>> = {
  OVERDUE_CLOSE: '收款人 24 小时内没有确认，已关闭',
  ACCOUNT_FROZEN: '收款账户被冻结',
  REAL_NAME_CHECK_FAIL: '收款人没有实名认证',
  NAME_NOT_CORRECT: '收款人的姓名与微信实名不一致',
  OPENID_INVALID: '收款人的微信不属于这个公众号',
  PAYEE_ACCOUNT_ABNORMAL: '收款账户异常',
  TRANSFER_QUOTA_EXCEED: '超过收款人的收款额度',
};

const reasonOf = (code: string | undefined): string | null => {
  if (code === undefined || code === '') return null;
  return Object.hasOwn(REASONS, code) ? `${REASONS[code]}（${code}）` : code.slice(0, REASON_MAX);
};

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
        return { kind: 'refused', error: `${error.text}（${error.code}）` };
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
    confirmParams: (invitation) => ({ mchId, appId, package: invitation }),
  };
};
