import type { Picture } from '../../base/create-design';
import { climb, stepsOf, swingsOf } from '../../shapes/curves';
import { leaf, line, strokes } from '../../shapes/paths';
import { polar, tenth } from '../../shapes/point';

/** A track that climbs a hill: a sleeper for each day of the run. */
export const runPicture: Picture = ({ longestConsecutive: { days } }) => {
  const curve = climb({ x: 42, y: 34, width: 236, height: 176 }, swingsOf(days));
  const track = stepsOf(curve, 320);
  // None under the stations.
  const sleepers = stepsOf(curve, days + 2).slice(1, -1);
  const end = track.at(-1) ?? { x: 278, y: 34 };
  const offset = (by: number) => line(track.map((step) => polar(step, by, step.turn + 0.25)));
  return (
    <>
      <g className="lights">
        <path
          className="lit"
          strokeWidth={tenth(Math.max(1.2, Math.min(5, 360 / days)))}
          d={strokes(
            sleepers.map((step) => [polar(step, 10, step.turn - 0.25), polar(step, 10, step.turn + 0.25)]),
          )}
        />
      </g>
      <path className="rail" strokeWidth="2.5" d={`${offset(5.5)}${offset(-5.5)}`} />
      <circle className="card" cx="42" cy="210" r="14" />
      <circle className="rail" cx="42" cy="210" r="14" strokeWidth="5" />
      <circle className="glow" cx={tenth(end.x)} cy={tenth(end.y)} r="30" />
      <circle className="card" cx={tenth(end.x)} cy={tenth(end.y)} r="17" />
      <circle className="rail" cx={tenth(end.x)} cy={tenth(end.y)} r="17" strokeWidth="5" />
      <path className="lamp" d={[0, 0.2, 0.4, 0.6, 0.8].map((turn) => leaf(end, 13, turn, 7)).join('')} />
    </>
  );
};
