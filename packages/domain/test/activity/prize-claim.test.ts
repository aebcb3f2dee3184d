import { fc, test } from '@fast-check/vitest';
import { describe, expect } from 'vitest';
import {
  claimAddressed,
  claimedPrizesIssue,
  PRIZE_ADDRESS_MAX,
  PRIZE_CARRIER_MAX,
  PRIZE_CLAIM_STATES,
  PRIZE_REASON_MAX,
  PRIZE_RECEIVER_MAX,
  PRIZE_WINNER_STATES,
  prizeAddressIssues,
  prizeAddressOf,
  prizeAddressRefusal,
  prizeParcelIssues,
  prizeParcelOf,
  prizeReasonIssue,
  prizeRefusingRefusal,
  prizeSendingRefusal,
  prizeWinnerState,
  prizeWinnerTitle,
  stateTakenBack,
  type Prize,
} from '../../src/activity/index.js';

const SHIPS = { ships: true };
const GIVEN = { ships: false };
const ADDRESS = { receiver: '王小明', mobile: '13800000001', address: '杭州市西湖区文三路 1 号 2 幢 301' };
const PARCEL = { carrier: '顺丰', trackingNo: 'SF1234567890' };
const CLAIM = { ...ADDRESS, state: 'open' } as const;

const anyState = fc.constantFrom(...PRIZE_CLAIM_STATES);
const anyPrize = fc.record({ ships: fc.boolean() });

describe('prizeAddressIssues', () => {
  test.each([
    [{ receiver: ' ' }, { field: 'receiver', message: '收件人必须填写' }],
    [
      { receiver: '王'.repeat(PRIZE_RECEIVER_MAX + 1) },
      { field: 'receiver', message: '收件人不能超过30个字符' },
    ],
    [{ receiver: '王\n明' }, { field: 'receiver', message: '收件人不能包含控制字符' }],
    [{ mobile: '' }, { field: 'mobile', message: '手机号必须输入' }],
    [{ mobile: '12345' }, { field: 'mobile', message: '手机号格式不正确' }],
    [{ address: '' }, { field: 'address', message: '地址必须填写' }],
    [{ address: '杭州\n西湖' }, { field: 'address', message: '地址不能包含控制字符' }],
    [{ address: '杭\u202E州' }, { field: 'address', message: '地址不能包含文字方向控制符' }],
    [{ address: '路'.repeat(PRIZE_ADDRESS_MAX + 1) }, { field: 'address', message: '地址不能超过200个字符' }],
  ])('%o', (change, issue) => {
    expect(prizeAddressIssues({ ...ADDRESS, ...change })).toEqual([issue]);
  });

  test('takes what just fits, white space at the ends not counted', () => {
    const long = {
      receiver: ` ${'王'.repeat(PRIZE_RECEIVER_MAX)} `,
      mobile: ' 13800000001 ',
      address: `\n${'路'.repeat(PRIZE_ADDRESS_MAX)}\n`,
    };
    expect(prizeAddressIssues(long)).toEqual([]);
    expect(prizeAddressOf(long)).toEqual({
      receiver: '王'.repeat(PRIZE_RECEIVER_MAX),
      mobile: '13800000001',
      address: '路'.repeat(PRIZE_ADDRESS_MAX),
    });
  });

  test.prop([fc.record({ receiver: fc.string(), mobile: fc.string(), address: fc.string() })])(
    'judges what is stored, and storing it again changes nothing',
    (address) => {
      const stored = prizeAddressOf(address);
      expect(prizeAddressIssues(stored)).toEqual(prizeAddressIssues(address));
      expect(prizeAddressOf(stored)).toEqual(stored);
    },
  );
});

describe('prizeParcelIssues', () => {
  const NUMBER = { field: 'trackingNo', message: '快递单号为 5 到 40 位字母、数字或短横线' };
  test.each([
    [{ carrier: '' }, { field: 'carrier', message: '快递公司必须填写' }],
    [
      { carrier: '顺'.repeat(PRIZE_CARRIER_MAX + 1) },
      { field: 'carrier', message: '快递公司不能超过20个字符' },
    ],
    [{ carrier: '顺\t丰' }, { field: 'carrier', message: '快递公司不能包含控制字符' }],
    [{ trackingNo: '' }, NUMBER],
    [{ trackingNo: '1234' }, NUMBER],
    [{ trackingNo: '=1+1234' }, NUMBER],
    [{ trackingNo: '1'.repeat(41) }, NUMBER],
  ])('%o', (change, issue) => {
    expect(prizeParcelIssues(SHIPS, { ...PARCEL, ...change })).toEqual([issue]);
  });

  test('takes what just fits, white space at the ends not counted', () => {
    const parcel = { carrier: ` ${'顺'.repeat(PRIZE_CARRIER_MAX)} `, trackingNo: ` ${'1'.repeat(40)}\n` };
    expect(prizeParcelIssues(SHIPS, parcel)).toEqual([]);
    expect(prizeParcelOf(parcel)).toEqual({
      carrier: '顺'.repeat(PRIZE_CARRIER_MAX),
      trackingNo: '1'.repeat(40),
    });
    expect(prizeParcelIssues(SHIPS, { ...PARCEL, trackingNo: 'A-123' })).toEqual([]);
  });

  test('is nothing for a prize that is not sent', () => {
    const message = '这份奖品不用寄，没有快递';
    expect(prizeParcelIssues(GIVEN, { carrier: ' ', trackingNo: '' })).toEqual([]);
    expect(prizeParcelIssues(GIVEN, PARCEL)).toEqual([
      { field: 'carrier', message },
      { field: 'trackingNo', message },
    ]);
  });
});

describe('prizeReasonIssue', () => {
  test('is one line that says something', () => {
    expect(prizeReasonIssue(' ')).toBe('原因必须填写');
    expect(prizeReasonIssue('地址\n不全')).toBe('原因不能包含控制字符');
    expect(prizeReasonIssue('因'.repeat(PRIZE_REASON_MAX + 1))).toBe('原因不能超过100个字符');
    expect(prizeReasonIssue(` ${'因'.repeat(PRIZE_REASON_MAX)} `)).toBeUndefined();
  });
});

describe('prizeAddressRefusal', () => {
  test.each([
    [SHIPS, true, 'none', undefined],
    [SHIPS, true, 'open', undefined],
    [SHIPS, true, 'sent', '已经寄出，不能再改地址'],
    [SHIPS, true, 'refused', '老师已经说明不寄，不能再改地址'],
    [SHIPS, false, 'none', '还没有达到这份奖品的天数'],
    [SHIPS, false, 'open', '还没有达到这份奖品的天数'],
    [SHIPS, false, 'sent', '已经寄出，不能再改地址'],
    [GIVEN, true, 'none', '这份奖品不用寄，不需要地址'],
    [GIVEN, true, 'sent', '这份奖品已经发放'],
  ] as const)('%o, earned: %o, %s', (prize, isEarned, state, message) => {
    expect(prizeAddressRefusal(prize, isEarned, state)).toBe(message);
  });
});

describe('prizeSendingRefusal', () => {
  test.each([
    [SHIPS, true, 'open', undefined],
    [SHIPS, true, 'none', '还没有填写地址'],
    [SHIPS, false, 'open', '已不够天数，不能寄出'],
    [SHIPS, false, 'none', '已不够天数，不能寄出'],
    [SHIPS, true, 'sent', '已经寄出了'],
    [SHIPS, true, 'refused', '已经决定不寄，要先撤回'],
    [GIVEN, true, 'none', undefined],
    [GIVEN, true, 'sent', '已经发放了'],
    [GIVEN, true, 'refused', '已经决定不发放，要先撤回'],
    [GIVEN, false, 'none', '已不够天数，不能发放'],
  ] as const)('%o, earned: %o, %s', (prize, isEarned, state, message) => {
    expect(prizeSendingRefusal(prize, isEarned, state)).toBe(message);
  });

  test.prop([anyPrize, anyState])('nothing is sent to who has not the days', (prize, state) => {
    expect(prizeSendingRefusal(prize, false, state)).toBeTypeOf('string');
  });
});

describe('what becomes of a claim', () => {
  test('staff decide once, and take it back before they decide otherwise', () => {
    const words = (ships: boolean) =>
      PRIZE_CLAIM_STATES.map((state) => prizeRefusingRefusal({ ships }, state));
    expect(words(true)).toEqual([undefined, undefined, '已经寄出，要先撤回', '已经决定不寄了']);
    expect(words(false)).toEqual([undefined, undefined, '已经发放，要先撤回', '已经决定不发放了']);
  });

  test('an address opens it', () => {
    const before = { ...CLAIM, receiver: '', mobile: '', address: '', state: 'none', more: 1 } as const;
    expect(claimAddressed(before, { ...ADDRESS, receiver: ' 王小明 ' })).toEqual({ ...CLAIM, more: 1 });
  });

  test('what is taken back is as far as its student brought it', () => {
    expect(stateTakenBack(CLAIM)).toBe('open');
    expect(stateTakenBack({ address: '' })).toBe('none');
  });

  test.prop([anyPrize, anyState, fc.boolean()])(
    'nothing that staff decided about is changed by its student',
    (prize, state, isEarned) => {
      const isDecided = state === 'sent' || state === 'refused';
      if (isDecided) expect(prizeAddressRefusal(prize, isEarned, state)).toBeTypeOf('string');
      // Whoever may write an address makes of it what may be sent.
      else if (prizeAddressRefusal(prize, isEarned, state) === undefined)
        expect(prizeSendingRefusal(prize, isEarned, 'open')).toBeUndefined();
    },
  );
});

describe('prizeWinnerState', () => {
  test('tells of one that waits while its days are gone', () => {
    expect(PRIZE_CLAIM_STATES.map((state) => prizeWinnerState(state, true))).toEqual(PRIZE_CLAIM_STATES);
    expect(PRIZE_CLAIM_STATES.map((state) => prizeWinnerState(state, false))).toEqual([
      'none',
      'lost',
      'sent',
      'refused',
    ]);
  });

  test('is read as sent, or as given', () => {
    const titles = (prize: Pick<Prize, 'ships'>) =>
      PRIZE_WINNER_STATES.map((state) => prizeWinnerTitle(prize, state));
    expect(titles(SHIPS)).toEqual(['待寄出', '没填地址', '已不够天数', '已寄出', '不寄']);
    expect(titles(GIVEN)).toEqual(['待发放', '待发放', '已不够天数', '已发放', '不发放']);
  });
});

describe('claimedPrizesIssue', () => {
  const bag: Prize = { id: 'p1', title: '帆布袋', by: 'total', days: 14, ships: true };
  const card: Prize = { id: 'p2', title: '证书', by: 'longest', days: 7, ships: false };
  test('keeps what was claimed', () => {
    expect(claimedPrizesIssue([bag, card], [card], ['p1'])).toBe('已经有学员领取「帆布袋」，不能删除');
    expect(claimedPrizesIssue([bag, card], [{ ...bag, ships: false }, card], ['p1'])).toBe(
      '已经有学员领取「帆布袋」，不能改要不要寄',
    );
  });

  test('takes anything else', () => {
    expect(claimedPrizesIssue([bag, card], [], [])).toBeUndefined();
    expect(claimedPrizesIssue([bag, card], [bag], ['p1'])).toBeUndefined();
    expect(
      claimedPrizesIssue(
        [bag],
        [
          { ...bag, id: 'p3' },
          { ...bag, ships: true },
        ],
        ['p1', 'gone'],
      ),
    ).toBeUndefined();
  });
});
