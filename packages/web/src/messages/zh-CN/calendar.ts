import { shanghaiDay, WEEKDAYS } from '@ykd/domain/shared';

/** Texts of schedules, and of the calendar that other programs read. */
export const calendar = {
  weekdays: WEEKDAYS,
  weekday: (at: number) => `周${WEEKDAYS[at]}`,
  /** `day`: `YYYY-MM-DD`. */
  day: (day: string) => `${Number(day.slice(5, 7))}月${Number(day.slice(8))}日`,
  subscribe: '订阅日历',
  title: '把日程放进自己的日历',
  text: '生成一个只属于你的地址，在手机或电脑的日历里「添加订阅日历」（也叫「从 URL 添加」）时填它。日程改了，日历会自己更新。',
  how: [
    'iPhone、iPad：设置 → 日历 → 账户 → 添加账户 → 其他 → 添加已订阅的日历',
    'Mac：「日历」→ 文件 → 新建日历订阅',
    'Google 日历、Outlook：添加日历 → 通过网址（URL）添加',
    '安卓手机：多数自带的日历可以「从网址导入」，或者用能订阅 ICS 的日历应用',
  ],
  secret: '谁有这个地址，谁就看得到这些日程，不要发给别人。修改密码、退出其他设备以后它也失效。',
  none: '还没有生成过地址。',
  has: (since: number) =>
    `${shanghaiDay(since)} 生成过地址。地址只在生成时显示一次；找不到了可以重新生成，从前的地址随即失效。`,
  make: '生成地址',
  renew: '重新生成',
  renewed: '地址已生成，从前的地址不再有效',
  refused: '没有生成：在班级里、或者带班的人才有日历',
  address: '日历的地址',
  copy: '复制日历的地址',
  open: '用这台设备的日历打开',
  failed: '没有读到日历的地址',
} as const;
