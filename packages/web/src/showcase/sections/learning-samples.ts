import {
  type AccessTerm,
  composeAccessTimeline,
  composeDashboard,
  composeTrack,
  type TrackView,
} from '@ykd/application/learn';
import { learnTrack } from '@ykd/domain/access';
import type { StudentTag } from '@ykd/domain/member';
import { PAID_STATUS, type YkdOrder } from '@ykd/domain/order';
import { DAY_MS, shanghaiDay } from '@ykd/domain/shared';
import type { ArenaViewProps } from '../../features/check-in/components/arena-view';

/** Tags as they come from data: with a colour, without one, with one that is none, and two that nobody sees here. */
export const TAGS: readonly StudentTag[] = (
  [
    ['学习之星', '#E8A013', '连续学习 30 天后由班主任授予', 'true'],
    ['项目达人', '#0E9A5F', '', 'true'],
    ['颜色写错了', 'url(x)', '写错的颜色不会画出来', 'true'],
    ['名字很长很长很长很长的标签', '#FFFFFF', '白色的点在浅色里也有边', 'true'],
    ['需要回访', '#D12F3F', '', 'false'],
    ['潜力学员', '#468DE5', '', 'TRUE'],
  ] as const
).map(([name, color, description, show], at) => ({
  id: `tag-${at}`,
  lable: { id: `lable-${at}`, name, color, description, show },
}));

const order = (
  id: string,
  name: string,
  daysAgo: number,
  now: number,
  over: Partial<YkdOrder>,
): YkdOrder => ({
  id,
  productName: name,
  userId: 'sample',
  status: PAID_STATUS,
  productId: 'sample',
  amount: 50_000,
  categoryId: 'training',
  skuAttrs: [],
  validDate: null,
  serviceDate: null,
  gmtCreated: now - daysAgo * DAY_MS,
  gmtModified: now - daysAgo * DAY_MS,
  validDateDayNum: 365,
  serviceDateDayNum: 90,
  ...over,
});

const opening = (courseIds: readonly string[]): YkdOrder['skuAttrs'] => [
  { name: '班型', values: [{ value: '标准班', extraInfo: { courseIds } }] },
];

/** The courses of the track that is shown. */
const TRACK = learnTrack('python');
const record = (courseId: string, progress: number, now: number) => ({
  _id: courseId,
  userId: 'sample',
  courseId,
  lastOutlineNum: 0,
  lastSectionNum: 0,
  lastBodyNum: 0,
  progress,
  outlines: [],
  gmtCreated: now - DAY_MS,
  gmtModified: now - DAY_MS,
});

/** What is online of the courses: of one of them nothing is. */
const SHELF = {
  online: ['j1', 'j2', 'py1', 'py2', 'j4', 'j5', 'a1', 'f1', 'wxmini10'].map((courseId) => ({
    courseId,
    chapters: 3,
    lessons: 12,
  })),
  sold: ['j1', 'j2', 'py1', 'py2', 'j4', 'j5', 'j6', 'a1', 'f1', 'wxmini10'],
};

/** What a learner with such orders sees as of `now`, epoch ms. */
const dashboardOf = (now: number, progress = 40) =>
  composeDashboard({
    orders: [
      order('o1', '研发训练营（服务中）', 30, now, {
        skuAttrs: opening(['j1', 'j2', 'py1', 'py2', 'j4', 'j5', 'j6']),
      }),
      order('o2', '算法入门（服务快结束）', 85, now, { skuAttrs: opening(['a1']) }),
      order('o3', '前端入门（不含服务）', 10, now, { skuAttrs: opening(['f1']), serviceDateDayNum: 0 }),
      order('o4', '小程序开发（已到期）', 400, now, { skuAttrs: opening(['wxmini10']) }),
      order('o5', '小程序开发（由别的订单开通）', 500, now, { skuAttrs: opening(['wxmini10']) }),
      order('o6', '一对一简历指导（不含课程）', 20, now, { skuAttrs: opening([]) }),
    ],
    shelf: SHELF,
    records: [record('py1', progress, now), record('j1', 100, now)],
    last: null,
    now,
  });

/** Every state of an access term. */
export const accessTerms = (now: number): readonly AccessTerm[] =>
  composeAccessTimeline({ ...dashboardOf(now), now });

/** A track at its start, on the way, and before anything of it is bought. */
export const trackViews = (now: number): readonly (TrackView | undefined)[] => [
  composeTrack(TRACK.stages, { ...dashboardOf(now), now }),
  composeTrack(TRACK.stages, {
    ...composeDashboard({ orders: [], shelf: SHELF, records: [], last: null, now }),
    now,
  }),
  undefined,
];

export const SAMPLE_TRACK = TRACK;

/** An arena to come, one that is on, and those that are over, with and without entries. */
export const arenas = (now: number): readonly ArenaViewProps['checkIns'][] => {
  const days = (first: number, last: number) => ({
    firstDay: shanghaiDay(now + first * DAY_MS),
    lastDay: shanghaiDay(now + last * DAY_MS),
  });
  const none = { current: 0, longest: 0, total: 0 };
  const today = shanghaiDay(now);
  return [
    { campaign: '2025_summer_arena', name: '2025 暑期王者竞技场', today, period: days(5, 40), streak: none },
    {
      campaign: '2025_summer_arena',
      name: '2025 暑期王者竞技场',
      today,
      period: days(-12, 26),
      streak: { current: 4, longest: 7, total: 11 },
    },
    {
      campaign: '2024_summer_arena',
      name: '2024 暑期王者竞技场',
      today,
      period: days(-60, -22),
      streak: { current: 0, longest: 21, total: 33 },
    },
    {
      campaign: '2023_summer_king',
      name: '2023 暑期王者打卡',
      today,
      period: days(-460, -422),
      streak: none,
    },
  ];
};

/** A banner that staff run. */
export const BANNER = {
  id: 'promo_banner',
  title: '2025 暑期王者竞技场',
  hint: '每天打卡，一起坚持一个夏天',
  short: '竞技场',
  path: '/learn/wangzhe2025',
};

export const ANNOUNCEMENT = {
  id: 'a-1',
  title: '今晚停机维护',
  text: '今晚 22:00 到 22:30 升级系统，期间不能学习和打卡。',
  link: '/learn/plan',
};
