import { styled } from '@ykd/adapters-ui/styled';
import { useStore } from '@ykd/adapters-ui/react';
import { IconButton, MenuIcon, Modal } from '@ykd/adapters-ui/widgets';
import { learnMenu } from '@ykd/domain/access';
import { useLayoutEffect, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { useServices } from '../../container/services-context';
import { AccountDialogs } from '../../features/account/components/account-dialogs';
import { common } from '../../messages/zh-CN/common';
import { learn } from '../../messages/zh-CN/learn';
import { IcpLinks } from '../components/icp-links';
import { LogoLink } from '../components/logo-link';
import { ThemeMenu } from '../components/theme-menu';
import { MAIN_ID } from '../root-layout';
import { NavList } from './nav-list';
import { NoticeBar } from './notice-bar';
import { RightColumn } from './right-column';
import { useDashboard, useDashboardLoading } from './use-dashboard';
import { useSidebar } from './use-sidebar';
import { displayName } from './display-name';
import { UserMenu } from './user-menu';

const Sidebar = styled('aside', {
  base: {
    display: { base: 'none', lg: 'flex' },
    flexDirection: 'column',
    gap: '6',
    position: 'sticky',
    top: 0,
    height: 'screen',
    overflowY: 'auto',
    px: '4',
    paddingTop: '5',
    borderInlineEndWidth: '1px',
    borderColor: 'line',
  },
});

const Head = styled('header', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    height: '16',
    px: { base: '4', md: '6' },
    borderBottomWidth: '1px',
    borderColor: 'line',
  },
});

const Columns = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 300px' },
    gap: { base: '6', md: '8' },
    maxWidth: 'page',
    px: { base: '4', md: '6' },
    py: { base: '5', md: '7' },
  },
});

const Foot = styled('footer', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: '6',
    rowGap: '1',
    maxWidth: 'page',
    px: { base: '4', md: '6' },
    paddingBottom: '6',
    color: 'fg.subtle',
    fontSize: 'sm',
  },
});

/** The learning centre: sidebar, notice bar, right column. Specification §2 'Layouts'. */
export function Component() {
  const { base } = useServices();
  const { user, menu } = useStore(base);
  const { dashboard, status } = useDashboard();
  const [navOpen, setNavOpen] = useState(false);
  useDashboardLoading(user?.id);
  const { loaded, state } = useSidebar(user?.id, dashboard !== undefined || status === 'failed');
  const orders = dashboard?.orders;
  const isListed = state.flags?.allowListed === true;
  const mobile = user?.mobile;
  // Before the first paint, so that the sidebar never shows up empty.
  useLayoutEffect(() => {
    if (mobile === undefined) return;
    base.setMenu(learnMenu({ orders: orders ?? [], mobile, allowList: isListed ? [mobile] : [] }));
  }, [base, orders, mobile, isListed]);
  // The session has just ended, and the guards are on their way to the login.
  if (user === undefined) return null;

  return (
    <styled.div display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '232px minmax(0, 1fr)' }}>
      <Sidebar aria-label={common.brand}>
        <styled.div px="2">
          <LogoLink />
        </styled.div>
        <NavList entries={menu} />
        {loaded && <loaded.extras.SidebarExtras {...state} menu={menu} />}
      </Sidebar>
      <styled.div minWidth="0">
        <Head>
          <styled.div
            display={{ base: 'flex', lg: 'none' }}
            alignItems="center"
            gap="1"
            marginInlineStart="-2"
            marginInlineEnd="auto"
          >
            <IconButton label={learn.openNav} onClick={() => setNavOpen(true)}>
              <MenuIcon />
            </IconButton>
            <LogoLink size={26} />
          </styled.div>
          <styled.p display={{ base: 'none', lg: 'block' }} marginInlineEnd="auto" color="fg.muted">
            {learn.greeting(displayName(user))}
          </styled.p>
          {loaded && state.flags?.promo && <loaded.extras.PromoBadge />}
          <styled.div display="flex" alignItems="center" gap="1">
            <ThemeMenu />
            <UserMenu user={user} />
          </styled.div>
        </Head>
        <NoticeBar />
        <Columns>
          <styled.main id={MAIN_ID} tabIndex={-1} outline="none" minWidth="0">
            <Outlet />
          </styled.main>
          <RightColumn />
        </Columns>
        <Foot>
          <span>{common.slogan}</span>
          <IcpLinks />
        </Foot>
      </styled.div>
      <Modal open={navOpen} onClose={() => setNavOpen(false)} title={learn.nav} footer="none">
        <styled.div display="flex" flexDirection="column" gap="5">
          <NavList entries={menu} onNavigate={() => setNavOpen(false)} />
          {loaded && (
            <loaded.extras.SidebarExtras {...state} menu={menu} onNavigate={() => setNavOpen(false)} />
          )}
        </styled.div>
      </Modal>
      <AccountDialogs user={user} greets />
      {loaded && state.flags?.reportPopup && (
        <loaded.extras.ReportCorner dashboard={dashboard} reportShown={loaded.reportShown} />
      )}
    </styled.div>
  );
}
