/** What the stages of the learning plan are about, whose names do not say it. */
const TITLES: Readonly<Record<string, string>> = {
  P2: 'P2 编程入门与 Java 语言',
  P3: 'P3 Java 进阶与数据库',
  P4: 'P4 Spring 后端开发',
  P5: 'P5 微服务与项目实战',
};

/** A stage of the learning plan as readers see it. */
export const stageTitle = (stage: string): string =>
  Object.hasOwn(TITLES, stage) ? (TITLES[stage] ?? stage) : stage;
