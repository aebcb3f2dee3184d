import type { ReportEditionName, ReportTopic, ToldYear } from '@ykd/domain/report';
import type { ReactNode } from 'react';
import type { BackdropProps, ReportDesign } from './report-design';
import { SHEET } from '../shapes/point';

/** What is drawn of a year. */
export type Picture = (year: ToldYear) => ReactNode;

/** The pictures of a design, those of the topics that its report has; the cover is also drawn of a year without study. */
export type Pictures = { readonly [T in Exclude<ReportTopic, 'cover'>]?: Picture } & {
  readonly cover: (year: ToldYear | undefined) => ReactNode;
};

/** A design of its world, whose class its style sheet knows, of what stands behind, and of its pictures. */
export const createDesign = (
  name: ReportEditionName,
  world: string,
  Scene: (props: Pick<BackdropProps, 'at'>) => ReactNode,
  pictures: Pictures,
): ReportDesign => ({
  name,
  Backdrop: ({ topic, at }) => (
    <div aria-hidden className={`${world} ${world}-scene`} data-topic={topic} style={{ '--at': at }}>
      <Scene at={at} />
    </div>
  ),
  Drawing: ({ topic, report: { story, deeds } }) => {
    const year = story.kind === 'studied' ? { ...story, ...deeds } : undefined;
    return (
      <svg
        aria-hidden
        viewBox={`${SHEET.x} ${SHEET.y} ${SHEET.width} ${SHEET.height}`}
        width="100%"
        className={`${world} ${world}-drawing`}
      >
        {year === undefined || topic === 'cover' ? pictures.cover(year) : pictures[topic]?.(year)}
      </svg>
    );
  },
});
