import type { HandOverLine, StudentHandOverView } from '@ykd/application/hand-over';
import { FIGURES_AGE_MS } from '@ykd/application/assistant';
import { EMPLOYEE_STATE_TITLES } from '@ykd/application/employee';
import { FOLLOW_UP_GROUP_TITLES, OPEN_ITEMS_TITLES } from '@ykd/application/follow-up';
import { shanghaiDay } from '@ykd/domain/shared';

/** What somebody is called who has no name by now. */
const A_COLLEAGUE = '一位同事';

const called = ({ name }: { readonly name: string | null }): string => name ?? A_COLLEAGUE;

type Given = Pick<HandOverLine, 'from' | 'to' | 'by' | 'at' | 'lastDay'>;

/** Who gave students to whom, by whom and when, and for how long. */
const givenWords = ({ from, to, by, at, lastDay }: Given): string =>
  [
    `${shanghaiDay(at)}，${called(from)} 移交给 ${called(to)}`,
    by.id === from.id ? '' : `，由 ${called(by)} 经手`,
    lastDay === null ? '' : `，到 ${lastDay} 为止`,
  ].join('');

const BACK: Readonly<Record<NonNullable<StudentHandOverView['back']>, string>> = {
  undone: '已撤销',
  returned: '交还了',
  changed: '交还时负责人已有别的改动，没有交还',
  gone: '交还时原来的负责人不能再负责，没有交还',
};

/** Texts of those who look after students, and of giving students to a colleague. */
export const assistants = {
  groups: FOLLOW_UP_GROUP_TITLES,
  called,
  givenWords,
  tabs: '助教管理的页',
  list: '班主任与助教',
  shift: '值班',
  handOver: '移交学员',
  unit: '位班主任与助教',
  note: `谁负责多少学员，今天有多少要联系；联系用时是近 30 天的联系，从出现原因到联系隔了几天的中位数。数字每 ${FIGURES_AGE_MS / 60_000} 分钟统计一次，点开一位看现在的。`,
  none: '没有找到这样的班主任或助教',
  noneHint: '换一个条件试试；在通讯录里给员工班主任或助教的角色，就会出现在这里。',
  search: '姓名、拼音、用户名或手机号',
  states: EMPLOYEE_STATE_TITLES,
  students: (count: number) => `${count} 位`,
  asTeacher: (count: number) => `班主任 ${count} 位`,
  asAssistant: (count: number) => `助教 ${count} 位`,
  waitTitle: '联系用时',
  wait: (days: number | null) => (days === null ? '还没有' : days === 0 ? '当天' : `${days} 天`),
  one: {
    failed: '没有加载出来',
    absent: '没有这位班主任或助教',
    absentHint: '链接可能不完整，或者他已经没有这个角色，也不负责学员。',
    back: '回到班主任与助教',
    figures: '数字',
    give: '移交他的学员',
    standing: '待办里的学员',
    standingCaption: '待办里每种状态有几位学员',
    standingColumns: { group: '状态', count: '学员' },
    contacts: '每周联系学员',
    chart: '他每周联系学员的次数',
    heads: { day: '周一', value: '联系次数', figures: '联系次数' },
    times: (count: number) => `${count} 次`,
    snoozed: '推迟着的',
    noSnoozed: '没有推迟着的学员',
    until: (day: string) => `到 ${day}`,
    handed: '转交给他的',
    noHanded: '没有转交给他的学员',
    by: (name: string | null) => `${name ?? A_COLLEAGUE} 转交`,
    notes: '最近写的备注',
    noNotes: '最近八周没有写备注',
    aStudent: '一位学员',
  },
  give: {
    form: '移交学员',
    terms: '怎样移交',
    failed: '移交的内容没有加载出来',
    from: '从谁',
    own: '我的学员',
    to: '交给谁',
    choose: '请选择',
    first: '先选从谁移交，再选交给谁',
    nobody: '没有学员由他负责',
    nobodyHint: '选另一位班主任或助教。',
    which: '移交哪些学员',
    all: '全部',
    search: '姓名里有',
    find: '查找',
    found: (found: number, moving: number, shown: number, isAll: boolean) =>
      [
        `找到 ${found} 位`,
        moving === 0
          ? []
          : `，${moving < found ? `其中 ${moving} 位` : '都'}${isAll ? '会移交，去掉勾选的除外' : '可以移交，只移交勾选的'}`,
        found > shown ? `；可以列出最急的 ${shown} 位` : [],
      ]
        .flat()
        .join(''),
    notFound: '没有这样的学员',
    conflicts: (count: number) => `${count} 位是班主任的学员，只能交给班主任，不会移交。`,
    stays: '不会移交',
    kinds: { classTeacher: '班主任', assistant: '助教' },
    ticks: '勾选',
    tick: { all: '全选', none: '全不选' },
    classesStay: '只移交学员：带的班级不变，要换班主任请到「班级管理」。',
    students: '要移交的学员',
    more: (count: number) => `再列出 ${count} 位`,
    columns: { name: '学员', mobile: '手机号', kind: '现在是他的', group: '待办', note: '单独说明' },
    write: '写说明',
    writeOf: (name: string) => `给 ${name} 写说明`,
    noteOf: (name: string) => `${name} 的说明`,
    open: '没有办完的待办',
    openItems: OPEN_ITEMS_TITLES,
    note: '交接说明',
    noteHint: '接手的同事在今日待办里看到，学员主页的移交记录里也有',
    length: (length: number, max: number) => `${length}/${max}`,
    temporary: '只交一段时间，到期自动交还',
    temporaryHint: '第二天零点交还；这期间负责人另有改动的学员不动，并写明',
    lastDay: '最后一天',
    submit: (count: number) => `移交 ${count} 位学员`,
    confirmTitle: '移交学员',
    confirm: (from: string, count: number, to: string) => `${from} 的 ${count} 位学员交给 ${to}`,
    forGood: '长期：不会自动交还',
    until: (lastDay: string, back: string) => `只交一段时间：到 ${lastDay} 为止，${back} 零点自动交还`,
    loses: '移交以后，这些学员不再由你负责，你也看不到他们的主页。',
    done: (count: number, to: string) => `${count} 位学员已经交给 ${to}`,
    noTo: '请选择交给谁',
    noStudents: '没有可以移交的学员',
    noDay: '请选择最后一天',
    unsure: '没有收到服务器的回答，可能已经移交：请看下面的移交记录',
    tooMany: (max: number) => `一次最多移交 ${max} 位，请先筛选`,
  },
  record: {
    title: '移交记录',
    mine: '我移交的、接手的、经手的',
    failed: '移交记录没有加载出来',
    none: '还没有移交记录',
    noneHint: '移交学员以后，这里有从谁、交给谁、什么时候、为什么。',
    students: (students: number, back: number) =>
      back === 0 ? `${students} 位学员` : `${students} 位学员，${back} 位已回来`,
    back: (back: NonNullable<StudentHandOverView['back']>, at: number) => `${shanghaiDay(at)} ${BACK[back]}`,
    open: '看是哪几位',
    shut: '收起',
    who: '移交的学员',
    unknown: '（看不到是谁）',
    end: '提前交还',
    endOf: (line: HandOverLine) => `提前交还：${givenWords(line)}`,
    endTitle: '提前交还',
    endText: (line: HandOverLine) =>
      `${called(line.to)} 的 ${line.students - line.back} 位学员现在就交还给 ${called(line.from)}。这期间负责人另有改动的学员不动，并写明。`,
    ended: (count: number) => `${count} 位学员已交还`,
    endFailed: '没有交还成功，请看看记录再试',
    own: (text: string) => `关于这位学员：${text}`,
    noneOfStudent: '没有移交过',
    noneOfStudentHint: '换过负责人的，在员工操作里。',
  },
  received: {
    label: '刚接手的学员',
    got: (line: HandOverLine) =>
      `${called(line.from)} 移交给你 ${line.students - line.back} 位学员${line.lastDay === null ? '' : `，到 ${line.lastDay} 为止`}`,
    give: '移交我的学员',
  },
};
