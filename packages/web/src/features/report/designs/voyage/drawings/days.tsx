import type { Picture } from '../../base/create-design';
import { strokes } from '../../shapes/paths';
import { type Point, polar, tenth } from '../../shapes/point';
import { daysOfYear, onRing, turnOfDay } from '../../shapes/year-days';
import { Cut, star } from '../parts/paper';
import { CENTRE } from '../parts/sea';

/** A compass of the year: a long ray for each day of study. */
export const daysPicture: Picture = ({ year, studyDates }) => {
  const days = onRing(daysOfYear(year, studyDates), CENTRE, 74);
  const rays = (isStudied: boolean, length: number) =>
    strokes(
      days
        .filter((day) => day.isStudied === isStudied)
        .map((day): readonly [Point, Point] => [day, polar(day, length, turnOfDay(day, days))]),
    );
  return (
    <>
      <Cut look="frame" path="M160 4A116 116 0 0 1 160 236A116 116 0 0 1 160 4Z" drop={3} />
      <path className="line-soft" strokeWidth="0.8" d={rays(false, 5)} />
      <g className="turns">
        <path className="line-sail" strokeWidth="1.3" d={rays(true, 26)} />
      </g>
      {days
        .filter(({ inMonth }) => inMonth === 14)
        .map((day) => {
          const { x, y } = polar(CENTRE, 108, turnOfDay(day, days));
          return (
            <text key={day.month} className="figure" x={tenth(x)} y={tenth(y + 4)} style={{ fontSize: 10 }}>
              {day.month + 1}
            </text>
          );
        })}
      <Cut look="sea-soft" path={star(CENTRE, 56, 8, 0.42)} />
      <Cut look="sea" path={star(CENTRE, 66, 4, 0.2)} />
      <circle className="frame" cx="160" cy="120" r="6" />
    </>
  );
};
