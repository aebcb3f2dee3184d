import type { Picture } from '../../base/create-design';
import { leaf } from '../../shapes/paths';
import { polar } from '../../shapes/point';
import { Flower, Sprout } from '../parts/plants';

/** A wreath of a hundred leaves: those of the fellows who studied on fewer days are green. */
export const fellowsPicture: Picture = ({ ahead }) => {
  const centre = { x: 160, y: 120 };
  const share = ahead ?? 0;
  const leafOf = (at: number) => leaf(polar(centre, 78, at / 100), 26, at / 100 + (at % 2 ? 0.12 : 0.4), 5.5);
  return (
    <>
      <path
        className="leaf-faint"
        d={Array.from({ length: 100 - share }, (_, at) => leafOf(share + at)).join('')}
      />
      <g className="opens">
        <path className="leaf" d={Array.from({ length: share }, (_, at) => leafOf(at)).join('')} />
      </g>
      <g className="opens" style={{ '--i': 8 }}>
        <Flower at={polar(centre, 80, share / 100)} radius={24} look="bloom" petals={9} />
      </g>
      <g className="grows" style={{ '--i': 4 }}>
        <Sprout foot={{ x: 160, y: 152 }} tall={50} />
      </g>
    </>
  );
};
