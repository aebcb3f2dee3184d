import { styled } from '@ykd/adapters-ui/styled';
import {
  BellIcon,
  BookIcon,
  CalendarIcon,
  CartIcon,
  ChartIcon,
  ChatIcon,
  CheckCircleIcon,
  ClockIcon,
  EditIcon,
  HistoryIcon,
  HomeIcon,
  LinkIcon,
  LockIcon,
  PlayIcon,
  ReceiptIcon,
  ShieldIcon,
  UserIcon,
  VisuallyHidden,
} from '@ykd/adapters-ui/widgets';
import { ADMIN_PATH, adminNavigation, type MenuEntry } from '@ykd/domain/access';
import type { StaffView } from '@ykd/application/staff';
import { NavLink, useLocation } from 'react-router-dom';
import { ClassIcon, InvoiceIcon, SheetIcon, TreeIcon } from '../../features/admin/icons';
import { admin } from '../../features/admin/messages/zh-CN/admin';

/** By the keys of the menu. */
const ICONS: Readonly<Record<string, typeof HomeIcon>> = {
  dashboard: HomeIcon,
  commstudent: CheckCircleIcon,
  commission: LinkIcon,
  activity: CalendarIcon,
  department: TreeIcon,
  employee: UserIcon,
  order: ReceiptIcon,
  invoice: InvoiceIcon,
  product: CartIcon,
  performance: ChartIcon,
  teacher: ChatIcon,
  shift: CalendarIcon,
  message: BellIcon,
  checkin: EditIcon,
  queue: ClockIcon,
  class: ClassIcon,
  roster: SheetIcon,
  student: BookIcon,
  course: PlayIcon,
  security: ShieldIcon,
  audit: HistoryIcon,
  'two-factor': LockIcon,
};

const Items = styled('ul', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '0.5',
    listStyle: 'none',
    '& a': {
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      // A finger needs more than a mouse.
      minHeight: { base: '11', lg: '9' },
      px: '2.5',
      borderRadius: 'md',
      fontSize: 'sm',
      color: 'fg.muted',
    },
    '& a:hover': { bg: 'bg.subtle', color: 'fg.default' },
    '& a[aria-current=page]': { bg: 'brand.subtle', color: 'brand.fg', fontWeight: 'semibold' },
    '& svg': { flex: 'none' },
  },
  variants: { isNarrow: { true: { '& a': { justifyContent: 'center', px: '0' } }, false: {} } },
});

type NavProps = { isNarrow?: boolean | undefined; onNavigate?: (() => void) | undefined };

function Entries({ entries, isNarrow = false, onNavigate }: NavProps & { entries: readonly MenuEntry[] }) {
  const here = `${useLocation().pathname}/`;
  /** Whether the page is that of an entry below this one: one entry is the page. */
  const isLeft = (path: string): boolean =>
    entries.some((other) => other.path.startsWith(`${path}/`) && here.startsWith(`${other.path}/`));
  return (
    <Items isNarrow={isNarrow}>
      {entries.map(({ key, title, path }) => {
        const Icon = ICONS[key] ?? BookIcon;
        return (
          <li key={key}>
            <NavLink
              to={path}
              end={path === ADMIN_PATH || isLeft(path)}
              title={isNarrow ? title : undefined}
              onClick={() => onNavigate?.()}
            >
              <Icon size={18} />
              {isNarrow ? <VisuallyHidden>{title}</VisuallyHidden> : title}
            </NavLink>
          </li>
        );
      })}
    </Items>
  );
}

/** The entries of the console that a member of staff may open. Specification §2 'Admin sidebar menu'. */
export function AdminNav({ staff, ...rest }: NavProps & { staff: StaffView }) {
  const { menu, system } = adminNavigation(staff);
  return (
    <nav aria-label={admin.nav}>
      <Entries entries={menu} {...rest} />
      {system.length > 0 && (
        <styled.div marginTop="4">
          {rest.isNarrow ? (
            <styled.hr borderColor="line" marginBottom="4" />
          ) : (
            <styled.h2 px="2.5" marginBottom="1" fontSize="xs" fontWeight="medium" color="fg.subtle">
              {admin.system}
            </styled.h2>
          )}
          <Entries entries={system} {...rest} />
        </styled.div>
      )}
    </nav>
  );
}
