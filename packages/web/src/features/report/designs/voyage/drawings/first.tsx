import type { Picture } from '../../base/create-design';
import { dots } from '../../shapes/paths';
import { tenth } from '../../shapes/point';
import { shareOfYear } from '../../shapes/year-days';
import { Cut, PaperSun, Ship, Window } from '../parts/paper';
import { wave } from '../parts/sea';

const STRIP = 'M12 188H308V192A34 34 0 0 1 274 226H46A34 34 0 0 1 12 192Z';

/** The ship on its day of the year, under the sun of the hour. */
export const firstPicture: Picture = ({ firstStudyTime }) => {
  const x = 58 + 204 * shareOfYear(firstStudyTime.slice(0, 10));
  const minutes = Number(firstStudyTime.slice(11, 13)) * 60 + Number(firstStudyTime.slice(14, 16));
  const day = minutes / 1440;
  return (
    <Window>
      <PaperSun at={{ x: 50 + 220 * day, y: 150 - 92 * Math.sin(Math.PI * day) }} radius={21} />
      <Cut look="sea-faint" path={wave(144, -11, 4)} />
      <g className="rises">
        <Ship at={{ x, y: 164 }} size={56} />
      </g>
      <Cut look="sea-soft" path={wave(168, 11, 4)} />
      <Cut look="frame" path={STRIP} />
      <path className="line-sail" strokeWidth="4" d={dots([{ x, y: 199 }])} />
      {[1, 4, 7, 10].map((month) => (
        <text key={month} className="figure" x={tenth(58 + (204 * (month - 0.5)) / 12)} y="214">
          {month}
        </text>
      ))}
    </Window>
  );
};
