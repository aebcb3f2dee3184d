import type { ProjectUser } from '@ykd/application/ports';
import { Subject } from 'rxjs';
import { partOf } from '../../container/part-of';

/** The records of courses that were saved beside the reading, such as with an exercise. */
export const recordsSaved = partOf(() => new Subject<ProjectUser>());
