import { isMobile } from '@ykd/domain/member';
import {
  filledText,
  PLACEHOLDERS,
  smsSegments,
  SMS_SEGMENTS_MAX,
  type Placeholder,
  type PlaceholderValues,
} from '@ykd/domain/notice';
import { shanghaiDay } from '@ykd/domain/shared';
import type { ReceiverFacts } from '../ports/messages.js';
import type { MessageWish } from './port.js';

/** What stands for the places of a text, for one receiver. */
export const valuesOf = ({ name, classTeacher, course, serviceUntil }: ReceiverFacts): PlaceholderValues => ({
  姓名: name,
  班主任: classTeacher,
  课程: course,
  服务到期: serviceUntil === null ? null : shanghaiDay(serviceUntil),
});

/**
 * A text in which the course is that of all receivers alike, and the other places stay: what stands in the name of the course is
 * no place.
 */
const withCourse = (text: string, course: string | null): string => {
  if (course === null) return text;
  const kept = Object.fromEntries(PLACEHOLDERS.map((name) => [name, `{${name}}`])) as Record<
    Placeholder,
    string
  >;
  return filledText(text, { ...kept, 课程: course.replaceAll('{', '｛').replaceAll('}', '｝') });
};

/** A wish whose texts name the course of all receivers alike, where they have one. */
export const wishFor = <W extends Pick<MessageWish, 'title' | 'text'>>(
  wish: W,
  course: string | null,
): W => ({
  ...wish,
  title: withCourse(wish.title, course),
  text: withCourse(wish.text, course),
});

/**
 * What is sent to one receiver by text message, and why it would not be: he wants none, has no mobile for it, or it came out
 * too long.
 *
 * @param sign - what the SMS service puts in front of it, which is charged for as well
 */
export const smsOf = (
  text: string,
  facts: ReceiverFacts,
  sign: string,
): {
  readonly text: string;
  readonly segments: number;
  readonly issue: 'optedOut' | 'noMobile' | 'tooLong' | undefined;
} => {
  const filled = filledText(text, valuesOf(facts));
  const segments = smsSegments(`${sign}${filled}`);
  const issue = facts.isOptedOut
    ? 'optedOut'
    : !isMobile(facts.mobile)
      ? 'noMobile'
      : segments > SMS_SEGMENTS_MAX
        ? 'tooLong'
        : undefined;
  return { text: filled, segments, issue };
};
