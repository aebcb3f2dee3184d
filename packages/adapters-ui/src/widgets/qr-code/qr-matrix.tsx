import { qrCells } from './qr-cells.js';

/** The modules of a code as one path. */
export function QrMatrix({ value, label }: { value: string; label: string }) {
  const cells = qrCells(value);
  const path = cells.flatMap((line, y) => line.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1Z` : ''))).join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${cells.length} ${cells.length}`}
      width="100%"
      height="100%"
    >
      <path d={path} fill="currentColor" shapeRendering="crispEdges" />
    </svg>
  );
}
