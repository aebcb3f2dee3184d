import { issuesOf, type Issue } from '../member/index.js';
import { deepFreeze, frozenTable, requiredLineIssue } from '../shared/index.js';
import { PARTNER_NAME_MAX } from './application.js';

/** How commission is paid out: to a bank account, or to the WeChat balance. Beyond the Specification. */
export type PayeeMethod = 'BANK' | 'WEIXIN';

/** Both ways, in the order in which they are offered. Beyond the Specification. */
export const PAYEE_METHODS: readonly PayeeMethod[] = deepFreeze(['WEIXIN', 'BANK']);

/** What people read for each way. Beyond the Specification. */
export const PAYEE_METHOD_TITLES: Readonly<Record<PayeeMethod, string>> = frozenTable({
  WEIXIN: '微信零钱',
  BANK: '银行卡',
});

/** The longest name of a bank and its branch, in Unicode code points. Beyond the Specification. */
export const PAYEE_BANK_MAX = 60;

/** Whom commission is paid to. Beyond the Specification. */
export type Payee = {
  /** Which way it goes. */
  readonly method: PayeeMethod;
  /** The name of who gets it, as the bank or WeChat knows it. */
  readonly name: string;
  /** The bank and its branch; empty for WeChat. */
  readonly bank: string;
  /** The number of the account, digits; empty for WeChat, whose account is the one that is tied to the member. */
  readonly account: string;
};

const ACCOUNT = /^\d{8,30}$/;

/**
 * A payee as it is kept: an account without the spaces that stand between groups of digits, and none for WeChat. Keeping it again changes nothing. Beyond the Specification.
 *
 * @param payee - as it was typed
 */
export const payeeOf = ({ method, name, bank, account }: Payee): Payee => ({
  method,
  name: name.trim(),
  bank: method === 'BANK' ? bank.trim() : '',
  account: method === 'BANK' ? account.replaceAll(/[\s-]/g, '') : '',
});

/**
 * What is wrong with a payee: a name always; a bank, and an account of 8 to 30 digits, where it goes to a bank. Beyond the
 * Specification.
 *
 * @param payee - as it was typed
 */
export const payeeIssues = (payee: Payee): readonly Issue<keyof Payee>[] => {
  const { method, name, bank, account } = payeeOf(payee);
  const isBank = method === 'BANK';
  return issuesOf([
    ['method', PAYEE_METHODS.includes(method) ? undefined : '请选择收款方式'],
    ['name', requiredLineIssue('收款人姓名', name, PARTNER_NAME_MAX)],
    ['bank', isBank ? requiredLineIssue('开户银行', bank, PAYEE_BANK_MAX) : undefined],
    ['account', isBank && !ACCOUNT.test(account) ? '银行账号为 8 到 30 位数字' : undefined],
  ]);
};

/** An account of which no more than its last four digits are told; the same for a shorter one, which is none. Beyond the Specification. */
export const maskedAccount = (account: string): string =>
  account.length > 4 ? `**** ${account.slice(-4)}` : account;
