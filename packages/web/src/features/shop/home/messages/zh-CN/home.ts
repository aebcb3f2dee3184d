/** Texts of the home page. */
export const home = {
  headline: ['把编程学到会用，', '有人陪你走到最后'],
  intro: '一节一节读，一行一行写。每门课都有清楚的目录和记得住的进度，班主任和助教在你卡住的时候接住你。',
  start: '开始学习',
  goOn: '继续学习',
  seeCourses: '看看课程',
  sample: {
    label: '课程内容示意',
    lesson: '1.1 第一行代码',
    saved: '已保存，进度 4%',
    output: '输出',
  },
  stepsTitle: '怎么学',
  steps: [
    { title: '读一小节', text: '课文按知识点切成小段，配着高亮的代码读，十几分钟一节。' },
    { title: '停在哪，接着哪', text: '读到的位置自动保存；断网也不丢，联网后自己同步。' },
    { title: '有人带着', text: '服务期内由班主任安排节奏、助教答疑，问题不过夜。' },
  ],
} as const;
