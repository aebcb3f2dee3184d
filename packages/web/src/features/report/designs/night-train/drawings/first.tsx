import type { Picture } from '../../base/create-design';
import { strokes } from '../../shapes/paths';
import { type Point, polar } from '../../shapes/point';
import { MONTHS } from '../../shapes/year-days';

const ClockHands = ({
  at,
  hour,
  minute,
  radius,
}: {
  readonly at: Point;
  readonly hour: number;
  readonly minute: number;
  readonly radius: number;
}) => (
  <>
    <path
      className="edge round"
      strokeWidth="5"
      d={strokes([[at, polar(at, radius * 0.5, ((hour % 12) + minute / 60) / 12)]])}
    />
    <path
      className="rail round"
      strokeWidth="3.5"
      d={strokes([[at, polar(at, radius * 0.78, minute / 60)]])}
    />
    <circle className="ink" cx={at.x} cy={at.y} r="4.5" />
  </>
);

/** The clock of the station at the first departure, and the board with its day. */
export const firstPicture: Picture = ({ firstStudyTime }) => {
  const [hour = 0, minute = 0] = firstStudyTime.slice(11).split(':').map(Number);
  const at = { x: 102, y: 108 };
  const shown = [firstStudyTime.slice(5, 10).replace('-', '.'), firstStudyTime.slice(11)];
  return (
    <>
      <path className="rail-soft" strokeWidth="6" d="M102 0V40M236 0V62" />
      <circle className="body" cx={at.x} cy={at.y} r="74" />
      <circle className="card" cx={at.x} cy={at.y} r="65" />
      <path
        className="rail-soft round"
        strokeWidth="4"
        d={strokes(
          MONTHS.map((mark) => [polar(at, 54, mark / 12), polar(at, mark % 3 === 0 ? 46 : 51, mark / 12)]),
        )}
      />
      <g className="lights">
        <ClockHands at={at} hour={hour} minute={minute} radius={56} />
      </g>
      <rect className="board" x="190" y="60" width="116" height="84" rx="9" />
      {shown.map((text, row) => (
        <g key={text} className="lights" style={{ '--i': 3 + row * 3 }}>
          <text className="said" x="248" y={92 + row * 34}>
            {text}
          </text>
        </g>
      ))}
      <path className="body-faint" d="M8 206H312V236H8Z" />
      <path className="lit" strokeWidth="4" strokeDasharray="14 8" d="M8 208H312" />
    </>
  );
};
