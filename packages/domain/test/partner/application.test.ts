import { fc, test } from '@fast-check/vitest';
import { createHash } from 'node:crypto';
import { describe, expect } from 'vitest';
import {
  APPLICATION_TEXT_MAX,
  CHANNEL_TEXT_MAX,
  CURRENT_PARTNER_AGREEMENT,
  isCurrentAgreement,
  PARTNER_AGREEMENTS,
  PARTNER_CHANNEL_TITLES,
  PARTNER_CHANNELS,
  PARTNER_CONTACT_MAX,
  PARTNER_NAME_MAX,
  partnerAgreementOf,
  partnerApplicationIssues,
  partnerApplicationOf,
  partnerProfileIssues,
  partnerProfileOf,
  type PartnerApplication,
} from '../../src/partner/index.js';

const GOOD: PartnerApplication = {
  realName: '周伙伴',
  contact: '微信 huoban-zhou',
  channel: 'CAMPUS',
  channelText: '南京大学软件学院',
  reason: '带过三届学弟学妹，想把课程介绍给他们。',
  agreementVersion: CURRENT_PARTNER_AGREEMENT.version,
};

const wrongOf = (over: Partial<PartnerApplication>) =>
  Object.fromEntries(
    partnerApplicationIssues({ ...GOOD, ...over }).map(({ field, message }) => [field, message]),
  );

describe('the agreement', () => {
  test('has versions that are Shanghai days, each once, the newest last', () => {
    const versions = PARTNER_AGREEMENTS.map(({ version }) => version);
    expect(versions).toEqual([...new Set(versions)].toSorted());
    for (const version of versions) expect(version).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(CURRENT_PARTNER_AGREEMENT).toBe(PARTNER_AGREEMENTS.at(-1));
  });

  test('says something in each part, and is found by its version', () => {
    for (const agreement of PARTNER_AGREEMENTS) {
      expect(partnerAgreementOf(agreement.version)).toBe(agreement);
      expect(agreement.parts.length).toBeGreaterThan(0);
      for (const part of agreement.parts)
        expect(part).toEqual({ title: expect.stringMatching(/./), text: expect.stringMatching(/。$/) });
    }
    expect(partnerAgreementOf('2020-01-01')).toBeUndefined();
  });

  test('is never changed once somebody may have agreed to it: another version is added', () => {
    const digestOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');
    expect(PARTNER_AGREEMENTS.map(({ version, parts }) => [version, digestOf(parts)])).toEqual([
      ['2025-09-01', '96024eaabf04dc1a3ff6b49028e347b6f2f7283795405e956c734e76c4ecdfba'],
    ]);
  });

  test('holds in its newest version only', () => {
    expect(isCurrentAgreement(CURRENT_PARTNER_AGREEMENT.version)).toBe(true);
    expect(isCurrentAgreement('2020-01-01')).toBe(false);
    expect(isCurrentAgreement('')).toBe(false);
  });
});

describe('an application', () => {
  test('names a channel that is offered, in this order and in words', () => {
    expect(PARTNER_CHANNELS.map((channel) => PARTNER_CHANNEL_TITLES[channel])).toEqual([
      '校园',
      '朋友圈与社交账号',
      '微信群、QQ 群等社群',
      '公众号、视频号等自媒体',
      '其他',
    ]);
  });

  test('is complete with all of it, and without more about a channel that says enough', () => {
    expect(wrongOf({})).toEqual({});
    expect(wrongOf({ channelText: ' ' })).toEqual({});
    expect(wrongOf({ channel: 'OTHER', channelText: ' ' })).toEqual({ channelText: '渠道说明必须填写' });
    expect(wrongOf({ channel: 'OTHER', channelText: '线下讲座' })).toEqual({});
  });

  test('says what is missing, field by field in the order of the form', () => {
    const empty = partnerApplicationIssues({
      realName: ' ',
      contact: '',
      channel: 'NOTHING' as 'OTHER',
      channelText: '',
      reason: '\n',
      agreementVersion: '',
    });
    expect(empty).toEqual([
      { field: 'realName', message: '真实姓名必须填写' },
      { field: 'contact', message: '联系方式必须填写' },
      { field: 'channel', message: '请选择推广渠道' },
      { field: 'reason', message: '申请理由必须填写' },
      { field: 'agreementVersion', message: '请阅读并同意合作协议' },
    ]);
  });

  test('is as long as it may be, and no longer', () => {
    const most = {
      realName: '周'.repeat(PARTNER_NAME_MAX),
      contact: '1'.repeat(PARTNER_CONTACT_MAX),
      channelText: '校'.repeat(CHANNEL_TEXT_MAX),
      reason: '想'.repeat(APPLICATION_TEXT_MAX),
    };
    expect(wrongOf(most)).toEqual({});
    expect(
      wrongOf({
        realName: `${most.realName}周`,
        contact: `${most.contact}1`,
        channelText: `${most.channelText}校`,
        reason: `${most.reason}想`,
      }),
    ).toEqual({
      realName: `真实姓名不能超过${PARTNER_NAME_MAX}个字符`,
      contact: `联系方式不能超过${PARTNER_CONTACT_MAX}个字符`,
      channelText: `渠道说明不能超过${CHANNEL_TEXT_MAX}个字符`,
      reason: `申请理由不能超过${APPLICATION_TEXT_MAX}个字符`,
    });
  });

  test('has names in one line, and texts that read as they are written', () => {
    expect(wrongOf({ realName: '周\n伙' })).toEqual({ realName: '真实姓名不能包含控制字符' });
    expect(wrongOf({ reason: '周\u202E伙' })).toEqual({ reason: '申请理由不能包含文字方向控制符' });
    expect(wrongOf({ reason: '一\r\n二' })).toEqual({});
    expect(partnerApplicationOf({ ...GOOD, reason: ' 一\r\n二 ' }).reason).toBe('一\n二');
  });

  test('is kept without white space around what was typed', () => {
    const typed = { ...GOOD, realName: ` ${GOOD.realName} `, contact: `\t${GOOD.contact} ` };
    expect(partnerApplicationOf(typed)).toEqual(GOOD);
    expect(wrongOf(typed)).toEqual({});
  });

  test('takes the agreement that holds', () => {
    expect(wrongOf({ agreementVersion: '2020-01-01' })).toEqual({
      agreementVersion: '合作协议有了新的版本，请阅读后再同意',
    });
  });

  const typed = fc.record({
    realName: fc.string({ maxLength: 40 }),
    contact: fc.string({ maxLength: 80 }),
    channel: fc.constantFrom(...PARTNER_CHANNELS),
    channelText: fc.string({ maxLength: 220 }),
    reason: fc.string({ maxLength: 520, unit: 'grapheme' }),
    agreementVersion: fc.constantFrom('', '2020-01-01', CURRENT_PARTNER_AGREEMENT.version),
  });

  test.prop([typed])('keeping it again changes nothing, and nothing new is wrong with it', (application) => {
    const kept = partnerApplicationOf(application);
    expect(partnerApplicationOf(kept)).toEqual(kept);
    expect(partnerApplicationIssues(kept)).toEqual(partnerApplicationIssues(application));
    expect(partnerProfileOf(application)).toEqual(partnerProfileOf(kept));
  });

  test.prop([typed])('is wrong wherever its profile is', (application) => {
    const wrong = partnerApplicationIssues(application);
    for (const issue of partnerProfileIssues(application)) expect(wrong).toContainEqual(issue);
  });
});
