import { describe, expect, it } from 'vitest';
import { securityDetail, securitySubject } from '../../src/audit-words/index.js';

describe('what the security log says of an event', () => {
  it.each([
    ['login', 'sms', '短信验证码'],
    ['export', 'xlsx', 'Excel'],
    ['rights', '{"role":"class","grants":["orders"]}', '授权：订单；角色：班主任'],
    ['rights', '{"grants":[]}', '授权：无'],
    ['rights', '{"before":{"grants":[],"role":"teacher"},"after":{}}', '角色：助教 → 无'],
    ['rights', '{"before":{},"after":{"grants":[],"role":"class"}}', '授权：无；角色：班主任'],
    ['rights', '{"before":{"role":null},"after":{"role":"class"}}', '角色：无 → 班主任'],
    ['prices', '{"amount":12300', '{"amount":12300'],
    ['periods', '2026-07-01 2026-08-31', '2026-07-01 2026-08-31'],
    ['limit', 'toString', 'toString'],
  ] as const)('of %s %s is %s', (kind, detail, said) => {
    expect(securityDetail({ kind, detail })).toBe(said);
  });

  it.each([
    ['export', 'students', null, '学员'],
    ['rights', 'member u1', '陈静', '陈静'],
    ['viewing', 'member u2', null, '由u2查看'],
    ['periods', 'promo_banner', null, 'promo_banner'],
    ['login', null, null, null],
  ] as const)('calls what %s was done to, %s, %s, %s', (kind, subject, subjectName, said) => {
    expect(securitySubject({ kind, subject, subjectName })).toBe(said);
  });
});
