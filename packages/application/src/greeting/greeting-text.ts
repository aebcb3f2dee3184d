/** What a buyer reads in the room of his course: the one place where that is written. */
export const greetingText = (courseTitle: string): string =>
  `你好，欢迎学习《${courseTitle}》！我是你的班主任，课程已经开通，学习中有什么问题，都可以在这里问我。`;
