import type { Picture } from '../../base/create-design';
import { tenth } from '../../shapes/point';
import { daysOfYear } from '../../shapes/year-days';
import { Cut, PaperSun, Window } from '../parts/paper';

/** Home in the evening, over a sea with a scale for each day of the year: those of study shine. */
export const endPicture: Picture = ({ year, studyDates }) => {
  const days = daysOfYear(year, studyDates);
  const perRow = 24;
  const rows = Math.ceil(days.length / perRow);
  const scale = ({ at }: { readonly at: number }): string =>
    `M${tenth(16 + (at % perRow) * 12 + (Math.floor(at / perRow) % 2) * 6)} ${tenth(134 + Math.floor(at / perRow) * 5.6)}a6.2 6.2 0 0 1 12.4 0z`;
  return (
    <Window>
      <PaperSun at={{ x: 118, y: 122 }} radius={48} />
      <Cut look="sheet" path="M232 128L238 62H258L264 128Z" />
      <path className="sail" d="M236.5 78H259.5L260.8 92H235.2ZM234 106H262L263.4 120H232.6Z" />
      <Cut look="hull" path="M236 62V46H260V62ZM232 46L248 32L264 46Z" />
      <path className="sun" d="M236 48L12 24V70L236 60Z" opacity="0.8" />
      <Cut look="sea-near" path="M204 132Q214 118 248 118T302 128V140H204Z" />
      <path className="sea-soft" d="M12 134H308V192A34 34 0 0 1 274 226H46A34 34 0 0 1 12 192Z" />
      {Array.from({ length: rows }, (_, row) => {
        const here = days.filter(({ at }) => Math.floor(at / perRow) === row);
        return (
          <g key={row}>
            <path
              className="sea-soft scale"
              d={here
                .filter(({ isStudied }) => !isStudied)
                .map(scale)
                .join('')}
            />
            <path
              className="sail scale"
              d={here
                .filter(({ isStudied }) => isStudied)
                .map(scale)
                .join('')}
            />
          </g>
        );
      })}
    </Window>
  );
};
