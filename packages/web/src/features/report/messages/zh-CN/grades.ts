import type { ActiveGrade } from '@ykd/domain/report';

/** What is said of who studies in a part of the day. */
export const GRADE_LINES: { readonly [G in ActiveGrade]: string } = {
  dawn: '一天刚刚开始，你已经在学习了。',
  morning: '一天里最清醒的时候，你留给了学习。',
  afternoon: '午后的时间，你没有让它白白过去。',
  evening: '一天忙完以后，你还为自己留了一段时间。',
  night: '夜深了，也别忘了早点休息。',
};
