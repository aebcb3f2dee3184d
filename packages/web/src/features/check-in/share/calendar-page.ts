import { WEEK_DAYS } from '@ykd/domain/shared';
import { squareOf, type PlacedDay, type SquaresRoom } from './day-square';
import type { PicturePart } from '../../../components/picture/picture-parts';

/** The highest squares, in pixels. */
const HIGH = 64;

/** A few weeks one below the other, like a page of a calendar: each square with the number of its day, as wide as there is room. */
export const calendarPage = (
  days: readonly PlacedDay[],
  weeks: number,
  room: SquaresRoom,
): readonly PicturePart[] => {
  const width = room.width / WEEK_DAYS;
  const height = Math.min(room.height / weeks, HIGH);
  return days.flatMap(({ day, state, week, weekday }): readonly PicturePart[] => {
    const [x, y] = [room.x + weekday * width, room.y + week * height];
    return [
      squareOf(state, { x, y, width, height }),
      {
        kind: 'text',
        x: x + width / 2,
        y: y + height / 2 + 9,
        text: String(Number(day.slice(8))),
        size: 26,
        isBold: state === 'checked',
        colour: state === 'checked' ? 'onAmber' : 'muted',
        align: 'center',
      },
    ];
  });
};
