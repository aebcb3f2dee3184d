import type { Lable, StudentTag } from '@ykd/domain/member';

/** Tags, and which student has which. Specification §3 'Student tag'. */
export interface StudentTags {
  /** All tags of a student, hidden ones too, in the order in which they were given; of those given at once by id. */
  ofStudent(studentId: string): Promise<readonly StudentTag[]>;
  /** Stores a tag in place of the one with its id. `at`: epoch milliseconds. */
  saveLable(lable: Lable, at: number): Promise<void>;
  /** Gives a student a tag that is stored; one that he has already changes nothing. */
  give(giving: {
    readonly id: string;
    readonly studentId: string;
    readonly lableId: string;
    readonly at: number;
  }): Promise<void>;
}
