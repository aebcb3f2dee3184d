import type { Pictures } from '../../base/create-design';
import { leaf } from '../../shapes/paths';
import { shares } from '../../shapes/shares';
import { EQUAL } from '../parts/ground';
import { Sun, tulip } from '../parts/plants';

const HILL = 'M20 224C26 172 88 160 148 172S250 160 284 186Q306 204 302 226Z';

const FRONT =
  'M18 212C70 196 150 200 210 210S280 214 304 208Q318 218 306 228Q296 236 276 236H44Q16 236 10 226Q6 218 18 212Z';

/** The sun rises; each of its rays is a month, as long as it was studied. */
export const coverPicture: Pictures['cover'] = (year) => (
  <>
    <g className="opens">
      <Sun
        at={{ x: 160, y: 138 }}
        radius={62}
        rays={year ? shares(year.secondsByMonth) : EQUAL}
        spread={0.62}
      />
    </g>
    <path className="leaf-soft" d={HILL} />
    {[34, 74, 246, 286].map((x, at) => (
      <g key={x} className="grows" style={{ '--i': at + 2 }}>
        <path className="stem" d={`M${x} 222V${172 - (at % 2) * 18}`} />
        <path className="leaf" d={leaf({ x, y: 208 }, 22, at % 2 ? 0.86 : 0.14)} />
        <path className={at % 2 ? 'bloom' : 'petal'} d={tulip({ x, y: 174 - (at % 2) * 18 }, 24)} />
      </g>
    ))}
    <path className="leaf" d={FRONT} />
    <g className="grows" style={{ '--i': 8 }}>
      <path className="petal" d="M157 212V164h6v48Z" />
      <path className="petal" d={leaf({ x: 160, y: 178 }, 44, 0.13, 15)} />
      <path className="petal" d={leaf({ x: 160, y: 172 }, 36, 0.86, 13)} />
    </g>
  </>
);
