import type { Picture } from '../../base/create-design';
import { tenth } from '../../shapes/point';
import { columns, COURSES_MAX, shares } from '../../shapes/shares';
import { Cut, PaperSun, Window } from '../parts/paper';
import { wave } from '../parts/sea';

/** A mountain on its foot, with the paper of its snow. */
const mountain = (
  x: number,
  width: number,
  top: number,
  foot: number,
): { readonly rock: string; readonly snow: string } => {
  const peak = x + width * 0.46;
  const cap = Math.min(0.34, 16 / Math.max(1, foot - top));
  const sideOf = (end: number, part: number): string =>
    `${tenth(peak + (end - peak) * part)} ${tenth(top + (foot - top) * part)}`;
  return {
    rock: `M${tenth(x)} ${tenth(foot)}L${tenth(peak)} ${tenth(top)}L${tenth(x + width)} ${tenth(foot)}Z`,
    snow: `M${sideOf(x, cap)}L${tenth(peak)} ${tenth(top)}L${sideOf(x + width, cap)}L${sideOf(x + width * 0.7, cap * 0.66)}L${sideOf(x + width * 0.42, cap * 1.1)}L${sideOf(x + width * 0.2, cap * 0.7)}Z`,
  };
};

/** Mountains out of the sea: each course as high as its hours. */
export const coursesPicture: Picture = ({ courses }) => {
  const shown = courses.slice(0, COURSES_MAX);
  const wide = 236 / Math.max(3, shown.length);
  const slots = columns(
    shares(shown.map(({ seconds }) => seconds)),
    { x: 36, y: 50, width: wide * shown.length, height: 138 },
    0,
  );
  const shift = (248 - wide * shown.length) / 2;
  return (
    <Window>
      <PaperSun at={{ x: 236, y: 66 }} radius={20} />
      {slots.map(({ x, y, width }, at) => {
        const { rock, snow } = mountain(x + shift - width * 0.35, width * 1.7, y, 192);
        return (
          <g key={shown[at]?.courseId} className="rises" style={{ '--i': at }}>
            <Cut look={at % 2 ? 'sea-near' : 'sea'} path={rock} />
            <path className="sheet" d={snow} />
            {at === 0 && (
              <path
                className="sail"
                d={`M${tenth(x + shift + width * 0.43)} ${tenth(y + 2)}v-18l14 5l-12 5v8z`}
              />
            )}
          </g>
        );
      })}
      <Cut look="sea-soft" path={wave(186, 11, 5)} />
      <Cut look="sea-faint" path={wave(204, -11, 5)} />
    </Window>
  );
};
