import { expect, it } from 'vitest';
import { pictureWords, posterFacts, toldYear } from '../../src/report-picture/index.js';
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

it('has the lucky word on every poster, as the last fact of at most three', () => {
  const full = toldYear(samplePicture('report', 'poster').report);
  const run = { days: 5, from: '2024-01-01', to: '2024-01-05' };
  const facts = posterFacts({ ...full, story: { ...full.story, longestConsecutive: run } });
  expect(facts.map(({ lead }) => lead)).toEqual(['学习时间', '最长连续', '幸运词']);
  expect(facts.at(-1)?.figure).toBe(full.story.luckyWord);
  const little = {
    ...full,
    story: { ...full.story, totalSeconds: 0 },
    deeds: { ...full.deeds, exercises: 0 },
  };
  expect(posterFacts(little).map(({ lead }) => lead)).toEqual(['幸运词']);
});
