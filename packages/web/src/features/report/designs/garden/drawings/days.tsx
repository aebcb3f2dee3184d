import type { Picture } from '../../base/create-design';
import { dots } from '../../shapes/paths';
import { tenth } from '../../shapes/point';
import { daysOfYear, inMonthSheets, MONTHS, monthSheet } from '../../shapes/year-days';
import { Bed } from '../parts/plants';

const CALENDAR = { x: 6, y: 6, width: 308, height: 228 };

/** Twelve beds: a flower for each day of study. */
export const daysPicture: Picture = ({ year, studyDates }) => {
  const days = inMonthSheets(daysOfYear(year, studyDates), CALENDAR, 8, 5);
  return MONTHS.map((month) => {
    const bed = monthSheet(CALENDAR, month, 8);
    const here = days.filter((day) => day.month === month);
    return (
      <g key={month}>
        <rect
          className="leaf-faint"
          x={tenth(bed.x)}
          y={tenth(bed.y)}
          width={tenth(bed.width)}
          height={tenth(bed.height)}
          rx="9"
        />
        <path className="seed" d={dots(here.filter(({ isStudied }) => !isStudied))} />
        <g className="opens" style={{ '--i': month }}>
          <Bed flowers={here.filter(({ isStudied }) => isStudied)} size={8.2} />
        </g>
      </g>
    );
  });
};
