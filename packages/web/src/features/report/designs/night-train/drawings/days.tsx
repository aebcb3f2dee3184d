import type { Picture } from '../../base/create-design';
import { uprights } from '../../shapes/paths';
import { tenth } from '../../shapes/point';
import { daysOfYear, inMonthRows, MONTHS } from '../../shapes/year-days';

/** Twelve trains, one a month, with a window for each day: those of study have light. */
export const daysPicture: Picture = ({ year, studyDates }) => {
  const days = inMonthRows(daysOfYear(year, studyDates), { x: 24, y: 2, width: 288, height: 236 });
  return MONTHS.map((month) => {
    const here = days.filter((day) => day.month === month);
    const y = here[0]?.y ?? 0;
    const windows = (isStudied: boolean) =>
      uprights(
        here.filter((day) => day.isStudied === isStudied).map((day) => ({ x: day.x, y: day.y + 4 })),
        8,
      );
    return (
      <g key={month}>
        <text className="figure" x="11" y={tenth(y + 4)}>
          {month + 1}
        </text>
        <rect
          className="train"
          x="22"
          y={tenth(y - 7.5)}
          width={tenth(here.length * (288 / 31) + 4)}
          height="15"
          rx="4"
        />
        <path className="unlit" strokeWidth="5.5" d={windows(false)} />
        <g className="lights" style={{ '--i': month }}>
          <path className="lit" strokeWidth="5.5" d={windows(true)} />
        </g>
      </g>
    );
  });
};
