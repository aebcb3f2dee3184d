import { styled } from '../../styled/index.js';
import type { CourseTrack } from '@ykd/domain/course';
import { memo } from 'react';
import { BANNER_COLUMNS, BANNER_ROWS, bannerPattern } from './banner-pattern.js';
import { CELL, Tile } from './tile.js';

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

const WIDTH = BANNER_COLUMNS * CELL;
const HEIGHT = BANNER_ROWS * CELL;
const MARGIN = 20;

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
  const colours = `track.${track}`;
  return (
    <styled.svg
      aria-hidden
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width="full"
      height="auto"
      bg={`${colours}.bg`}
      css={{
        '& .shape': { fill: `${colours}.shape` },
        '& .pop': { fill: `${colours}.pop` },
        '& .spark': { fill: `${colours}.spark` },
        '& text': { fill: `${colours}.ink`, fontFamily: 'mono', fontWeight: 'bold' },
      }}
    >
      {tiles.map((tile) => (
        <Tile key={`${tile.column}-${tile.row}`} {...tile} />
      ))}
      <text x={MARGIN} y={named ? 78 : 100} style={{ fontSize: glyphSize, letterSpacing: -1 }}>
        {glyph}
      </text>
      {named && (
        <text x={MARGIN} y={HEIGHT - MARGIN} style={{ fontSize: 16, fontFamily: 'inherit' }}>
          {title}
        </text>
      )}
    </styled.svg>
  );
});
