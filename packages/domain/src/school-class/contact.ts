import { issuesOf, type Issue } from '../member/index.js';
import { plainTextIssue } from '../shared/index.js';

/** The longest name that students read of somebody who looks after them, in Unicode code points. Beyond the Specification. */
export const CONTACT_NAME_MAX = 20;

/** The longest words about when somebody can be reached, in Unicode code points. Beyond the Specification. */
export const CONTACT_HOURS_MAX = 60;

/** How students reach somebody who looks after their class; each may be empty. Beyond the Specification. */
export type StaffContact = {
  /** What students call him. */
  readonly name: string;
  /** His WeChat id. */
  readonly weixin: string;
  /** When he answers, in words. */
  readonly hours: string;
};

/** What WeChat takes for an id: a mobile is none. */
const WEIXIN_ID = /^[A-Za-z][-\w]{5,19}$/;

/** What stands between the parts of a mobile that is written in those in which it is read. */
const BETWEEN = String.raw`[\s\p{Pd}−./\\|_·・•()~]{1,5}`;

/** A mobile of the mainland: in parts of any length with a space or a dash, or with more between those that are usual. */
const MOBILE = new RegExp(
  String.raw`(?<!\d)1[3-9](?:(?:[\s\p{Pd}−]?\d){9}|\d${BETWEEN}(?:\d{8}|\d{3}${BETWEEN}\d{5}|\d{4}${BETWEEN}\d{4}))(?!\d)`,
  'u',
);

/** What nobody sees, and marks on digits. */
const UNSEEN = /[\p{Cf}\p{M}]/gu;

const mobileIn = (title: string, text: string): string | undefined =>
  MOBILE.test(text.normalize('NFKC').replaceAll(UNSEEN, '')) ? `${title}里不要写手机号` : undefined;

const wordsIssue = (title: string, text: string, max: number): string | undefined => {
  if (text === '') return undefined;
  return plainTextIssue(title, text, max) ?? mobileIn(title, text);
};

const weixinIssue = (text: string): string | undefined => {
  if (text === '') return undefined;
  return WEIXIN_ID.test(text)
    ? mobileIn('微信号', text)
    : '微信号以字母开头，由 6 到 20 个字母、数字、下划线或减号组成';
};

/**
 * What is wrong with what somebody tells students of himself: no mobile stands in it, however it is written. Beyond the Specification.
 *
 * @param contact - texts without white space at their ends
 */
export const staffContactIssues = ({
  name,
  weixin,
  hours,
}: StaffContact): readonly Issue<keyof StaffContact>[] =>
  issuesOf([
    ['name', wordsIssue('称呼', name, CONTACT_NAME_MAX)],
    ['weixin', weixinIssue(weixin)],
    ['hours', wordsIssue('答疑时间', hours, CONTACT_HOURS_MAX)],
  ]);
