import type { StaffView } from '@ykd/application/staff';
import { useAdminQueries } from '../../features/admin/admin-queries';
import { useStaffBy } from './use-staff-by';

/** Where the member may not be any more, he is led away; answers what he may do, as far as it is known. */
export const useStaff = (path: string): StaffView | undefined => useStaffBy(useAdminQueries().me, path);
