import { uprights } from '../../shapes/paths';
import { tenth, type Box, type Point } from '../../shapes/point';

/** A carriage with a row of windows, of which the first `lit` have light. */
export const Carriage = ({
  box: { x, y, width, height },
  windows,
  isLit,
}: {
  readonly box: Box;
  readonly windows: number;
  readonly isLit: (window: number) => boolean;
}) => {
  const pitch = (width - 8) / windows;
  const feet: readonly Point[] = Array.from({ length: windows }, (_, at) => ({
    x: x + 4 + pitch * (at + 0.5),
    y: y + height * 0.62,
  }));
  const pane = { strokeWidth: tenth(Math.min(pitch * 0.68, height * 0.6)) };
  return (
    <>
      <rect
        className="train"
        x={tenth(x)}
        y={tenth(y)}
        width={tenth(width)}
        height={tenth(height)}
        rx={tenth(height * 0.16)}
      />
      <path
        className="unlit"
        {...pane}
        d={uprights(
          feet.filter((_, at) => !isLit(at)),
          height * 0.4,
        )}
      />
      <path
        className="lit"
        {...pane}
        d={uprights(
          feet.filter((_, at) => isLit(at)),
          height * 0.4,
        )}
      />
      <path
        className="edge round"
        strokeWidth={tenth(height * 0.2)}
        d={[0.16, 0.26, 0.74, 0.84]
          .map((part) => `M${tenth(x + width * part)} ${tenth(y + height * 1.04)}h0`)
          .join('')}
      />
    </>
  );
};

/** The front of a train that goes to the right, with its light. */
export const Engine = ({ box: { x, y, width, height } }: { readonly box: Box }) => (
  <>
    <path
      className="glow"
      d={`M${tenth(x + width * 0.94)} ${tenth(y + height * 0.72)}l${tenth(width * 0.4)} ${tenth(-height * 0.22)}v${tenth(height * 0.5)}Z`}
    />
    <path
      className="train"
      d={`M${tenth(x)} ${tenth(y)}h${tenth(width * 0.5)}q${tenth(width * 0.38)} ${tenth(height * 0.1)} ${tenth(width * 0.5)} ${tenth(height)}h${tenth(-width)}Z`}
    />
    <path
      className="lamp"
      d={`M${tenth(x + width * 0.44)} ${tenth(y + height * 0.22)}q${tenth(width * 0.26)} ${tenth(height * 0.04)} ${tenth(width * 0.36)} ${tenth(height * 0.36)}h${tenth(-width * 0.36)}Z`}
    />
    <circle
      className="lamp"
      cx={tenth(x + width * 0.9)}
      cy={tenth(y + height * 0.76)}
      r={tenth(height * 0.08)}
    />
    <path
      className="edge round"
      strokeWidth={tenth(height * 0.2)}
      d={[0.16, 0.3, 0.7, 0.84]
        .map((part) => `M${tenth(x + width * part)} ${tenth(y + height * 1.04)}h0`)
        .join('')}
    />
  </>
);
