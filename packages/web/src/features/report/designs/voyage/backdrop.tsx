import { waves } from '../shapes/paths';
import { hull, sails } from './parts/paper';

const CLOUD = 'M14 40a14 14 0 0 1 2-28 20 20 0 0 1 38-2 15 15 0 0 1 26 8 11 11 0 0 1 4 22Z';

/** Sheets of waves from the farthest to the nearest, which the story pulls along the faster. */
const SHEETS = [3, 2, 1, 0].map((depth) => ({
  depth,
  pull: 3 + (3 - depth) * 4,
  d: `${waves({ x: 0, y: 26 }, 1200, depth % 2 ? -22 : 22, 7 - depth)}V400H0Z`,
}));

const SHIP = { x: 50, y: 86 };

/** A sea of paper: the ship is as far as the story. */
export const VoyageScene = () => (
  <>
    <div className="voyage-sun" />
    <div className="voyage-cloud">
      <svg viewBox="0 0 100 44">
        <path d={CLOUD} />
      </svg>
    </div>
    <div className="voyage-cloud">
      <svg viewBox="0 0 100 44">
        <path d={CLOUD} />
      </svg>
    </div>
    {SHEETS.map(({ depth, pull, d }) => (
      <div key={depth} className="voyage-wave" style={{ '--depth': depth, '--pull': pull }}>
        <svg viewBox="0 0 1200 200" preserveAspectRatio="none">
          <path d={d} />
        </svg>
      </div>
    )).toSpliced(
      2,
      0,
      <div key="ship" className="voyage-ship">
        <svg viewBox="0 0 100 100">
          <path d={sails(SHIP, 84)} />
          <path d={hull(SHIP, 84)} />
        </svg>
      </div>,
    )}
  </>
);
