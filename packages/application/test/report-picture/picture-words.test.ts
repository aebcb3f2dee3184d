import { expect, it } from 'vitest';
import { pictureWords } from '../../src/report-picture/index.js';
import { samplePicture } from '../../src/testing/index.js';

/** What the picture of a stage says. */
const wordsOf = (stage: string) => {
  const { report } = samplePicture('report', 'stage');
  if (report.story.kind === 'empty') throw new Error('the sample has a year with study');
  return pictureWords({ ...report, story: { ...report.story, stage } }, 'stage');
};

it('says what a stage is about whose name does not, and nothing twice', () => {
  expect(wordsOf('P2')).toMatchObject({ figure: 'P2', note: 'P2 编程入门与 Java 语言' });
  expect(wordsOf('前端基础')).toMatchObject({ figure: '前端基础', note: '一步一步，走得踏实' });
});
