import type { PublishedCourse } from '../ports/course-repository.js';
import type { Outcome } from '../shared/outcome.js';

/** Which courses have lessons to be read, and which a product on sale opens. The same for everybody. */
export interface Shelf {
  readonly online: readonly PublishedCourse[];
  /** The ids of the courses. */
  readonly sold: readonly string[];
}

/** What there is to be learnt. */
export interface ShelfPort {
  /** What is online, and what is sold; for everybody. */
  read(): Outcome<Shelf, never>;
}
