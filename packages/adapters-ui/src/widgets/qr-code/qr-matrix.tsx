import { encode } from 'uqr';

/** Modules of white around the code. */
const QUIET = 2;

/** The modules of a code as one path. */
export function QrMatrix({ value, label }: { value: string; label: string }) {
  const { data, size } = encode(value, { ecc: 'M', border: QUIET });
  const path = data.flatMap((line, y) => line.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1Z` : ''))).join('');
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} width="100%" height="100%">
      <path d={path} fill="currentColor" shapeRendering="crispEdges" />
    </svg>
  );
}
