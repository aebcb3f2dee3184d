import { PAYEE_METHOD_TITLES } from '@ykd/domain/partner';
import { changesWords, fieldsWords, titleIn } from './field-words.js';
import type { AuditFields } from '../entities/audit-entry.js';
import type { SecurityEvent } from '../entities/security-event.js';
import type { SecurityView } from '../security/port.js';
import { memberOfSubject } from '../security/subject.js';
import { EXPORT_FORMAT_TITLES, EXPORT_TITLES } from '../staff-list/export-words.js';

const DETAILS: Readonly<Record<string, string>> = {
  password: '密码',
  initial: '初始密码',
  'initial over': '初始密码已过期',
  sms: '短信验证码',
  weixin: '微信',
  enrolled: '设置',
  failed: '验证码错误',
  recovery: '用了恢复码',
  codes: '更换恢复码',
  removed: '停用',
  'command line': '命令行',
  'viewing begun': '开始查看',
  'viewing ended': '结束查看',
};

const isFields = (value: unknown): value is AuditFields => typeof value === 'object' && value !== null;

/** Fields that were changed, or set, such as rights and prices; one that was too long was cut. */
const setFields = (detail: string): string => {
  try {
    const fields = JSON.parse(detail) as AuditFields;
    const { before, after } = fields;
    return isFields(before) && isFields(after) ? changesWords({ before, after }) : fieldsWords(fields);
  } catch {
    return detail;
  }
};

/** What there is to say of an event: of a login how it was made, of an export what it was made as, of whom one is paid to the way, of rights which. */
export const securityDetail = ({ kind, detail }: Pick<SecurityEvent, 'kind' | 'detail'>): string => {
  if (kind === 'payee') return titleIn(PAYEE_METHOD_TITLES, detail) ?? detail;
  if (kind === 'export') return titleIn(EXPORT_FORMAT_TITLES, detail) ?? detail;
  return titleIn(DETAILS, detail) ?? (detail.startsWith('{') ? setFields(detail) : detail);
};

/** What it was done to; a member by his name, or else his id. */
export const securitySubject = ({
  kind,
  subject,
  subjectName,
}: Pick<SecurityView, 'kind' | 'subject' | 'subjectName'>): string | null => {
  if (subject === null) return null;
  const memberId = memberOfSubject(subject);
  if (memberId !== undefined) {
    const name = subjectName ?? memberId;
    // The line is that of the member who was looked at.
    return kind === 'viewing' ? `由${name}查看` : name;
  }
  return (kind === 'export' ? titleIn(EXPORT_TITLES, subject) : undefined) ?? subject;
};
