import type { ReportTopic } from '@ykd/domain/report';
import { REPORT_EDITIONS, studyStory, studyYear, type ReportEditionName } from '@ykd/domain/report';
import { DAY_MS } from '@ykd/domain/shared';
import { describe, expect, it } from 'vitest';
import {
  reportPictureSize,
  type ReportPicture,
  type ReportPictures,
  type ReportPictureTopic,
} from '../../ports/report-pictures.js';
import { withSubject, type MakeSubject } from './subject.js';

const COURSE = 'py1';

/** The year of somebody who studied an hour on each of so many days, every second one. */
export const samplePicture = (
  edition: ReportEditionName,
  topic: ReportPictureTopic,
  { name = '李小明', days = 60, year = 2024 }: { name?: string | null; days?: number; year?: number } = {},
): ReportPicture => {
  const logs = Array.from({ length: days }, (_, at) => ({
    at: studyYear(year).from + at * 2 * DAY_MS + DAY_MS / 2,
    courseId: COURSE,
    seconds: 3_600,
  }));
  return {
    edition,
    topic,
    report: {
      year,
      isOver: true,
      name,
      story: studyStory(logs, { year, userNumber: 42 }),
      deeds: { exercises: 128, checkIns: 21, notes: 34, ahead: 87 },
      courses: [{ courseId: COURSE, title: 'Python 入门' }],
    },
    link: 'https://www.ykd.test/shopmall',
  };
};

/** How large a PNG says that it is. */
const sizeOf = (bytes: Uint8Array): { readonly width: number; readonly height: number } => {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return { width: view.getUint32(16), height: view.getUint32(20) };
};

/** Names that are not the names of people, or are written with what few fonts have. */
export const HOSTILE_NAMES: readonly string[] = [
  '<script>alert(1)</script>',
  ']]>&amp;&#0;"\'<!--',
  '\u0000\u0007\u001B[31m\u202E\uFFFE\uD800',
  '𠮷野家',
  '㐂䶮𬭎',
  '👩🏽‍💻🇨🇳',
  'བཀྲ་ཤིས',
  'محمد',
  '𠮷'.repeat(64),
  'Wolfeschlegelsteinhausenbergerdorff'.repeat(2),
  '   ',
];

/** What every implementation of ReportPictures does. */
export const reportPicturesContract = (name: string, make: MakeSubject<ReportPictures>): void => {
  describe(`ReportPictures: ${name}`, () => {
    const topics: readonly ReportPictureTopic[] = [
      'poster',
      ...new Set<ReportTopic>(
        Object.values(REPORT_EDITIONS).flatMap(({ pages }) => pages.map(({ topic }) => topic)),
      ),
    ];

    it.each(topics)(
      'draws %s as a PNG of its size',
      async (topic) =>
        await withSubject(make, async (pictures) => {
          const bytes = await pictures.draw(samplePicture('report2024', topic), 'm-1');
          expect([...bytes.subarray(0, 8)]).toEqual([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
          expect(sizeOf(bytes)).toEqual(reportPictureSize(topic));
        })(),
    );

    it(
      'draws the same the same way, and what says something else in another one',
      withSubject(make, async (pictures) => {
        const draw = async (picture: ReportPicture) => (await pictures.draw(picture, 'm-1')).join();
        const one = await draw(samplePicture('report', 'days'));
        expect(await draw(samplePicture('report', 'days'))).toBe(one);
        const others = [
          samplePicture('report', 'days', { days: 61 }),
          samplePicture('report', 'days', { name: null }),
          samplePicture('report2023', 'days'),
          samplePicture('report', 'end'),
          { ...samplePicture('report', 'days'), link: 'https://www.ykd.test/elsewhere' },
        ];
        for (const other of others) expect(await draw(other)).not.toBe(one);
      }),
    );

    it(
      'draws whatever somebody is called',
      withSubject(make, async (pictures) => {
        for (const hostile of HOSTILE_NAMES) {
          const sample = samplePicture('report2023', 'poster', { name: hostile });
          const courses = [{ courseId: COURSE, title: hostile }];
          const bytes = await pictures.draw({ ...sample, report: { ...sample.report, courses } }, 'm-1');
          expect(sizeOf(bytes)).toEqual(reportPictureSize('poster'));
        }
      }),
    );
  });
};
