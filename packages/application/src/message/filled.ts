import { isMobile } from '@ykd/domain/member';
import { filledText, smsSegments, SMS_SEGMENTS_MAX, type PlaceholderValues } from '@ykd/domain/notice';
import { shanghaiDay } from '@ykd/domain/shared';
import type { ReceiverFacts } from '../ports/messages.js';
import { SMS_SIGN } from '../ports/sms-sender.js';

/** What stands for the places of a text, for one receiver. */
export const valuesOf = ({ name, classTeacher, course, serviceUntil }: ReceiverFacts): PlaceholderValues => ({
  姓名: name,
  班主任: classTeacher,
  课程: course,
  服务到期: serviceUntil === null ? null : shanghaiDay(serviceUntil),
});

/**
 * What is sent to one receiver by text message, and why it would not be: he wants none, has no mobile for it, or it came out
 * too long.
 */
export const smsOf = (
  text: string,
  facts: ReceiverFacts,
): {
  readonly text: string;
  readonly segments: number;
  readonly issue: 'optedOut' | 'noMobile' | 'tooLong' | undefined;
} => {
  const filled = filledText(text, valuesOf(facts));
  const segments = smsSegments(`${SMS_SIGN}${filled}`);
  const issue = facts.isOptedOut
    ? 'optedOut'
    : !isMobile(facts.mobile)
      ? 'noMobile'
      : segments > SMS_SEGMENTS_MAX
        ? 'tooLong'
        : undefined;
  return { text: filled, segments, issue };
};
