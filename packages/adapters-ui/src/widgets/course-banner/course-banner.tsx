import { css } from '../../styled/index.js';
import type { CourseTrack } from '@ykd/domain/course';
import { memo } from 'react';
import { bannerPaths, HEIGHT, WIDTH } from './banner-paths.js';
import { BANNER_ROWS, bannerPattern } from './banner-pattern.js';

export type CourseBannerProps = {
  /** Seed of the pattern. */
  courseId: string;
  track: CourseTrack;
  /** One to four characters that stand for the subject: Py, {}, SQL. */
  glyph: string;
  title?: string | undefined;
  /** Draws the title into the picture, for a page head. A card says it beside the picture. */
  showTitle?: boolean | undefined;
};

const MARGIN = 20;

const sheet = css({ width: 'full', height: 'auto', bg: 'var(--track-bg)' });

const writing = css({ fill: 'var(--track-ink)', fontFamily: 'mono', fontWeight: 'bold' });

const fills = {
  shape: css({ fill: 'var(--track-shape)' }),
  pop: css({ fill: 'var(--track-pop)' }),
  spark: css({ fill: 'var(--track-spark)' }),
};

/** A course's picture, drawn from its data; 2 : 1, as wide as its container. Decoration: the title stands beside it. */
export const CourseBanner = memo(function CourseBanner({
  courseId,
  track,
  glyph,
  title,
  showTitle = false,
}: CourseBannerProps) {
  const named = showTitle && title;
  const glyphSize = glyph.length > 3 ? 40 : glyph.length > 2 ? 48 : 60;
  // A title needs the width of the last row.
  const tiles = bannerPattern(courseId).filter(({ row }) => !named || row < BANNER_ROWS - 1);
  return (
    <svg aria-hidden viewBox={`0 0 ${WIDTH} ${HEIGHT}`} data-track={track} className={sheet}>
      {bannerPaths(tiles).map(([colour, path]) => (
        <path key={colour} fillRule="evenodd" d={path} className={fills[colour]} />
      ))}
      <text
        x={MARGIN}
        y={named ? 78 : 100}
        className={writing}
        style={{ fontSize: glyphSize, letterSpacing: -1 }}
      >
        {glyph}
      </text>
      {named && (
        <text
          x={MARGIN}
          y={HEIGHT - MARGIN}
          className={writing}
          style={{ fontSize: 16, fontFamily: 'inherit' }}
        >
          {title}
        </text>
      )}
    </svg>
  );
});
