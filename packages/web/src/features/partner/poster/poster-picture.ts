import { fittedLines } from '@ykd/application/pictures';
import type { CouponRule } from '@ykd/domain/coupon';
import { formatAmount } from '@ykd/domain/order';
import { lineOfText, type Measure, type PicturePart } from '../../../components/picture/picture-parts';
import { common } from '../../../messages/zh-CN/common';
import { poster as words } from '../messages/zh-CN/poster';

/** How large the poster is, in pixels. */
export const POSTER_SIZE = { width: 900, height: 1200 };

/** What the poster says. */
export interface Poster {
  readonly product: string;
  readonly name: string;
  readonly rule: CouponRule;
  /** The last Shanghai day on which it can be claimed. */
  readonly lastDay: string;
  /** The modules of the code that leads to the product with its coupon. */
  readonly cells: readonly (readonly boolean[])[];
  /** The address of the site, such as `www.example.com`. */
  readonly site: string;
}

const { width: WIDTH, height: HEIGHT } = POSTER_SIZE;
const EDGE = 36;
const LEFT = 84;
const ROOM = WIDTH - 2 * LEFT;
/** Where the first line of the product's name stands. */
const TITLE = 226;
const TICKET = 250;
const FOOT = 1100;
/** The largest code, and the room of what stands below it. */
const CODE = 420;
const BELOW = 130;
const MIDDLE = POSTER_SIZE.width / 2;

/** Whole yuan without the cents, which nobody reads from afar. */
const inYuan = (cents: number): string => (cents % 100 === 0 ? String(cents / 100) : formatAmount(cents));

const reduction = (rule: CouponRule): string =>
  rule.kind === 'AMOUNT' ? `¥${inYuan(rule.cents)}` : `${rule.percent}%`;

/** On what it depends, in a line. */
const terms = (rule: CouponRule): string =>
  [
    rule.minAmount === undefined || rule.minAmount === 0 ? words.any : words.least(inYuan(rule.minAmount)),
    ...(rule.kind === 'PERCENT' && rule.maxCents !== undefined ? [words.most(inYuan(rule.maxCents))] : []),
  ].join('，');

/** As large as the room lets it be. */
const sizeIn = (text: string, width: number, largest: number, measure: Measure): number => {
  let size = largest;
  while (size > 40 && measure(text, size, true) > width) size -= 4;
  return size;
};

/** The name of the product in lines; one that is long is written smaller before it is cut. */
const titleOf = (product: string, measure: Measure) => {
  const written = (size: number, most: number) =>
    fittedLines(product, { width: ROOM, most, measure: (said) => measure(said, size, true) });
  return written(56, 3).length < 3
    ? { size: 56, height: 72, lines: written(56, 2) }
    : { size: 44, height: 58, lines: written(44, 3) };
};

/** The coupon: what it takes off, and on which terms. */
const ticket = ({ name, rule }: Poster, y: number, measure: Measure): readonly PicturePart[] => {
  const amount = reduction(rule);
  const room = ROOM - 80 - measure(words.minus, 44, true) - 16;
  const size = sizeIn(amount, room, 120, measure);
  const [title = ''] = fittedLines(name, {
    width: ROOM - 80,
    most: 1,
    measure: (said) => measure(said, 32, false),
  });
  const [term = ''] = fittedLines(terms(rule), {
    width: ROOM - 80,
    most: 1,
    measure: (said) => measure(said, 28, false),
  });
  const look = { colour: 'amberText' } as const;
  return [
    { kind: 'box', x: LEFT, y, width: ROOM, height: TICKET, radius: 28, fill: 'amberSubtle' },
    lineOfText(LEFT + 40, y + 62, title, { ...look, size: 32 }),
    lineOfText(LEFT + 40, y + 172, words.minus, { ...look, size: 44, isBold: true }),
    lineOfText(LEFT + 56 + measure(words.minus, 44, true), y + 172, amount, { ...look, size, isBold: true }),
    lineOfText(LEFT + 40, y + 222, term, look),
  ];
};

/** What is painted, one over the other. */
export const posterPicture = (poster: Poster, measure: Measure): readonly PicturePart[] => {
  const { product, cells, lastDay, site } = poster;
  const title = titleOf(product, measure);
  const top = TITLE + (title.lines.length - 1) * title.height + 36;
  const code = top + TICKET + 40;
  const side = Math.min(CODE, FOOT - 16 - BELOW - code);
  const centred = { align: 'center' } as const;
  const [address = ''] = fittedLines(site, {
    width: ROOM,
    most: 1,
    measure: (said) => measure(said, 26, false),
  });
  return [
    { kind: 'box', x: 0, y: 0, width: WIDTH, height: HEIGHT, radius: 0, fill: 'page' },
    {
      kind: 'box',
      x: EDGE,
      y: EDGE,
      width: WIDTH - 2 * EDGE,
      height: HEIGHT - 2 * EDGE,
      radius: 40,
      fill: 'sheet',
      stroke: 'line',
    },
    { kind: 'mark', x: LEFT, y: 84, size: 60 },
    lineOfText(LEFT + 78, 126, common.brand, { size: 36, isBold: true, colour: 'text' }),
    ...title.lines.map((line, at) =>
      lineOfText(LEFT, TITLE + at * title.height, line, { size: title.size, isBold: true, colour: 'text' }),
    ),
    ...ticket(poster, top, measure),
    { kind: 'code', x: MIDDLE - side / 2, y: code, size: side, cells },
    lineOfText(MIDDLE, code + side + 56, words.scan, { ...centred, size: 44, isBold: true, colour: 'text' }),
    lineOfText(MIDDLE, code + side + 102, words.limited(lastDay), centred),
    { kind: 'box', x: LEFT, y: FOOT - 16, width: ROOM, height: 2, radius: 0, fill: 'line' },
    lineOfText(LEFT, FOOT + 30, address, { size: 26 }),
  ];
};
