import type { StudentTag } from '@ykd/domain/member';
import type { ShownTo } from '../activity/index.js';
import type { Outcome } from '../shared/outcome.js';

/** What the sidebar of the learning centre shows a member beside his menu. Specification §2 'Learn sidebar'. */
export interface SidebarFlags extends Omit<ShownTo, 'campaigns'> {
  /** Whether he always sees the three employment classes. */
  readonly allowListed: boolean;
  /** Whether he works here: the way to the console shows. */
  readonly worksHere: boolean;
  /** Whether he is in a class: the way to it shows. */
  readonly hasClass: boolean;
}

/** The sidebar of the learning centre. Specification §2 'Learn sidebar', §7. */
export interface SidebarPort {
  /** What shows now, by the clock of the server. */
  flags(): Outcome<SidebarFlags, 'not-logged-in'>;
  /** He wants to see an announcement no more, wherever he is logged in; again, or of one that there is not, changes nothing. */
  putAway(input: { readonly id: string }): Outcome<null, 'not-logged-in'>;
  /**
   * The tags of a student: of the caller himself those that students see; a class teacher and an assistant see every tag of
   * those in their care, a super administrator of everybody. Whoever is out of their reach is as absent as nobody.
   */
  findLablesByStudentId(query: {
    readonly id: string;
  }): Outcome<readonly StudentTag[], 'not-logged-in' | 'forbidden' | 'entity-not-found'>;
}
