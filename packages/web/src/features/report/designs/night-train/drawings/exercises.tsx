import type { Picture } from '../../base/create-design';
import { dots } from '../../shapes/paths';

/** A ticket has so many holes at most; who passed more has several tickets. */
const HOLES_MAX = 60;

const TICKETS_MAX = 4;

/** Tickets with a hole for each exercise that was passed. */
export const exercisesPicture: Picture = ({ exercises }) => {
  const tickets = Math.min(TICKETS_MAX, Math.ceil(exercises / HOLES_MAX));
  const holes = exercises > HOLES_MAX * TICKETS_MAX ? HOLES_MAX : exercises - (tickets - 1) * HOLES_MAX;
  const wide = 12;
  return (
    <>
      {Array.from({ length: tickets - 1 }, (_, at) => (
        <g key={at} transform={`rotate(${(tickets - 1 - at) * -7} 160 120)`}>
          <rect className="body-soft" x="42" y="44" width="236" height="152" rx="12" />
          <rect className="rail-faint" x="42" y="44" width="236" height="152" rx="12" strokeWidth="2" />
        </g>
      ))}
      <g className="arrives">
        <rect className="train" x="42" y="44" width="236" height="152" rx="12" />
        <circle className="body-faint" cx="42" cy="120" r="12" />
        <circle className="body-faint" cx="278" cy="120" r="12" />
        <path className="rail-soft round" strokeWidth="2" strokeDasharray="1 7" d="M64 74H256M64 168H256" />
        <path
          className="unlit round"
          strokeWidth="9"
          d={dots(
            Array.from({ length: HOLES_MAX }, (_, at) => ({
              x: 68 + (at % wide) * 16.7,
              y: 87 + Math.floor(at / wide) * 17,
            })),
          )}
        />
        <g className="lights" style={{ '--i': 5 }}>
          <path
            className="lit round"
            strokeWidth="11"
            d={dots(
              Array.from({ length: holes }, (_, at) => ({
                x: 68 + (at % wide) * 16.7,
                y: 87 + Math.floor(at / wide) * 17,
              })),
            )}
          />
        </g>
      </g>
    </>
  );
};
