import { leaf } from '../shapes/paths';
import { scattered } from '../shapes/shares';

const WIDTH = 1200;
const PLANTS = 9;

/** Petals in the wind. */
const PETALS = [0.06, 0.27, 0.52, 0.74, 0.93];

/** A plant on the near hill, the later one the later in the story. */
const plantAt = (at: number) => {
  const x = ((at * 0.618 + 0.16) % 1) * (WIDTH - 160) + 80;
  const height = 90 + 90 * scattered(at);
  const foot = { x, y: 300 };
  const tip = { x, y: foot.y - height };
  return {
    tip,
    green: [
      `M${x - 2.5} 300L${x - 1.5} ${tip.y}h3L${x + 2.5} 300Z`,
      leaf({ x, y: 300 - height * 0.3 }, height * 0.42, 0.13),
      leaf({ x, y: 300 - height * 0.48 }, height * 0.36, 0.87),
    ].join(''),
  };
};

const plants = Array.from({ length: PLANTS }, (_, at) => plantAt(at));

/** Hills in the morning, on which more grows with every page. */
export const GardenScene = ({ at }: { readonly at: number }) => (
  <>
    <div className="garden-sun" />
    <div className="garden-far">
      <svg viewBox="0 0 1200 340" preserveAspectRatio="none">
        <path d="M0 130C150 70 290 60 440 110S760 170 900 110 1120 70 1200 100V340H0Z" />
      </svg>
    </div>
    <div className="garden-near">
      <svg viewBox="0 0 1200 340" preserveAspectRatio="xMidYMax slice">
        {plants.map(({ green, tip }, number) => (
          <g
            key={tip.x}
            className="garden-plant"
            style={{ '--grown': Math.min(1, Math.max(0, at * PLANTS - number + 1.5)) }}
          >
            <path d={green} />
            <circle className="bud" cx={tip.x} cy={tip.y} r="13" />
          </g>
        ))}
        <path d="M0 262C200 200 420 320 640 270S1040 220 1200 280V340H0Z" />
      </svg>
    </div>
    <div className="garden-wind">
      {PETALS.map((of) => (
        <i key={of} style={{ '--of': of }} />
      ))}
    </div>
  </>
);
