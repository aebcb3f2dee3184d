import { FOLLOW_UP_TITLES, type FollowUpQueue, type FollowUpReasonView } from '@ykd/application/follow-up';
import type { SnoozeChoice } from '@ykd/domain/follow-up';
import { student } from './student';
import { UNDO_SHOWN_SECONDS } from './undo';

/** A Shanghai day, `YYYY-MM-DD`, as one says it on another: with its year where that is not the same. */
const dayWords = (day: string, today: string): string => {
  const [year, month, date] = day.split('-').map(Number);
  const words = `${month} 月 ${date} 日`;
  return day.slice(0, 4) === today.slice(0, 4) ? words : `${year} 年 ${words}`;
};

type Said = Omit<FollowUpReasonView, 'on'> & { readonly on: string };

/** The fact behind a reason; days are in words by now. */
const FACTS: Readonly<Record<FollowUpReasonView['kind'], (reason: Said) => string>> = {
  ending: ({ days, on }) => (days === 0 ? `服务今天（${on}）到期` : `服务还有 ${days} 天到期，到 ${on}`),
  inactive: ({ days, on }) => `${days} 天没有学习，上次 ${on}`,
  missedCheckIn: ({ days, on, what }) =>
    `${days === 1 ? '昨天没有打卡' : `连着 ${days} 天没有打卡`}，上次 ${on}（${what ?? ''}）`,
  neverStarted: ({ days, on, what }) =>
    what === null
      ? `购买 ${days} 天还没有开始学习，${on} 下单`
      : `这次购买以后 ${days} 天没有学习，${on} 下单，上次学习 ${what}`,
  syncFailed: ({ what }) =>
    `${(what ?? '')
      .split(' ')
      .map((failure) => student.devices.targets[failure.startsWith('chat') ? 'chat' : 'code-host'])
      .join('、')}的账号没有同步成功`,
};

/** A reason to contact a student, with its fact; `today`: `YYYY-MM-DD`. What is back says since when. */
const reasonWords = (reason: FollowUpReasonView, today: string): string => {
  const { kind, on, what, days, again } = reason;
  const said = {
    ...reason,
    on: on === null ? '' : dayWords(on, today),
    what: kind === 'neverStarted' && what !== null ? dayWords(what, today) : what,
  };
  if (again === null) return FACTS[kind](said);
  const last = `上次联系 ${dayWords(again.on, today)}`;
  if (kind === 'inactive' && again.isSame && again.days > 0) {
    return `${last} 之后又 ${again.days} 天没有学习，一共 ${days} 天，上次 ${said.on}`;
  }
  return `${FACTS[kind](said)}；${last}`;
};

/** Who is left out though there is a reason, so that lists of students count more; undefined: nobody is. */
const asideWords = (
  { contacted, snoozed, backOn, handedOver }: FollowUpQueue['aside'],
  today: string,
): string | undefined => {
  const parts = [
    contacted > 0 && `${contacted} 位联系过、等有新的情况`,
    snoozed > 0 && `${snoozed} 位推迟了（最早 ${dayWords(backOn ?? today, today)} 回来）`,
    handedOver > 0 && `${handedOver} 位转交给了同事`,
  ].filter((part) => part !== false);
  return parts.length === 0
    ? undefined
    : `有原因而没有排在这里的：${parts.join('，')}。学员列表里的数字不因此变小，有的还算上服务已经结束的。`;
};

/** Texts of the queue of those whom a member of staff is to contact. */
export const queue = {
  kinds: FOLLOW_UP_TITLES,
  dayWords,
  reasonWords,
  asideWords,
  note: (total: number) => `${total} 位学员要联系，最急的在前`,
  shown: (shown: number, total: number) => `先看最急的 ${shown} 位，后面还有 ${total - shown} 位`,
  caption: '要联系的学员',
  failed: '没有查到今天要联系谁',
  none: '今天没有要联系的学员',
  noneHint: (students: number) => `你负责的 ${students} 位学员，现在都不用你联系。`,
  nobody: '还没有学员由你负责',
  nobodyHint: '这里只有自己负责的学员。成为班主任或助教以后，要联系谁会排在这里。',
  toStudents: '看自己的学员',
  contact: '已联系',
  contactNote: '写备注',
  snooze: '推迟',
  handOver: '转交',
  actOn: (act: string, name: string) => `${act} ${name}`,
  snoozeMenu: (name: string) => `把 ${name} 推迟到`,
  choices: { tomorrow: '明天', threeDays: '三天后', monday: '下周一' } satisfies Record<SnoozeChoice, string>,
  handedBy: (name: string) => `${name} 转交给你`,
  backFrom: (day: string) => `推迟到 ${day}`,
  aColleague: '一位同事',
  noteTitle: (name: string) => `联系过 ${name}`,
  noteLabel: '备注',
  noteHint: '记在这位学员的备注里，负责他的同事都看得到。Ctrl+Enter 保存。',
  noteConfirm: '已联系',
  noteLate: '备注还没有保存：这位学员刚刚已经离开队列。写的文字还在这里，可以只存为他的备注。',
  noteAlone: '只存为备注',
  handTitle: (name: string) => `把 ${name} 转交给`,
  handLabel: '谁来联系',
  handConfirm: '转交',
  handChoose: '请选择',
  handFirst: '请先选择由谁联系',
  handNobody: '没有可以转交的同事：这位学员没有助教，也没有别的班主任。',
  handFailed: '没有查到同事',
  handHint: '他的队列里会有这位学员，你的队列里不再有。',
  handBecomes: '他还不负责这位学员，转交以后成为助教。',
  kind: { classTeacher: '班主任', assistant: '助教' },
  done: {
    contact: (name: string) => `已联系 ${name}`,
    snooze: (name: string, day: string) => `${name} 推迟到 ${day}`,
    handOver: (name: string, to: string) => `${name} 已转交给 ${to}`,
  },
  undone: (name: string) => `${name} 回到了队列`,
  undoFailed: '没有撤销成功',
  undoOver: `不能撤销了，只在 ${UNDO_SHOWN_SECONDS} 秒内可以`,
  undoOverHint: (name: string) => `要看刚才做了什么，或者补一条备注，去 ${name} 的主页。`,
  undoNothing: '现在没有可以撤销的操作',
  toPage: '打开学员主页',
  mobileTold: '已记入操作记录',
  undoLate: (who: string) => `${who} 之后又做了别的，没有撤销`,
  meanwhile: (who: string, time: string, did: string, name: string) => `${who} ${time} ${did} ${name}`,
  meanwhileHint: '队列已经更新，这一次没有再做。',
  did: { contact: '已经联系过', snooze: '推迟了', handOver: '转交了', undo: '撤销了对这位学员的操作：' },
  gone: (name: string) => `${name} 已经不在你的队列里`,
  notDone: '没有做成，请重试',
  hint: '键盘',
  help: '按键',
  keys: [
    ['J / K', '下一位、上一位（↓ ↑ 也可以）'],
    ['Enter', '打开学员主页，返回后回到这一位'],
    ['C', '已联系'],
    ['N', '已联系，并写一条备注'],
    ['S', '推迟到明天、三天后或下周一'],
    ['H', '转交给同事'],
    ['P', '查看完整号码，会记入操作记录'],
    ['Z', `${UNDO_SHOWN_SECONDS} 秒内撤销刚才的操作`],
    ['?', '看这些按键'],
  ],
  shortKeys: [
    ['J K', '上下'],
    ['Enter', '打开'],
    ['C', '已联系'],
    ['N', '写备注'],
    ['S', '推迟'],
    ['H', '转交'],
    ['P', '号码'],
    ['Z', `撤销（${UNDO_SHOWN_SECONDS} 秒内）`],
  ],
  start: {
    title: '今日待办',
    all: (total: number) => `全部 ${total} 位`,
  },
} as const;
