import type { CareAct } from '@ykd/application/student';

/** Texts of the list of students. */
export const students = {
  list: '学员',
  unit: '位学员',
  search: '姓名、拼音、用户名、手机号或后四位',
  none: '还没有学员',
  noneHint: '注册的学员会出现在这里；班主任与助教看到的是自己负责的学员。',
  assign: {
    title: '更换负责人',
    about: (count: number, isAll: boolean) =>
      isAll ? `对符合条件的 ${count} 位学员（包括其他页上的）：` : `对选中的 ${count} 位学员：`,
    act: '怎样更换',
    who: '员工',
    choose: '请选择',
    whoFirst: '请选择员工',
    noStaff: '没有查到员工，请关闭后重试',
    acts: {
      classTeacher: '换班主任',
      addAssistant: '增加助教',
      removeAssistant: '去掉助教',
    } satisfies Record<CareAct, string>,
    losesThem: '换给别人以后，你不再是他们的班主任；没有同时当他们助教的，就看不到他们了。',
    confirm: {
      classTeacher: (count: number) => `更换 ${count} 位`,
      addAssistant: (count: number) => `为 ${count} 位增加`,
      removeAssistant: (count: number) => `为 ${count} 位去掉`,
    } satisfies Record<CareAct, unknown>,
    done: {
      classTeacher: (count: number) => `已更换 ${count} 位学员的班主任`,
      addAssistant: (count: number) => `已为 ${count} 位学员增加助教`,
      removeAssistant: (count: number) => `已为 ${count} 位学员去掉助教`,
    } satisfies Record<CareAct, unknown>,
    failed: '没有更换成功',
    unsure: '没有收到结果，可能已经更换了。列表已重新读取，请核对后再试',
    tooMany: (most: number) => `一次最多更换 ${most} 位`,
  },
  rowName: (name: string) => `学员${name}`,
} as const;
