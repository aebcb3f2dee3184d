import type { Picture } from '../../base/create-design';
import { climb, stepsOf, swingsOf } from '../../shapes/curves';
import { leaf, line } from '../../shapes/paths';
import { Flower } from '../parts/plants';

/** A vine with a leaf for each day of the run, in flower at its end. */
export const runPicture: Picture = ({ longestConsecutive: { days } }) => {
  const curve = climb({ x: 70, y: 40, width: 180, height: 172 }, swingsOf(days));
  const vine = stepsOf(curve, 160);
  // None at the foot, and none behind the flower.
  const leaves = stepsOf(curve, days + 2).slice(1, -1);
  const length = Math.max(7, Math.min(26, 1400 / (days + 10)));
  const end = vine.at(-1) ?? { x: 160, y: 40 };
  return (
    <>
      <path
        className="leaf-faint"
        d="M40 212h240v6H40zM76 28h5v186h-5zM157.5 28h5v186h-5zM239 28h5v186h-5z"
      />
      <path className="stem" d={line(vine)} />
      <g className="opens">
        <path
          className="leaf"
          d={leaves
            .filter((_, at) => at % 2 === 0)
            .map((step) => leaf(step, length, step.turn - 0.17))
            .join('')}
        />
        <path
          className="leaf-soft"
          d={leaves
            .filter((_, at) => at % 2 === 1)
            .map((step) => leaf(step, length, step.turn + 0.17))
            .join('')}
        />
      </g>
      <path className="bloom-soft" d="M104 212h-68l8 26h52z" />
      <g className="opens" style={{ '--i': 10 }}>
        <Flower at={end} radius={27} look="petal" petals={10} />
      </g>
    </>
  );
};
