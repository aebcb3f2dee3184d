import type { Picture } from '../../base/create-design';
import { scattered } from '../../shapes/shares';
import { Cut, paperBoat, PaperSun, Window } from '../parts/paper';
import { wave } from '../parts/sea';

const BOATS_MAX = 24;

/** Notes are folded into boats, one for each. */
export const notesPicture: Picture = ({ notes }) => {
  const shown = Math.min(BOATS_MAX, notes);
  const rows = Math.max(2, Math.ceil(shown / 6));
  const perRow = Math.ceil(shown / rows);
  const size = Math.min(64, 200 / Math.max(2.4, perRow));
  return (
    <Window>
      <PaperSun at={{ x: 76, y: 62 }} radius={20} />
      {Array.from({ length: rows }, (_, row) => {
        const y = 222 - (rows - row) * (128 / rows) + 8;
        const here = Math.max(0, Math.min(perRow, shown - row * perRow));
        const boats = Array.from({ length: here }, (_boat, at) => ({
          x: 160 + (at - (here - 1) / 2) * (248 / perRow) + (row % 2 ? 6 : -6),
          y: y + 6 + 6 * scattered(row * 6 + at),
        }));
        return (
          <g key={row} className="rises" style={{ '--i': row * 2 }}>
            <Cut
              look={row % 2 ? 'sail' : 'sheet'}
              path={boats.map((boat) => paperBoat(boat, size)).join('')}
            />
            <Cut
              look={(['sea-faint', 'sea-soft', 'sea-near', 'sea'] as const)[row + 4 - rows] ?? 'sea'}
              path={wave(y + 6, row % 2 ? -11 : 11, 6)}
            />
          </g>
        );
      })}
    </Window>
  );
};
