import type { Pictures } from '../../base/create-design';
import { scattered } from '../../shapes/shares';
import { Cut, gull, PaperSun, Ship, Window } from '../parts/paper';
import { wave } from '../parts/sea';

/** The ship sets sail; a gull for each month in which there was study goes with it. */
export const coverPicture: Pictures['cover'] = (year) => (
  <Window>
    <PaperSun at={{ x: 206, y: 92 }} radius={40} />
    <path
      className="line-ink"
      strokeWidth="2.2"
      d={(year?.secondsByMonth ?? [])
        .flatMap((seconds, month) =>
          seconds > 0
            ? gull(
                { x: 42 + 20 * month + 12 * scattered(month + 3), y: 38 + 60 * scattered(month + 40) },
                11 + 5 * scattered(month),
              )
            : [],
        )
        .join('')}
    />
    <Cut look="sea-faint" path={wave(146, 11, 4)} />
    <Cut look="sea-soft" path={wave(164, -11, 4)} />
    <g className="rises">
      <Ship at={{ x: 134, y: 178 }} size={104} />
    </g>
    <Cut look="sea-near" path={wave(184, 11, 5)} />
    <Cut look="sea" path={wave(204, -11, 5)} />
  </Window>
);
