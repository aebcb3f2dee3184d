import type { ActiveGrade } from '@ykd/domain/report';

/** What a part of the day is called, and what is said of who studies in it. */
export const GRADES: { readonly [G in ActiveGrade]: { readonly name: string; readonly line: string } } = {
  dawn: { name: '清晨', line: '一天刚刚开始，你已经在学习了。' },
  morning: { name: '上午', line: '一天里最清醒的时候，你留给了学习。' },
  afternoon: { name: '下午', line: '午后的时间，你没有让它白白过去。' },
  evening: { name: '晚上', line: '一天忙完以后，你还为自己留了一段时间。' },
  night: { name: '深夜', line: '夜深了，也别忘了早点休息。' },
};

const HALF_DAY = 12;

/** An hour as people say it: 清晨 7 点, 中午 12 点, 晚上 9 点, 凌晨 3 点. */
export const hourWords = (hour: number, grade: ActiveGrade): string => {
  if (hour === HALF_DAY) return '中午 12 点';
  if (grade === 'night' && hour < HALF_DAY) return `凌晨 ${hour} 点`;
  return `${GRADES[grade].name} ${hour > HALF_DAY ? hour - HALF_DAY : hour} 点`;
};
