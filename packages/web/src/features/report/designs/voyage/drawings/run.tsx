import type { Picture } from '../../base/create-design';
import { climb, stepsOf, swingsOf } from '../../shapes/curves';
import { dots } from '../../shapes/paths';
import { tenth } from '../../shapes/point';
import { scattered } from '../../shapes/shares';
import { Cut, Ship, Window } from '../parts/paper';

/** The course on a chart: a mark for each day of the run. */
export const runPicture: Picture = ({ longestConsecutive: { days } }) => {
  const curve = climb({ x: 74, y: 66, width: 172, height: 118 }, swingsOf(days));
  // None at the landings.
  const marks = stepsOf(curve, days + 2).slice(1, -1);
  const end = curve(1);
  return (
    <Window>
      <path className="sea-faint" d="M18 18H302V222H18Z" />
      <path
        className="line-soft"
        strokeWidth="2"
        d={Array.from(
          { length: 14 },
          (_, at) =>
            `M${tenth(32 + 244 * scattered(at + 5))} ${tenth(36 + 170 * scattered(at + 60))}q5 -5 10 0t10 0`,
        ).join('')}
      />
      <Cut look="sheet" path="M24 222Q28 180 66 180T118 222Z" />
      <Cut look="sea-near" path="M34 222Q40 196 66 196T100 222Z" />
      <Cut look="sheet" path="M214 18Q210 66 256 64T302 92V18Z" />
      <Cut look="sea-near" path="M232 18Q230 48 260 46T302 70V18Z" />
      <g className="rises">
        <path
          className="line-sail"
          strokeWidth={tenth(Math.max(1.6, Math.min(7, 520 / days)))}
          d={dots(marks)}
        />
      </g>
      <g className="rises" style={{ '--i': 6 }}>
        <Ship at={{ x: end.x - 6, y: end.y + 14 }} size={46} />
      </g>
    </Window>
  );
};
