import type { AccountSyncDeps } from '../account-sync/service.js';
import type { CheckInDeps } from '../check-in/deps.js';
import type { AuditLog } from '../ports/audit-log.js';
import type { CourseRepository } from '../ports/course-repository.js';
import type { EntityReader } from '../ports/entity-reader.js';
import type { OrderRepository } from '../ports/order-repository.js';
import type { ProgressRepository } from '../ports/progress-repository.js';
import type { ShopOrders } from '../ports/shop-orders.js';
import type { StudentNotes } from '../ports/student-notes.js';
import type { StudentTags } from '../ports/student-tags.js';
import type { StudyLogs } from '../ports/study-logs.js';
import type { UnitOfWork } from '../ports/unit-of-work.js';
import type { Students } from '../student/students.js';

/** What the page of a student is read from, and what changes on it. */
export interface StudentPageDeps extends AccountSyncDeps, CheckInDeps {
  readonly students: Students;
  readonly unitOfWork: UnitOfWork;
  readonly auditLog: AuditLog;
  readonly orders: OrderRepository;
  readonly shopOrders: ShopOrders;
  readonly courses: CourseRepository;
  readonly entities: EntityReader;
  readonly progress: ProgressRepository;
  readonly studyLogs: StudyLogs;
  readonly studentTags: StudentTags;
  readonly studentNotes: StudentNotes;
}
