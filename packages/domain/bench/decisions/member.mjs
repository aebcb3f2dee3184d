import { CHECK_IN_WINDOWS, isWindowOpen } from '@ykd/domain/campaign';
import { chatAccountOf } from '@ykd/domain/chat';
import { REVIEW_EVENTS, REVIEW_STATUSES, reviewTransition } from '@ykd/domain/coupon';
import { passwordChangeIssues, profileIssues } from '@ykd/domain/member';
import { choices } from '../data/random.mjs';

const { whole, oneOf } = choices(7);

/** Decisions about members, partners and campaigns. */
export const MEMBER_DECISIONS = [
  {
    name: 'reviewTransition',
    input: () => ({ status: oneOf(REVIEW_STATUSES), event: oneOf(REVIEW_EVENTS) }),
    decide: ({ status, event }) => reviewTransition(status, event),
  },
  {
    name: 'profileIssues',
    input: () => ({
      name: oneOf(['小明', '', '王小红']),
      gender: oneOf(['male', 'female', undefined]),
      email: oneOf([' a@example.com', 'not an address', '']),
      schoolName: oneOf(['南京大学', undefined]),
      schoolBeginDate: '2022-09',
      schoolEndDate: oneOf(['2026-06', null]),
      major: '软件工程',
      description: '好好学习，天天向上。'.repeat(whole(0, 12)),
    }),
    decide: profileIssues,
  },
  {
    name: 'passwordChangeIssues',
    input: () => ({
      code: oneOf(['123456', '1234', '']),
      password: oneOf(['a password', 'short', '']),
      confirm: 'a password',
    }),
    decide: passwordChangeIssues,
  },
  {
    name: 'isWindowOpen',
    input: () => ({ window: oneOf(CHECK_IN_WINDOWS), at: Date.UTC(2025, 0, whole(1, 365), whole(0, 23)) }),
    decide: ({ window, at }) => isWindowOpen(window, at),
  },
  {
    name: 'chatAccountOf',
    input: () => `13${String(whole(0, 999_999_999)).padStart(9, '0')}`,
    decide: chatAccountOf,
  },
];
