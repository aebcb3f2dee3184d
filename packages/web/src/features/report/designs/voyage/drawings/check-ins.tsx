import type { Picture } from '../../base/create-design';
import { tenth } from '../../shapes/point';
import { Cut } from '../parts/paper';

const PENNANTS_MAX = 96;

/** Lines of pennants: one for each day on which somebody checked in. */
export const checkInsPicture: Picture = ({ checkIns }) => {
  const shown = Math.min(PENNANTS_MAX, checkIns);
  const perLine = Math.max(5, Math.ceil(Math.sqrt(shown * 1.8)));
  const lines = Math.ceil(shown / perLine);
  const step = 296 / perLine;
  const pitch = Math.min(46, 216 / lines);
  return Array.from({ length: lines }, (_, row) => {
    const here = Math.min(perLine, shown - row * perLine);
    const before = (perLine - here) / 2;
    const top = 120 + (row - lines / 2) * pitch + 4;
    const sag = (part: number): number => top + pitch * 0.5 * 4 * part * (1 - part);
    const pennant = (at: number): string => {
      const [from, to] = [(at + before) / perLine + 0.008, (at + before + 1) / perLine - 0.008];
      const [left, right] = [12 + 296 * from, 12 + 296 * to];
      return `M${tenth(left)} ${tenth(sag(from))}L${tenth(right)} ${tenth(sag(to))}L${tenth((left + right) / 2)} ${tenth(sag((from + to) / 2) + Math.min(pitch * 0.62, step * 1.1))}Z`;
    };
    const of = (kind: number) =>
      Array.from({ length: here }, (_pennant, at) => ((at + row) % 3 === kind ? pennant(at) : '')).join('');
    return (
      <g key={row} className="unfolds" style={{ '--i': row * 2 }}>
        <Cut look="sail" path={of(0)} />
        <Cut look="sea" path={of(1)} />
        <Cut look="sheet" path={of(2)} />
        <path
          className="line-ink"
          strokeWidth="2"
          d={`M6 ${tenth(sag(0) - 2)}Q160 ${tenth(top + pitch)} 314 ${tenth(sag(1) - 2)}`}
        />
      </g>
    );
  });
};
