import { styled } from '@ykd/adapters-ui/styled';
import { CourseBanner, Drawing } from '@ykd/adapters-ui/widgets';
import { TRIAL_COURSE_IDS, type CatalogueEntry } from '@ykd/domain/course';

/** A package of at least so many courses shows four of them. */
const FOUR = 4;

/** Courses from the beginning, the middle and the end of a package, so that packages that begin alike differ. */
const spread = (courses: readonly CatalogueEntry[]): readonly CatalogueEntry[] =>
  [0, 1, 2, 3]
    .map((place) => courses[Math.round((place * (courses.length - 1)) / (FOUR - 1))])
    .filter((entry) => entry !== undefined);

/** What is in a package, as a picture. */
export function ProductPicture({ courses }: { courses: readonly CatalogueEntry[] }) {
  // What everybody may open anyway says nothing about a package.
  const bought = courses.filter(({ courseId }) => !TRIAL_COURSE_IDS.includes(courseId));
  const shown = bought.length >= FOUR ? spread(bought) : bought.slice(0, 1);
  if (shown.length === 0) {
    return (
      <styled.div aria-hidden bg="brand.subtle" aspectRatio="2 / 1" display="grid" placeItems="center">
        <Drawing name="welcome" width={120} />
      </styled.div>
    );
  }
  return (
    <styled.div
      aria-hidden
      display="grid"
      gridTemplateColumns={shown.length === FOUR ? 'repeat(2, minmax(0, 1fr))' : undefined}
    >
      {shown.map(({ courseId, banner }) => (
        <CourseBanner key={courseId} courseId={courseId} {...banner} />
      ))}
    </styled.div>
  );
}
