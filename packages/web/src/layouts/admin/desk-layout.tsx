import { styled } from '@ykd/adapters-ui/styled';
import { Button } from '@ykd/adapters-ui/widgets';
import { ADMIN_CHECK_IN_PATH, CHECK_IN_DESK_PATH, CHECK_IN_RECORD_PATH } from '@ykd/domain/access';
import { Link, Navigate, NavLink, Outlet, useLocation } from 'react-router-dom';
import { MAIN_ID } from '../../components/main-id';
import { ThemeMenu } from '../../components/theme-menu';
import { desk as words } from '../../features/admin/messages/zh-CN/desk';
import { useDeskQueries } from '../../features/admin/desk/desk-queries';
import { SavingState } from '../../features/admin/desk/saving-state';
import { useStaffBy } from './use-staff-by';
import { useToldEnd } from './use-told-end';

const Bar = styled('header', {
  base: {
    position: 'sticky',
    top: 0,
    zIndex: 'sticky',
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    minHeight: '14',
    px: { base: '2', md: '6' },
    bg: 'bg.page',
    borderBottomWidth: '1px',
    borderColor: 'line',
    // Which page it is stands out.
    '& nav a': { height: '11', px: '3' },
    '& nav a[aria-current=page]': { color: 'fg.default', fontWeight: 'semibold' },
  },
});

/** The pages that staff have on phones: a bar and nothing else. Specification §2 'Layouts and the guards they run'. */
export function DeskLayout() {
  const { pathname } = useLocation();
  const staff = useStaffBy(useDeskQueries().me, pathname);
  useToldEnd();
  // The console asks for the second factor.
  if (staff?.pending !== undefined) return <Navigate to={ADMIN_CHECK_IN_PATH} replace />;
  return (
    <styled.div minHeight="screen" display="flex" flexDirection="column">
      <Bar>
        <styled.nav aria-label={words.nav} display="flex">
          <Button asChild variant="ghost">
            <NavLink end to={CHECK_IN_DESK_PATH}>
              {words.title}
            </NavLink>
          </Button>
          <Button asChild variant="ghost">
            <NavLink to={CHECK_IN_RECORD_PATH}>{words.recordTitle}</NavLink>
          </Button>
        </styled.nav>
        <styled.div marginInlineStart="auto" display="flex" alignItems="center" gap="1">
          <SavingState />
          <Button asChild variant="ghost" height="11" px="2">
            <Link to={ADMIN_CHECK_IN_PATH}>{words.toConsole}</Link>
          </Button>
          <ThemeMenu />
        </styled.div>
      </Bar>
      <styled.main
        id={MAIN_ID}
        tabIndex={-1}
        outline="none"
        flex="1"
        display="flex"
        flexDirection="column"
        width="full"
        maxWidth="prose"
        marginInline="auto"
        px={{ base: '4', md: '6' }}
        paddingTop="3"
        css={{ overflowX: 'clip' }}
      >
        <Outlet />
      </styled.main>
    </styled.div>
  );
}
