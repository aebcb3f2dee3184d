import { areaCalls } from '@ykd/adapters-http/contracts';
import { describe, expect, it } from 'vitest';
import type { Told } from './http/ask.js';
import { lost } from './judges/acknowledged.js';
import { faultsOf, insidesOf, textOf } from './judges/answers.js';
import { outOfProportion, quantile } from './judges/proportion.js';
import { verdictOf } from './judges/verdicts.js';

const JSON_TYPE = ['content-type', 'application/json; charset=utf-8'] as const;
const told = (status: number, body: unknown, headers: Told['headers'] = [JSON_TYPE]): Told => ({
  status,
  headers,
  body: typeof body === 'string' ? body : JSON.stringify(body),
  took: 1,
});
const refusal = (status: number, more: object = {}): Told =>
  told(status, { isSuccess: false, code: 'FORBIDDEN', message: '没有权限', ...more });
const { loginUser, login } = areaCalls.member;

describe('the form of an answer', () => {
  it('is right when it is what the contract says', () => {
    expect(faultsOf(told(200, { isSuccess: true, data: null }), '', loginUser)).toEqual([]);
    expect(faultsOf(refusal(403), '', loginUser)).toEqual([]);
  });

  it.each<[string, Told, string]>([
    ['no answer', told(0, 'socket hang up'), '没有回答'],
    ['a failure of the server', refusal(500, { code: 'INTERNAL' }), '500 INTERNAL'],
    ['an outage that the call does not name', refusal(503, { code: 'SMS_UNAVAILABLE' }), '503'],
    ['another data than the contract says', told(200, { isSuccess: true, data: 1 }), '契约不符'],
    ['a page', told(200, '<html>', [['content-type', 'text/html']]), '不是 JSON'],
    ['a body that is cut short', told(200, '{"isSuccess":'), '不是 JSON'],
    ['a refusal without an envelope', told(400, { error: 'Bad Request' }), '约定的形状'],
    ['an English message', refusal(403, { message: 'forbidden' }), '不是中文'],
    ['an English issue', refusal(400, { issues: [{ field: 'a', message: 'bad' }] }), '不是中文'],
    ['a refusal that counts as a success', refusal(302), '却说失败'],
  ])('is wrong with %s', (_, answer, fault) => {
    expect(faultsOf(answer, '', loginUser).join()).toContain(fault);
  });

  it('may say that something is away where the call names it', () => {
    expect(faultsOf(refusal(503, { code: 'LOGINS_UNAVAILABLE' }), '', login)).toEqual([]);
  });
});

describe('the inside of the program', () => {
  it.each([
    'Error: x\n    at run (file:///app/dist/main.js:3:7)',
    'at Object.<anonymous> (/srv/app/server.js:10:1)',
    'in node_modules/fastify',
    'near: select id from member where',
    'insert into session values',
    'SQLITE_CONSTRAINT',
    "TypeError: Cannot read properties of undefined (reading 'id')",
    "ENOENT: no such file, open '/tmp/data/ykd.sqlite'",
  ])('is seen in an answer: %s', (text) => {
    expect(insidesOf(refusal(400, { message: `出错了 ${text}` }), '')).not.toEqual([]);
    expect(insidesOf(told(500, text), '')).not.toEqual([]);
  });

  it('is seen where an answer is an error as it was thrown', () => {
    expect(insidesOf(told(500, { message: '出错了', stack: '…' }), '')).toHaveLength(1);
  });

  it('is not what the question said itself, and not what people write', () => {
    const said = 'select pwd from member';
    expect(insidesOf(told(200, `笔记：${said}，还有别的`), said)).toEqual([]);
    expect(insidesOf(refusal(400, { message: '请选择 /learn 里的课程' }), '')).toEqual([]);
  });

  it('is looked for in headers and body alike by whoever looks for people', () => {
    expect(textOf(told(200, 'body', [['x-who', 'somebody']]))).toContain('somebody');
  });
});

describe('the proportion of waiting', () => {
  it('is the one of medians, with small times taken as one', () => {
    expect(quantile([5, 1, 9], 0.5)).toBe(5);
    const fine = outOfProportion({ quiet: [1, 1, 1], attacked: [90, 90, 90], most: 30, least: 4 });
    expect(fine.evidence).toEqual([]);
    const slow = outOfProportion({ quiet: [1, 1, 1], attacked: [130, 130, 130], most: 30, least: 4 });
    expect(slow.evidence).toHaveLength(1);
  });
});

describe('what was acknowledged', () => {
  const note = { what: '笔记', id: 'a', value: '文字' };

  it('must be there as it was', () => {
    expect(lost([note], () => '文字')).toEqual([]);
    expect(lost([note], () => undefined)).toHaveLength(1);
    expect(lost([note], () => '别的文字')).toHaveLength(1);
  });
});

describe('a verdict', () => {
  it('holds only of what was tried', () => {
    expect(verdictOf('a', 'b', { tried: 1, evidence: [] }).held).toBe(true);
    expect(verdictOf('a', 'b', { tried: 0, evidence: [] }).held).toBe(false);
    expect(verdictOf('a', 'b', { tried: 1, evidence: ['x'] }).held).toBe(false);
  });

  it('shows the first of what does not hold, and how much more there is', () => {
    const many = Array.from({ length: 50 }, (_, at) => String(at));
    const { evidence } = verdictOf('a', 'b', { tried: 50, evidence: many });
    expect(evidence.slice(0, 2)).toEqual(['0', '1']);
    expect(evidence.at(-1)).toContain('30');
  });
});
