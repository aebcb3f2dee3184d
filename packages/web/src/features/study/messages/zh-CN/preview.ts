/** Texts about a lesson that is looked at before anybody learns by it. */
export const preview = {
  title: (course: string, version: number) => `预览：${course}，版本 ${version}`,
  hint: '学员会看到的样子。这里做的练习、读到的位置都不会记下来。',
  back: '回到课程',
  publish: '发布…',
  rollBack: '退回到这里…',
  failed: '预览没有加载出来',
  missing: '没有这个版本，或者没有这一节',
  end: '课程到这里结束',
} as const;
