import { EFFECT_GROUP_MIN, type EffectGroup, type EffectSpan, type StudyFigures } from '@ykd/domain/campaign';

const monthDay = (day: string): string => `${Number(day.slice(5, 7))}/${Number(day.slice(8))}`;

/** One decimal, also of a whole number: they stand below each other. */
const plain = (value: number): string => value.toFixed(1);

const inWords = {
  minutes: (value: number) => `${plain(value)} 分钟`,
  percent: (value: number) => `${plain(value)}%`,
} satisfies Record<keyof StudyFigures, (value: number) => string>;

/** A change, with its sign as it is printed. */
const signed = (value: number): string => {
  if (value === 0) return plain(0);
  return value > 0 ? `+${plain(value)}` : `−${plain(-value)}`;
};

const changed = {
  minutes: (value: number) => `${signed(value)} 分钟`,
  percent: (value: number) => `${signed(value)} 个百分点`,
} satisfies typeof inWords;

const GROUPS = { took: '参加的', others: '没有参加的' } satisfies Record<EffectGroup, string>;
const SPANS = { before: '活动前', during: '活动中', after: '活动后' } satisfies Record<EffectSpan, string>;

const weekOf = (span: EffectSpan, first: string, last: string): string =>
  `${SPANS[span]} ${monthDay(first)} 至 ${monthDay(last)}`;

const MEASURES = { minutes: '每人每周学习', percent: '学习过的占比' } satisfies Record<
  keyof StudyFigures,
  string
>;
const HEADS = { minutes: '每人', percent: '学习过' } satisfies typeof MEASURES;

/** Texts of what those who took part in a campaign studied, against those who did not. */
export const checkInEffect = {
  note: '参加活动的学员，与没有参加的学员，在活动前、中、后各学习了多少。是全部学员的合计。',
  failed: '效果没有加载出来',
  groups: GROUPS,
  spans: SPANS,
  inWords,
  states: {
    ahead: ['活动还没有开始', (day: string) => `${day} 开始。过完第一周，这里就有得比。`],
    early: ['第一周还没有过完', (day: string) => `第一周到 ${day} 为止，过完才有得比。`],
    counting: ['正在统计', () => '活动开始满一周、或者改过以后要重新统计，一般不用一分钟。'],
    small: [
      '人数太少，不显示',
      (_day: string, took = 0, others = 0) =>
        `活动前学习过的学员里，参加的 ${took} 位，没有参加的 ${others} 位。少于 ${EFFECT_GROUP_MIN} 位的一组，一两个人就能让数字变样，也认得出是谁。`,
    ],
  } as const,
  again: '再看一次',
  counted: (took: number, others: number, at: string) =>
    `活动前学习过的学员里，参加的 ${took} 位，没有参加的 ${others} 位；${at} 统计。`,
  measures: MEASURES,
  measure: '看什么',
  chart: {
    minutes: '每位学员每周学习多少分钟',
    percent: '每周有百分之几的学员学习过',
  } satisfies typeof MEASURES,
  at: (week: string, took: string, others: string) =>
    `${week}：${GROUPS.took} ${took}，${GROUPS.others} ${others}`,
  hint: '用左右方向键逐周查看',
  differences: '与活动前相比',
  differenceOf: (span: EffectSpan, measure: keyof StudyFigures) => `${SPANS[span]} · ${MEASURES[measure]}`,
  difference: (measure: keyof StudyFigures, value: number) => `相差 ${changed[measure](value)}`,
  each: (group: EffectGroup, before: number, now: string, change: number) =>
    `${GROUPS[group]} ${plain(before)} → ${now}（${signed(change)}）`,
  table: '每周的数字',
  week: '周',
  weekOf,
  head: (group: EffectGroup, measure: keyof StudyFigures) => `${GROUPS[group]} · ${HEADS[measure]}`,
  caveat: '怎样看这张图',
  caveats: (weeks: number, newcomers: number, runsOver: boolean) => [
    '参加不参加是学员自己选的。愿意打卡的人，本来就可能学得更多：这里看得到两组不同，看不出是不是活动带来的。',
    '相差，是参加的比活动前的变化，减去没有参加的变化：假期、考试、开课让两组一样变的部分，就减掉了。',
    `两组都只有活动前 ${weeks} 周里学习过的学员，这样才有得比；因此两组后来学习过的占比本来就会低一些。${
      newcomers === 0 ? '' : `参加了、而那以前没有学习过的 ${newcomers} 位不在其中。`
    }`,
    '没有参加的，是活动面向的学员里没有打过卡的，面向谁按现在的商品、班级与标签算；补过卡的算参加。在这里工作的人都不算。',
    `一周是七天，从活动第一天算起；活动前、中、后各 ${weeks} 周，没有过完的不显示。${
      runsOver ? '活动中的最后一周有几天在活动结束以后。' : ''
    }`,
    '每天统计一次；是全部学员的合计，没有姓名。',
  ],
} as const;
