import { checkInCalendar, type CalendarDay, type DayWindow } from '@ykd/domain/campaign';
import { WEEK_DAYS, weekdayOfDay } from '@ykd/domain/shared';
import { share as words } from '../messages/zh-CN/share';
import type { BoxPart, PicturePart, TextPart } from './picture-parts';

/** Where the squares stand, in pixels of the picture. */
export interface SquaresRoom {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The days of a campaign, and those with an entry. */
export interface SquaresOf {
  readonly period: DayWindow;
  readonly checked: readonly string[];
  readonly today: string;
}

/** So many weeks stand one below the other, with the numbers of their days; more stand beside each other, as squares. */
const WEEKS_BELOW = 7;

/** What is left free of a square's side. */
const GAP = 0.14;

const FILLS = {
  checked: { fill: 'amber' },
  missed: { fill: 'line' },
  due: { stroke: 'amberText' },
  ahead: { stroke: 'line' },
  outside: {},
} as const satisfies Record<CalendarDay['state'], Pick<BoxPart, 'fill' | 'stroke'>>;

/** The head of months above weeks that stand beside each other, each where there is room for it. */
const monthHeads = (
  days: readonly CalendarDay[],
  placeOf: (at: number) => number,
  { room, pitch }: { readonly room: SquaresRoom; readonly pitch: number },
): readonly TextPart[] => {
  const heads: TextPart[] = [];
  let free = -Infinity;
  for (const [at, { day }] of days.entries()) {
    if (at > 0 && !day.endsWith('-01')) continue;
    const x = room.x + placeOf(at) * pitch;
    if (x < free) continue;
    heads.push({
      kind: 'text',
      x,
      y: room.y,
      text: words.month(day),
      size: 20,
      isBold: false,
      colour: 'muted',
      align: 'left',
    });
    free = x + 52;
  }
  return heads;
};

/** The days of a campaign as squares that fill a room: like a page of a calendar, or the weeks of a long one beside each other. */
export const calendarSquares = (
  { period, checked, today }: SquaresOf,
  room: SquaresRoom,
): readonly PicturePart[] => {
  const days = checkInCalendar(period, checked, today)
    .flatMap((month) => month.days)
    .filter(({ state }) => state !== 'outside');
  const offset = weekdayOfDay(period.firstDay);
  const weeks = Math.ceil((offset + days.length) / WEEK_DAYS);
  const isPage = weeks <= WEEKS_BELOW;
  const [columns, rows] = isPage ? [WEEK_DAYS, weeks] : [weeks, WEEK_DAYS];
  const headRoom = isPage ? 0 : 16;
  const down = (room.height - headRoom) / rows;
  // Those of a long one are squares; on a page of a calendar they are as wide as there is room.
  const [across, high] = isPage
    ? [room.width / columns, Math.min(down, 64)]
    : [Math.min(room.width / columns, down), Math.min(room.width / columns, down)];
  const gap = Math.min(across, high) * GAP;
  const weekOf = (at: number): number => Math.floor((offset + at) / WEEK_DAYS);
  const parts = days.flatMap(({ day, state }, at): readonly PicturePart[] => {
    const [week, weekday] = [weekOf(at), (offset + at) % WEEK_DAYS];
    const [column, row] = isPage ? [weekday, week] : [week, weekday];
    const box = {
      x: room.x + column * across + gap / 2,
      y: room.y + headRoom + row * high + gap / 2,
      width: across - gap,
      height: high - gap,
    };
    const square: BoxPart = {
      kind: 'box',
      ...box,
      radius: Math.min(box.width, box.height) / 4,
      ...FILLS[state],
    };
    if (!isPage) return [square];
    const number: TextPart = {
      kind: 'text',
      x: box.x + box.width / 2,
      y: box.y + box.height / 2 + 9,
      text: String(Number(day.slice(8))),
      size: 26,
      isBold: state === 'checked',
      colour: state === 'checked' ? 'onAmber' : 'muted',
      align: 'center',
    };
    return [square, number];
  });
  return isPage ? parts : [...monthHeads(days, weekOf, { room, pitch: across }), ...parts];
};
