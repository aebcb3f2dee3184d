import { samplePicture } from '@ykd/application/testing';
import { describe, expect, it } from 'vitest';
import { createPen } from '../../src/report-pictures/drawing/pen.js';
import { foot } from '../../src/report-pictures/layout/frame.js';
import { coloursOf } from '../../src/report-pictures/layout/sheet.js';

const pen = createPen();
const CODE = { page: 190, poster: 230 } as const;
const TOP = 1_000;

/** The lines of text at the foot of a picture, from above: what each says, its size, its baseline and where it ends. */
const linesOf = (name: string | null, kind: 'page' | 'poster' = 'poster') => {
  const picture = samplePicture('report', kind === 'page' ? 'days' : 'poster', { name });
  const sheet = { pen, picture, colours: coloursOf(picture), width: 1_080, height: 1_920 };
  const markup = foot(sheet, TOP, CODE[kind]);
  return [...markup.matchAll(/<text ([^>]*)>([^<]*)<\/text>/g)].map(([, attributes = '', text = '']) => {
    const number = (key: string): number => Number(new RegExp(`${key}="([\\d.]+)"`).exec(attributes)?.[1]);
    const [x, y, size] = [number(' ?x'), number(' y'), number('font-size')];
    const weight = number('font-weight') === 700 ? 700 : 400;
    return { text, y, size, right: x + pen.measure(text, size, weight) };
  });
};

/** What stands above the number. */
const nameOf = (name: string, kind: 'page' | 'poster') => linesOf(name, kind).slice(0, -2);

const LONG = '阿卜杜热西提·阿卜杜拉艾则孜';
const LONGEST = `${LONG}·${LONG}`;

describe.each(['page', 'poster'] as const)('the name in the foot of a %s', (kind) => {
  /** Where the code begins. */
  const edge = 1_080 - 84 - CODE[kind];

  it('stands whole in one line, however long most names are', () => {
    expect(nameOf('李小明', kind)).toMatchObject([{ text: '李小明', size: 46 }]);
    for (const name of [LONG, '阿依努尔·买买提艾力·吐尔逊', '欧阳'.repeat(10)]) {
      const [line, ...more] = nameOf(name, kind);
      expect(line?.text).toBe(name);
      expect(more).toEqual([]);
      expect(line?.size).toBeGreaterThanOrEqual(30);
    }
  });

  it('stands in two lines where it has no room in one, and is cut only then', () => {
    const two = nameOf(LONGEST, kind);
    expect(two).toHaveLength(2);
    expect(two.map(({ text }) => text).join('')).toBe(LONGEST);
    const cut = nameOf('王'.repeat(64), kind);
    expect(cut).toHaveLength(2);
    expect(cut[1]?.text).toMatch(/^王+…$/);
  });

  it('lies on nothing else, and stays beside the code', () => {
    for (const name of ['李小明', LONG, LONGEST, '王'.repeat(64), 'W'.repeat(64), '\u200B', null]) {
      const lines = linesOf(name, kind);
      for (const [at, { y, size, right }] of lines.entries()) {
        expect(right).toBeLessThan(edge);
        expect(y - size).toBeGreaterThan(at === 0 ? TOP - 20 : (lines[at - 1]?.y ?? 0));
        expect(y).toBeLessThan(TOP + CODE[kind]);
      }
    }
  });
});

it('has the number of the report under a name, and none where nobody is named', () => {
  const { reportNumber } = samplePicture('report', 'poster').report.story;
  const says = (name: string | null) => linesOf(name).map(({ text }) => text);
  expect(says('李小明')).toEqual(['李小明', `报告编号 ${reportNumber}`, '扫码看课程·www.ykd.test']);
  // A name of which nothing is seen is none.
  for (const nobody of [null, '', '\u200B'])
    expect(says(nobody)).toEqual(['一位同学', '扫码看课程·www.ykd.test']);
});
