import { WEEK_DAYS } from '@ykd/domain/shared';
import { share as words } from '../messages/zh-CN/share';
import { squareOf, type PlacedDay, type SquaresRoom } from './day-square';
import type { PicturePart, TextPart } from '../../../components/picture/picture-parts';

/** What the heads of months take above the squares, and how wide one of them is, in pixels. */
const HEAD = 36;
const HEAD_WIDTH = 52;

/** So many bands of weeks stand one below the other at most. */
const BANDS = 4;

/** In how many bands the squares are largest, how many weeks stand in one, and how long a side is. */
const bandsOf = (weeks: number, { width, height }: SquaresRoom) =>
  Array.from({ length: BANDS }, (_, before) => {
    const columns = Math.ceil(weeks / (before + 1));
    const down = height / (before + 1) - HEAD;
    return { columns, side: Math.min(width / columns, down / WEEK_DAYS) };
  }).reduce((best, one) => (one.side > best.side ? one : best));

/** Many weeks beside each other, in bands; the months stand above, each where there is room for it. */
export const calendarWeeks = (
  days: readonly PlacedDay[],
  weeks: number,
  room: SquaresRoom,
): readonly PicturePart[] => {
  const { columns, side } = bandsOf(weeks, room);
  const placeOf = (week: number) => ({
    x: room.x + (week % columns) * side,
    y: room.y + Math.floor(week / columns) * (WEEK_DAYS * side + HEAD),
  });
  const squares = days.map(({ state, week, weekday }) => {
    const { x, y } = placeOf(week);
    return squareOf(state, { x, y: y + HEAD + weekday * side, width: side, height: side });
  });
  const heads: TextPart[] = [];
  for (const [at, { day, week }] of days.entries()) {
    if (at > 0 && !day.endsWith('-01')) continue;
    const { x, y } = placeOf(week);
    const before = heads.at(-1);
    if (before !== undefined && before.y === y + HEAD - 12 && x < before.x + HEAD_WIDTH) continue;
    if (x + HEAD_WIDTH > room.x + room.width) continue;
    heads.push({
      kind: 'text',
      x,
      y: y + HEAD - 12,
      text: words.month(day),
      size: 20,
      isBold: false,
      colour: 'muted',
      align: 'left',
    });
  }
  return [...heads, ...squares];
};
