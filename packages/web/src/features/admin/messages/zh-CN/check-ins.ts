import { CHECK_IN_MARK_TITLES, type CheckInMark, type CopyVerdict } from '@ykd/domain/campaign';

/** What the buttons say of an entry that is like an earlier one. */
const VERDICTS = { copy: '确认雷同', own: '不是雷同' } as const;

/** Texts of the entries of the daily check-in, as staff see them. */
export const checkIns = {
  note: '学员每天的打卡：读一读，评一下，写几句。学员在自己的打卡里和通知里看得到。',
  toDesk: '手机上一条一条看',
  toRecord: '我的记录',
  ownNote: '这里只有你负责的学员。',
  tabs: { label: '打卡', review: '点评', standings: '学员与补卡', prizes: '奖品', effect: '效果' },
  failed: '打卡没有加载出来',
  campaignsFailed: '活动没有加载出来',
  noCampaign: '没有这个活动',
  noCampaignHint: '它可能已经取消，请选别的活动。',
  campaign: '活动',
  day: '日期',
  badDay: '请选一个日期',
  previousDay: '前一天',
  nextDay: '后一天',
  filter: '评价',
  all: '全部',
  marks: CHECK_IN_MARK_TITLES,
  sort: '次序',
  sorts: { first: '写得早的在前', last: '写得晚的在前' },
  counted: (entries: number, open: number, suspects: number) =>
    entries === 0
      ? '这一天没有打卡'
      : `${entries} 条打卡，${open === 0 ? '都点评过了' : `${open} 条待点评`}${suspects === 0 ? '' : `，${suspects} 条疑似雷同`}`,
  alike: {
    filter: '疑似雷同',
    title: (name: string) => `${name}的打卡与谁的雷同`,
    marks: {
      none: (percent: number) => `疑似雷同 ${percent}%`,
      copy: (percent: number) => `雷同 ${percent}%`,
      own: () => '不是雷同',
    },
    of: {
      text: (name: string, day: string) => `文字与${name} ${day.slice(5)} 的打卡相近`,
      picture: (name: string, day: string) => `图片与${name} ${day.slice(5)} 的打卡相近`,
    },
    hidden: {
      text: '文字与另一位学员更早的打卡相近；那一条你看不到：那位学员不归你负责，或打卡已经不在。',
      picture: '图片与另一位学员更早的打卡相近；那一条你看不到：那位学员不归你负责，或打卡已经不在。',
    },
    somebody: '另一位学员',
    changedSince: '这一条后来改过，现在的内容与判断时不同。',
    verdicts: VERDICTS,
    judge: (verdict: keyof typeof VERDICTS, name: string) => `${VERDICTS[verdict]}：${name}`,
    judged: (name: string, at: string) => `${name} ${at} 判断`,
    meanwhile: (who: string, name: string, verdict: CopyVerdict) =>
      verdict === 'none'
        ? `${who}刚刚判断过${name}的打卡`
        : `${who}刚刚判断过${name}的打卡：${VERDICTS[verdict]}`,
  },
  list: '打卡',
  entryOf: (name: string) => `${name}的打卡`,
  picture: (name: string, place: number) => `${name}的第 ${place} 张图片`,
  madeUp: (reason: string) => `补卡：${reason}`,
  changedSince: '点评以后改过',
  reviewed: (name: string, at: string) => `${name} ${at} 点评`,
  somebody: '同事',
  comments: '点评',
  commentOn: (name: string) => `给${name}写点评`,
  placeholder: '写几句，学员会收到通知',
  send: '只发点评',
  sendTo: (name: string) => `给${name}发点评`,
  mark: (mark: CheckInMark, name: string) => `${CHECK_IN_MARK_TITLES[mark]}：${name}`,
  removeComment: '删除',
  removeCommentOf: (by: string, text: string) => `删除${by}的点评：${text}`,
  removed: '已删除点评',
  notSent: '没有发出去',
  sent: (name: string) => `已发给${name}`,
  meanwhile: (who: string, name: string, mark: CheckInMark) =>
    `${who}刚刚点评过${name}的打卡：${CHECK_IN_MARK_TITLES[mark]}`,
  rewritten: (name: string) => `${name}刚刚改了打卡，请看一看再点评`,
  gone: '这条打卡已经不在了',
  none: {
    none: '都点评过了',
    all: '这一天没有打卡',
    some: '没有这样评价的',
    alike: '没有疑似雷同的',
    page: '这一页的都点评过了',
  },
  toFirst: '看其余的',
  noneHint: '可以看前一天的，或换一个活动。',
  remind: {
    press: '提醒今天没打卡的',
    told: (told: number, missing: number) =>
      missing > told
        ? `已提醒 ${told} 位，另外 ${missing - told} 位今天提醒过了`
        : `已提醒你负责的 ${told} 位学员`,
    nobody: (missing: number) =>
      missing === 0 ? '只提醒你负责的学员，其中没有要提醒的' : `没有打卡的 ${missing} 位今天都提醒过了`,
    failed: '没有提醒成功',
  },
} as const;
