import { ISSUE_FIELD_MAX } from '@ykd/application/shared';

/** What people read when a request breaks its contract. One place, so that the wording stays one. */
export const MESSAGES = {
  invalidInput: '请求参数不正确',
  unknownField: '不支持的参数',
  badCharacters: '包含不允许的字符',
  digitsOnly: '必须是 1 到 9 位的非负整数',
} as const;

/** The part of a validation issue that its message depends on. */
interface RawIssue {
  readonly code?: string | undefined;
  readonly input?: unknown;
  readonly path?: readonly PropertyKey[] | undefined;
  readonly origin?: string;
  readonly maximum?: unknown;
  readonly minimum?: unknown;
}

const UNITS: Readonly<Record<string, string>> = { string: '个字符', array: '项' };

const bound = (issue: RawIssue, words: readonly [sized: string, plain: string], limit: unknown): string => {
  const unit = UNITS[issue.origin ?? ''];
  return unit === undefined ? `${words[1]} ${String(limit)}` : `${words[0]} ${String(limit)} ${unit}`;
};

const complaint = (issue: RawIssue): string => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? '必须填写' : '类型不正确';
    case 'too_big':
      return bound(issue, ['最多', '不能大于'], issue.maximum);
    case 'too_small':
      return bound(issue, ['至少', '不能小于'], issue.minimum);
    case 'invalid_value':
      return '取值不正确';
    case 'invalid_format':
      return '格式不正确';
    default:
      return '不正确';
  }
};

/** The name under which an issue is reported: the path with dots, cut short because callers choose it. */
export const fieldName = (path: readonly PropertyKey[]): string =>
  path.map(String).join('.').slice(0, ISSUE_FIELD_MAX);

/** The Chinese message of a validation issue that has none of its own. */
export const issueMessage = (issue: RawIssue): string => {
  if (issue.code === 'unrecognized_keys') return MESSAGES.unknownField;
  const field = fieldName(issue.path ?? []);
  return field === '' ? MESSAGES.invalidInput : `${field} ${complaint(issue)}`;
};
