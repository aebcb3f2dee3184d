import { ROSTER_ROW_TITLES } from '@ykd/application/roster';
import type { RosterView } from '@ykd/application/roster';
import { ROSTER_BYTES_MAX, ROSTER_COLUMNS_MAX, ROSTER_ROWS_MAX, ROSTER_TITLES } from '@ykd/domain/roster';
import { MEGABYTE } from '@ykd/domain/shared';

type Tally = RosterView['tally'];

const said = (tally: Tally): string =>
  tally.map(({ state, rows }) => `${ROSTER_ROW_TITLES[state]} ${rows}`).join('，');

/** Texts about rosters in the console. */
export const rosters = {
  title: '花名册',
  note: '从表格批量新增、修改学员：粘贴或上传，核对每一行会怎样，再一次写入。导入之后 7 天内可以撤销。',
  failed: '没有查到花名册',
  none: '还没有导入过',
  noneHint: '把表格里的学员粘贴到上面，或上传 CSV、XLSX。',
  fields: ROSTER_TITLES,
  rowStates: ROSTER_ROW_TITLES,
  states: { draft: '待核对', reviewed: '待导入', applied: '已导入', undone: '已撤销' },
  sources: { paste: '粘贴', file: '上传', command: '命令行' },
  name: '名册',
  owner: '导入的人',
  operator: '命令行',
  state: '状态',
  rows: '行数',
  came: '各行的结果',
  at: '时间',
  said,
  rowsOf: (rows: number) => `${rows} 行`,
  take: {
    label: '新的花名册',
    paste: '粘贴表格里的学员',
    placeholder: '在表格里选中学员（连同标题行）复制，在这里粘贴',
    hint: `最多 ${ROSTER_ROWS_MAX} 行、${ROSTER_COLUMNS_MAX} 列。必须有手机号；还可以有姓名、性别、邮箱、学校、专业、入学与毕业时间、标签、班主任、班级、备注。班主任写姓名、用户名或手机号。`,
    read: '识别',
    file: '上传表格',
    fileHint: `CSV（UTF-8 或 GB18030）、XLSX，最大 ${ROSTER_BYTES_MAX / MEGABYTE} MB`,
    reading: '正在读取，请不要关闭页面',
    lost: '没有送到服务端，请检查网络后重试',
    pasted: (when: string) => `粘贴于 ${when}`,
  },
  page: {
    back: '全部花名册',
    steps: '步骤',
    mapping: '各列是什么',
    review: '核对',
    result: '结果',
    gone: '没有这份花名册，它可能已经删除，或是别人的',
  },
  mapping: {
    note: '认出的列可以改；不需要的选“不导入”。',
    column: '表格里的列',
    samples: '前几行',
    field: '是什么',
    leave: '不导入',
    fieldOf: (title: string) => `“${title}”是什么`,
    byContent: '按内容认出',
    overwrites: '学员已经有值的，用名册里的覆盖',
    overwritesHint: '不勾选的列只补空缺：学员自己填过的不会变。标签与备注只会增加。',
    schoolClass: '放进班级',
    schoolClassHint:
      '全部学员放进一个班，由那个班的班主任与助教负责；每行不同的，把写着班级名称的一列选成“班级”。撤销时一起退出。',
    noClass: '不放进班级',
    classGone: '已经没有的班级',
    check: '核对全部的行',
    checking: '正在核对…',
  },
  review: {
    all: '全部',
    filter: '按结果看',
    number: '行',
    who: '学员',
    what: '说明',
    nobody: '（没有手机号）',
    fix: '改正',
    fixing: (field: string, number: number) => `第 ${number} 行的${field}`,
    notFixed: '没有改成，请稍后再试',
    skip: '不导入',
    unskip: '导入这一行',
    skipOf: (number: number) => `不导入第 ${number} 行`,
    unskipOf: (number: number) => `导入第 ${number} 行`,
    // Most messages begin with what the field is called.
    issue: (field: string, message: string) => (message.startsWith(field) ? message : `${field}：${message}`),
    kept: '已有，不改',
    noFaulty: '没有有误的行',
    noFaultyHint: '可以导入了，也可以看看别的行。',
    nothing: '没有符合的行',
    nothingHint: '换一种结果看看。',
    rowName: (number: number) => `第 ${number} 行`,
    again: '重新核对',
    open: '打开学员主页',
  },
  apply: {
    label: '导入',
    summary: (tally: Tally) => {
      const of = (state: Tally[number]['state']) => tally.find((one) => one.state === state)?.rows ?? 0;
      const left = [
        of('faulty') === 0 ? [] : `${of('faulty')} 行有误`,
        of('skipped') === 0 ? [] : `${of('skipped')} 行不导入`,
      ].flat();
      return [
        `新增 ${of('new')} 位，修改 ${of('changed')} 位`,
        left.length === 0 ? [] : `${left.join('、')}，不会写入`,
      ]
        .flat()
        .join('；');
    },
    nothing: '没有可以导入的行',
    button: (count: number) => `导入 ${count} 行`,
    running: '正在写入，请不要关闭页面',
    progress: (done: number, total: number) => `已写入 ${done} / ${total} 行`,
    confirm: (count: number) => `会修改 ${count} 位已有的学员，请输入这个数字`,
    wrong: '数字不对',
    done: '已导入',
    lost: '没有收到回答：写入是整份的，请刷新看看结果',
  },
  goOn: {
    button: (rows: number) => `继续处理没有写入的 ${rows} 行`,
    named: (name: string) => `${name}（没有写入的）`,
    failed: '没有成功，请再试一次',
  },
  undo: {
    button: '撤销导入',
    until: (when: string) => `${when} 以前可以撤销`,
    title: '撤销这份花名册？',
    text: '修改过的学员恢复原来的值，新增的学员删除。导入以后又改过的、登录过的保留不动，逐行列出。',
    confirm: '撤销',
    done: '已撤销',
    by: (name: string, when: string) => `${name}于 ${when} 撤销`,
    applied: (name: string, when: string) => `${name}于 ${when} 导入`,
  },
  remove: {
    button: '删除',
    title: '删除这份花名册？',
    text: '它还没有导入，删除不影响任何学员。',
    confirm: '删除',
    done: '已删除',
  },
};
