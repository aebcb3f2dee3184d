import type { ClassEvent, StoredContact } from '../entities/class-event.js';

export type { ClassEvent, StoredContact } from '../entities/class-event.js';

/** An event with what its class is called. */
export interface ScheduledEvent extends ClassEvent {
  readonly className: string;
}

/** Which events are wanted: those of which a time ends at `from` or later (epoch ms), at most `limit`. */
export interface EventWindow {
  readonly from: number;
  readonly limit: number;
}

/** What stands in the schedules of classes. Events are in the order in which they begin first, then of their ids. */
export interface ClassEvents {
  ofClass(classId: string): Promise<readonly ClassEvent[]>;
  /** Those of the classes that a student is in and that are not put away. */
  ofStudent(studentId: string, window: EventWindow): Promise<readonly ScheduledEvent[]>;
  /** Those of the classes that somebody leads or assists, or of all (null), that are not put away. */
  ofStaff(staffId: string | null, window: EventWindow): Promise<readonly ScheduledEvent[]>;
  /** Those of which students are to be told by `at` (epoch ms), the longest due first. */
  due(at: number, limit: number): Promise<readonly Pick<ClassEvent, 'id' | 'classId'>[]>;
  /** Those of which something else is to be told to students by `at` (epoch ms), the longest due first. */
  dueNews(at: number, limit: number): Promise<readonly Pick<ClassEvent, 'id' | 'classId'>[]>;
}

/** The same inside a transaction, of a class that is held. */
export interface TxClassEvents {
  find(classId: string, id: string): Promise<ClassEvent | undefined>;
  /** How many a class has. */
  countOf(classId: string): Promise<number>;
  /** Stores one, new or changed. */
  put(event: ClassEvent): Promise<void>;
  remove(id: string): Promise<void>;
}

/** The secret addresses at which people read their calendars. */
export interface CalendarAddresses {
  /** Whose address has a secret with this digest. */
  ownerOf(digest: string): Promise<string | undefined>;
  /** Since when somebody has his address, epoch ms. */
  since(userId: string): Promise<number | undefined>;
}

export interface TxCalendarAddresses {
  /** Gives somebody an address, in the place of the one that he has. */
  put(userId: string, digest: string, at: number): Promise<void>;
  /** Somebody has no address any more. */
  end(userId: string): Promise<void>;
}

/** The group of a student in a class, with all that are in it in the order of their ids. */
export interface OwnGroup {
  readonly name: string;
  readonly leaderId: string | null;
  readonly studentIds: readonly string[];
}

/** Those with whom students have to do in their classes. */
export interface ClassContacts {
  /** Whether somebody is in a class that is not put away. */
  isInClass(studentId: string): Promise<boolean>;
  groupOf(classId: string, studentId: string): Promise<OwnGroup | undefined>;
  /** What these tell of themselves; whoever tells nothing is not in the answer. */
  of(userIds: readonly string[]): Promise<readonly StoredContact[]>;
}

/** The lock of people is held. */
export interface TxStaffContacts {
  find(userId: string): Promise<StoredContact | undefined>;
  put(contact: StoredContact): Promise<void>;
}
