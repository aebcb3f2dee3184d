import { reachOf, hasRight, type StaffMember } from '@ykd/domain/access';
import { rankingName } from '@ykd/domain/campaign';

/** Whether somebody of the staff sees what buyers are called: whoever manages partners need not be one who sees students. */
export const seesBuyers = (staff: StaffMember | undefined): boolean =>
  hasRight(staff, 'orders.see') || reachOf(staff, 'students.see') === 'all';

/** What a buyer is called, whole or as rankings have it. */
export const buyerName = (name: string | null, isWhole: boolean): string | null =>
  isWhole ? name : (rankingName(name ?? '') ?? null);
