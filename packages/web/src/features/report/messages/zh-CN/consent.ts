/** About letting the class teacher see a report. */
export const consent = {
  title: '给班主任看',
  shown:
    '你所在班级的班主任看得到你同意给他看的报告。以后换了班主任，或者换了班级，新的班主任也看得到，直到你收回。随时可以收回。',
  shownToNobody:
    '现在没有班主任看得到你的报告。以后有了班主任，你同意过的他就看得到，直到你收回。随时可以收回。',
  given: (year: number) => `你同意给班主任看 ${year} 年的报告。`,
  unsaid: (year: number) => `你没有同意给班主任看 ${year} 年的报告，他看不到。`,
  give: (year: number) => `让班主任看 ${year} 年的`,
  withdraw: (year: number) => `不再给班主任看 ${year} 年的`,
  failed: '没有保存下来，请再试一次',
  unread: '没有读到你同意过给班主任看哪几年的报告。',
} as const;
