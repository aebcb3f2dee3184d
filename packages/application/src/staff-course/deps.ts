import type { CourseArchives } from '../ports/course-archives.js';
import type { CourseVersions } from '../ports/course-versions.js';
import type { FileStore } from '../ports/file-store.js';
import type { MemberRepository } from '../ports/member-repository.js';
import type { Spelling } from '../ports/spelling.js';
import type { UnitOfWork } from '../ports/unit-of-work.js';
import type { AuthenticateDeps } from '../shared/authenticate.js';

/** What staff look after courses with. */
export interface StaffCourseDeps extends AuthenticateDeps {
  readonly courseVersions: CourseVersions;
  readonly courseArchives: CourseArchives;
  readonly files: FileStore;
  readonly members: MemberRepository;
  readonly spelling: Spelling;
  readonly unitOfWork: UnitOfWork;
}
