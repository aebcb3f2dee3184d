import { dots, uprights } from '../shapes/paths';
import { scattered } from '../shapes/shares';

const STARS = 46;

/** Stars in two groups, of which the second twinkles; most of them stand high. */
const stars = [0, 1].map((group) =>
  dots(
    Array.from({ length: STARS / 2 }, (_, at) => {
      const number = at * 2 + group;
      return { x: 1000 * scattered(number), y: 700 * scattered(number + 99) ** 1.6 };
    }),
  ),
);

/** The line: a viaduct on its piers, with masts. */
const PIERS = Array.from({ length: 17 }, (_, at) => at * 100);
const VIADUCT = [
  'M0 100H1600V112H0Z',
  ...PIERS.map((x) => `M${x} 110v66h14v-24q0-30 36-30t36 30v24h14v-66z`),
].join('');

const CARS = [0, 1, 2, 3];

/** A train that passes in the night. */
const PassingTrain = () => (
  <svg viewBox="0 0 480 44">
    {CARS.map((car) => (
      <rect key={car} x={car * 92} y="4" width="88" height="34" rx="5" stroke="none" />
    ))}
    <path d="M368 4h58q34 4 46 34H368Z" stroke="none" />
    <path d="M0 38h472v4H0Z" stroke="none" />
    <path
      strokeWidth="11"
      d={uprights(
        [...CARS, 4].flatMap((car) => [14, 34, 54, 74].map((x) => ({ x: car * 92 + x, y: 24 }))).slice(0, 18),
        10,
      )}
    />
  </svg>
);

/** The land at night from a train: near things pass fast, the moon hardly moves. */
export const NightTrainScene = () => (
  <>
    <div className="night-train-stars">
      <svg viewBox="0 0 1000 1000" preserveAspectRatio="xMidYMin slice" strokeWidth="4">
        <path d={stars[0]} />
      </svg>
    </div>
    <div className="night-train-stars">
      <svg viewBox="0 0 1000 1000" preserveAspectRatio="xMidYMin slice" strokeWidth="6">
        <path d={stars[1]} />
      </svg>
    </div>
    <div className="night-train-moon" />
    <div className="night-train-hills">
      <svg viewBox="0 0 1200 300" preserveAspectRatio="none">
        <path d="M0 150L90 70 150 120 260 20 340 110 420 60 520 160 640 40 720 130 800 90 900 170 1010 60 1090 130 1200 90V300H0Z" />
      </svg>
    </div>
    <div className="night-train-passing">
      <PassingTrain />
    </div>
    <div className="night-train-line">
      <svg viewBox="0 88 1600 88" preserveAspectRatio="xMinYMax slice">
        <path d={VIADUCT} />
      </svg>
    </div>
  </>
);
