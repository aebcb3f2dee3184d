import { PLAN_GROUPS } from '@ykd/domain/course';
import type { Picture } from '../../base/create-design';
import { tenth } from '../../shapes/point';

/** Stairs up to the bridge: a step for each course of the stage, with light where it was studied. */
export const stagePicture: Picture = ({ stage, courses }) => {
  const steps = stage === null ? [] : (PLAN_GROUPS[stage] ?? []);
  const studied = new Set(courses.map(({ courseId }) => courseId));
  const wide = 276 / Math.max(1, steps.length);
  return (
    <>
      {steps.map((courseId, at) => {
        const height = 24 + (150 * (at + 1)) / steps.length;
        const x = 22 + at * wide;
        const isOn = studied.has(courseId);
        return (
          <g key={courseId}>
            <path
              className={isOn ? 'train' : 'body-faint'}
              d={`M${tenth(x)} 220V${tenth(220 - height)}h${tenth(wide + 0.4)}V220Z`}
            />
            {isOn && (
              <g className="lights" style={{ '--i': at }}>
                <path
                  className="lit round"
                  strokeWidth="5"
                  d={`M${tenth(x + 4)} ${tenth(220 - height)}h${tenth(wide - 8)}`}
                />
                <circle className="glow" cx={tenth(x + wide / 2)} cy={tenth(202 - height)} r="10" />
                <circle className="lamp" cx={tenth(x + wide / 2)} cy={tenth(202 - height)} r="4" />
              </g>
            )}
          </g>
        );
      })}
      <path className="edge round" strokeWidth="3" d="M14 221H306" />
    </>
  );
};
