import { useStore } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import type { User } from '@ykd/domain/member';
import { Outlet } from 'react-router-dom';
import { useServices } from '../../container/services-context';
import { AccountDialogs } from '../../features/account/components/account-dialogs';
import { NoticeBell } from '../../features/notice/components/notice-bell';
import { common } from '../../messages/zh-CN/common';
import { learn } from '../../messages/zh-CN/learn';
import { IcpLinks } from '../../components/icp-links';
import { LogoLink } from '../../components/logo-link';
import { ThemeMenu } from '../../components/theme-menu';
import { MAIN_ID } from '../../components/main-id';
import { displayName } from '../../components/display-name';
import { NavDrawer } from './nav-drawer';
import { NavList } from './nav-list';
import { NoticeBar } from './notice-bar';
import { RightColumn } from './right-column';
import {
  AnnouncementSlot,
  ClassSlot,
  ConsoleSlot,
  PromoSlot,
  ReportSlot,
  SidebarExtrasSlot,
} from './sidebar-slots';
import { SidebarScope } from './sidebar-scope';
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

/** What stays at the lower edge of the window: a popup stands on what everybody is told, and covers none of it. */
const LowerEdge = styled('div', { base: { position: 'sticky', bottom: '0', zIndex: '1' } });

/** What stands around the page. Nothing here changes while the page fills: the parts that do ask for themselves. */
function Frame({ user }: { user: User }) {
  return (
    <styled.div display="grid" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '232px minmax(0, 1fr)' }}>
      <Sidebar aria-label={common.brand}>
        <styled.div px="2">
          <LogoLink />
        </styled.div>
        <NavList />
        <SidebarExtrasSlot />
      </Sidebar>
      <styled.div minWidth="0">
        <Head>
          <styled.div
            display={{ base: 'flex', lg: 'none' }}
            alignItems="center"
            gap="1"
            marginInlineStart="-2"
            marginInlineEnd="auto"
            // The name stands beside the mark where there is room for it.
            css={{ '& a > span > span': { display: { base: 'none', sm: 'inline' } } }}
          >
            <NavDrawer />
            <LogoLink size={26} />
          </styled.div>
          <styled.p display={{ base: 'none', lg: 'block' }} marginInlineEnd="auto" color="fg.muted">
            {learn.greeting(displayName(user))}
          </styled.p>
          <PromoSlot />
          <ClassSlot />
          <styled.div display="flex" alignItems="center" gap="1">
            <ConsoleSlot />
            <NoticeBell />
            <ThemeMenu />
            <UserMenu user={user} leadsToPartners />
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
        <LowerEdge>
          <ReportSlot />
          <AnnouncementSlot />
        </LowerEdge>
      </styled.div>
      <AccountDialogs user={user} greets />
    </styled.div>
  );
}

/** The learning centre: sidebar, notice bar, right column. Specification §2 'Layouts and the guards they run'. */
export function Component() {
  const user = useStore(useServices().base, (state) => state.user);
  // The session has just ended, and the guards are on their way to the login.
  if (user === undefined) return null;
  return (
    <SidebarScope user={user}>
      <Frame user={user} />
    </SidebarScope>
  );
}
