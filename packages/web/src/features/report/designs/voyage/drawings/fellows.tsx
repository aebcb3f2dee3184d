import type { Picture } from '../../base/create-design';
import type { Point } from '../../shapes/point';
import { hull, sails, Ship } from '../parts/paper';

/** A regatta of a hundred: those who studied on fewer days are behind the own ship. */
export const fellowsPicture: Picture = ({ ahead }) => {
  const boatOf = (at: number): Point => ({
    x: 30 + (at % 10) * 19.5 + (Math.floor(at / 10) % 2) * 9,
    y: 230 - Math.floor(at / 10) * 22.5,
  });
  const fleet = (from: number, to: number): string =>
    Array.from({ length: to - from }, (_, at) => {
      const boat = boatOf(from + at);
      return sails(boat, 16) + hull(boat, 16);
    }).join('');
  const share = ahead ?? 0;
  return (
    <>
      <path className="sea-soft" opacity="0.6" d={fleet(share, 100)} />
      <g className="rises">
        <path className="sea" d={fleet(0, share)} />
      </g>
      <g className="rises" style={{ '--i': 5 }}>
        <Ship at={{ x: 268, y: Math.max(78, 232 - share * 2) }} size={72} />
      </g>
    </>
  );
};
