import type { Verdict } from './judges/verdicts.js';

const isWide = (letter: string): boolean => /[\p{Script=Han}，。：；（）《》、…×]/u.test(letter);

const widthOf = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (isWide(letter) ? 2 : 1), 0);

const padded = (text: string, width: number): string => text + ' '.repeat(Math.max(0, width - widthOf(text)));

/** What held and what did not, a line each. */
export const shownTable = (verdicts: readonly Verdict[]): string => {
  const rows = [
    ['部分', '守住', '次数', '什么', '数字'],
    ...verdicts.map(({ part, held, tried, what, figures }) => [
      part,
      held ? '是' : '没有',
      String(tried),
      what,
      figures,
    ]),
  ];
  const widths = rows[0]?.map((_, at) => Math.max(...rows.map((row) => widthOf(row[at] ?? '')))) ?? [];
  return rows
    .map((row) =>
      row
        .map((cell, at) => padded(cell, widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
};

/** The evidence of what did not hold. */
export const shownEvidence = ({ part, what, evidence }: Verdict): readonly string[] => [
  `\n${part}：${what}`,
  ...evidence.map((line) => `  ! ${line}`),
];
