import type { StaffView } from '@ykd/application/staff';
import { ADMIN_PAGES, adminNavigation, adminTitleOf, mayOpen } from '@ykd/domain/access';

/**
 * The pages of the console that somebody may go to by their name: those of the sidebar first, then the others. One that is about one
 * of many is found by that one, and nobody looks for the one that says there is nothing.
 */
export const staffPages = (
  staff: StaffView,
): readonly { readonly path: string; readonly title: string }[] => {
  const { menu, system } = adminNavigation(staff);
  const first = [...menu, ...system];
  const others = ADMIN_PAGES.filter(
    (page) =>
      !page.isOpen &&
      !page.path.includes(':') &&
      mayOpen(staff, page) &&
      first.every(({ path }) => path !== page.path),
  );
  return [...first, ...others.map((page) => ({ path: page.path, title: adminTitleOf(page) }))];
};
