import type { Ids } from '../ports/ids.js';
import type { MemberRepository } from '../ports/member-repository.js';
import type { Messages } from '../ports/messages.js';
import type { SmsSender } from '../ports/sms-sender.js';
import type { ListedProducts } from '../staff-product/products.js';
import type { ClassGroups } from '../ports/class-groups.js';
import type { Classes } from '../ports/school-classes.js';
import type { StudentTags } from '../ports/student-tags.js';
import type { UnitOfWork } from '../ports/unit-of-work.js';
import type { AuthenticateDeps } from '../shared/authenticate.js';
import type { Students } from '../student/students.js';

/** What messages stand on. */
export interface MessageDeps extends AuthenticateDeps {
  readonly messages: Messages;
  readonly students: Students;
  readonly studentTags: Pick<StudentTags, 'all'>;
  readonly classes: Pick<Classes, 'find'>;
  readonly classGroups: ClassGroups;
  readonly listedProducts: Pick<ListedProducts, 'inOrder'>;
  readonly members: Pick<MemberRepository, 'findByIds'>;
  readonly unitOfWork: UnitOfWork;
  readonly ids: Ids;
  /** What stands in front of a text message. */
  readonly smsSender: Pick<SmsSender, 'sign'>;
}
