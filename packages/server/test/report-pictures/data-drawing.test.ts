import type { ReportPicture } from '@ykd/application/ports';
import { samplePicture } from '@ykd/application/testing';
import { REPORT_COLOURS } from '@ykd/application/year-report';
import { studyStory } from '@ykd/domain/report';
import { HOUR_MS } from '@ykd/domain/shared';
import { expect, it } from 'vitest';
import { createPen } from '../../src/report-pictures/drawing/pen.js';
import { dataDrawing } from '../../src/report-pictures/layout/data-drawing.js';

const YEAR = 2024;
const pen = createPen();
const colours = REPORT_COLOURS.report2024.light;

/** Ten minutes in the morning of twelve days of March, five hours in the evening of three days of July. */
const story = studyStory(
  [
    ...Array.from({ length: 12 }, (_, at) => ({
      at: Date.UTC(YEAR, 2, at + 1) + HOUR_MS,
      courseId: 'py1',
      seconds: 600,
    })),
    ...Array.from({ length: 3 }, (_, at) => ({
      at: Date.UTC(YEAR, 6, at + 1) + 11 * HOUR_MS,
      courseId: 'py1',
      seconds: 18_000,
    })),
  ],
  { year: YEAR, userNumber: 1 },
);
if (story.kind === 'empty') throw new Error('there is study');

/** Which of the bars of a drawing shine, by their places. */
const shining = (topic: ReportPicture['topic']): readonly number[] => {
  const sample = samplePicture('report2024', topic);
  const picture = { ...sample, report: { ...sample.report, story } };
  const sheet = { pen, picture, colours, width: 1_080, height: 1_440 };
  const bars = dataDrawing(sheet, { x: 0, y: 0, width: 960, height: 400 }).match(/<rect[^>]*>/g) ?? [];
  return bars.flatMap((bar, at) => (bar.includes(`fill="${colours.second}"`) ? [at] : []));
};

it('has the bars shine that the words name, and not those that are highest', () => {
  expect(story.longMonths).toEqual([3]);
  expect(story.secondsByMonth[6]).toBeGreaterThan(story.secondsByMonth[2] ?? 0);
  expect(shining('months')).toEqual([2]);
  expect(shining('hour')).toEqual([story.activeHour]);
});
