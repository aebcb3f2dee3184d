/** About letting the class teacher see a report. */
export const consent = {
  title: '给班主任看',
  unsaid: (year: number) =>
    `你所在班级的班主任现在看不到你的报告。同意以后，他可以看你 ${year} 年的这一份，随时可以收回。`,
  given: (year: number) => `你所在班级的班主任看得到你 ${year} 年的这份报告。`,
  givenToNobody: (year: number) =>
    `你同意过给班主任看 ${year} 年的这份报告。你现在不在有班主任的班里，没有人看得到。`,
  give: '让班主任看',
  withdraw: '不再给班主任看',
  failed: '没有保存下来，请再试一次',
  unread: '没有读到你是否同意过给班主任看这份报告。',
} as const;
