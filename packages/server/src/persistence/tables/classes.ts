import { flag, instant, text } from '@ykd/application/entity';
import {
  calendarAddressFields,
  classEventFields,
  classGroupFields,
  classMemberFields,
  classPlacementFields,
  classStaffChangeFields,
  classTermFields,
  schoolClassFields,
  staffContactFields,
} from '@ykd/application/entities';
import { table } from './table.js';

/** Classes: their types and stages, staff, products and members, and orders on their way into one. */
export const CLASS_TABLES = {
  class_type: table(classTermFields),
  class_stage: table(classTermFields),
  school_class: table({
    ...schoolClassFields,
    /** What staff look classes up by: kept with each change, see school-class-row.ts. */
    nameSort: text(),
    terms: text(),
    firstAt: instant(),
    lastAtSort: text(),
    isFull: flag(),
  }),
  class_assistant: table({ classId: text(), staffId: text() }),
  class_product: table({ classId: text(), productId: text() }),
  class_member: table(classMemberFields),
  class_group: table(classGroupFields),
  class_group_member: table({ classId: text(), studentId: text(), groupId: text() }),
  class_placement: table(classPlacementFields),
  class_staff_change: table(classStaffChangeFields),
  /** `last_at`: when the last of its times is over, see `lastEndOf`. */
  class_event: table({ ...classEventFields, lastAt: instant() }),
  calendar_address: table(calendarAddressFields),
  staff_contact: table(staffContactFields),
};
