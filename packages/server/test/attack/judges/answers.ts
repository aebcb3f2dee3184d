import { failure, type AnyCall } from '@ykd/adapters-http/contracts';
import * as z from 'zod/mini';
import type { Told } from '../http/ask.js';

/** What only a program that lost its way says: stack traces, statements, places on the machine, libraries. */
const INSIDES: readonly RegExp[] = [
  /\bat (?:async )?[\w.<>[\] ]+ \(?(?:file:|node:|\/)[^)\s]*:\d+/,
  /\b(?:node_modules|node:internal)\b/,
  /\b(?:select\s.+?\sfrom|insert\s+into|update\s+\w+\s+set|delete\s+from)\b/i,
  /\bSQLITE_[A-Z]+|sqlstate|syntax error at or near/i,
  /\b(?:ECONN\w+|ENOENT|EACCES|TypeError|RangeError|ReferenceError|ZodError)\b/,
  /(?:^|["'\s(])\/(?:home|root|tmp|usr|var|work)\/[\w.-]+/,
  /"(?:stack|sql|errno|syscall)":/,
];

/** Everything that an answer says, headers included. */
export const textOf = ({ headers, body }: Told): string =>
  `${headers.map((pair) => pair.join(': ')).join('\n')}\n${body}`;

/** What of the inside of the program an answer shows and the question did not say. */
export const insidesOf = (told: Told, asked: string): readonly string[] =>
  INSIDES.flatMap((inside) => {
    const [found] = inside.exec(told.body) ?? [];
    return found === undefined || asked.includes(found) ? [] : [`回答露出内部：${found.slice(0, 120)}`];
  });

const isChinese = (text: string): boolean => /\p{Script=Han}/u.test(text);

const parsed = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};

/** The kind of error behind a code: `SMS_UNAVAILABLE` → `sms-unavailable`. */
const kindOf = (code: string): string => code.toLowerCase().replaceAll('_', '-');

/** Whether a call names a failure with this code: what it says is away may be away. */
const names = (call: AnyCall | undefined, code: string): boolean =>
  call?.errors.some((kind) => kind === kindOf(code)) === true;

/** What is wrong with the form of an answer: its status, its envelope, its language, what it shows of the inside. */
export const faultsOf = (told: Told, asked: string, call?: AnyCall): readonly string[] => {
  const { status, headers, body } = told;
  if (status === 0) return [`没有回答：${body}`];
  const type = headers.find(([name]) => name === 'content-type')?.[1] ?? '';
  if (status === 200 && type.startsWith('text/event-stream')) return [];
  const faults: string[] = [...insidesOf(told, asked)];
  const value = parsed(body);
  if (!type.startsWith('application/json') || value === undefined)
    return [...faults, `${status} 的回答不是 JSON：${type} ${body.slice(0, 80)}`];
  if (status === 200) {
    if (call !== undefined && !z.safeParse(call.response, value).success) faults.push('成功的回答与契约不符');
    return faults;
  }
  const refusal = z.safeParse(failure, value);
  if (!refusal.success) return [...faults, `${status} 的回答不是约定的形状：${body.slice(0, 120)}`];
  const { code, message, issues = [] } = refusal.data;
  if (status >= 500 && !names(call, code)) faults.push(`${status} ${code}`);
  if (status < 400) faults.push(`${status} 却说失败`);
  if (![message, ...issues.map((issue) => issue.message)].every(isChinese))
    faults.push(`说明不是中文：${message}`);
  return faults;
};
