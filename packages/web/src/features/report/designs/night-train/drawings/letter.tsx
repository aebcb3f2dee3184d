import type { Picture } from '../../base/create-design';

/** A letter with the stamp of the year. */
export const letterPicture: Picture = ({ year }) => (
  <>
    <rect className="body-soft" x="46" y="62" width="228" height="150" rx="12" />
    <g className="arrives">
      <rect className="paper" x="66" y="22" width="188" height="140" rx="6" />
      <path className="rail-soft round" strokeWidth="3" d="M86 48h96M86 66h128M86 84h116M86 102h84" />
      <rect className="body" x="206" y="36" width="34" height="40" rx="3" />
      <circle className="lamp" cx="223" cy="52" r="8" />
      <path className="lit" strokeWidth="3" d="M212 67h22" />
    </g>
    <path className="body" d="M46 96L160 166 274 96V200Q274 212 262 212H58Q46 212 46 200Z" />
    <path className="rail-soft" strokeWidth="2.5" d="M50 208L132 150M270 208L188 150" />
    <g className="lights" style={{ '--i': 6 }}>
      <circle className="lamp" cx="160" cy="168" r="27" />
      <text
        className="figure"
        x="160"
        y="173"
        style={{ fontSize: 15, fontWeight: 600, fill: 'var(--report-ground)' }}
      >
        {year}
      </text>
    </g>
  </>
);
