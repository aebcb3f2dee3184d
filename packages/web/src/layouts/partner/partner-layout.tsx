import { useStore } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { BookIcon, Button, HomeIcon, UserIcon } from '@ykd/adapters-ui/widgets';
import { LEARN_PATH, layoutOf } from '@ykd/domain/access';
import { COUPON_HOME_PATH, COUPON_MY_PATH, couponPageGuard } from '@ykd/domain/coupon';
import { useEffect } from 'react';
import { Link, Outlet, useLocation } from 'react-router-dom';
import { LogoLink } from '../../components/logo-link';
import { MAIN_ID } from '../../components/main-id';
import { ThemeMenu } from '../../components/theme-menu';
import { useServices } from '../../container/services-context';
import { AccountDialogs } from '../../features/account/components/account-dialogs';
import { NoticeBell } from '../../features/notice/components/notice-bell';
import { partner as words } from '../../features/partner/messages/zh-CN/partner';
import { useStanding } from '../../features/partner/use-standing';
import { useGo } from '../../routing/use-go';
import { PageBar, PageFrame } from '../components/page-bar';
import { UserMenu } from '../learn/user-menu';

const Main = styled('main', {
  base: {
    outline: 'none',
    flex: '1',
    display: 'flex',
    flexDirection: 'column',
    gap: '5',
    width: 'full',
    maxWidth: 'prose',
    marginInline: 'auto',
    px: { base: '4', md: '6' },
    py: { base: '5', md: '8' },
  },
});

const Tabs = styled('nav', {
  base: {
    position: 'sticky',
    bottom: 0,
    zIndex: 'sticky',
    bg: 'bg.surface',
    borderTopWidth: '1px',
    borderColor: 'line',
    paddingBottom: 'env(safe-area-inset-bottom)',
  },
});

const Tab = styled('a', {
  base: {
    flex: '1',
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1',
    minHeight: '14',
    fontSize: 'xs',
    color: 'fg.muted',
    _hover: { color: 'fg.default' },
    '&[aria-current=page]': { color: 'brand.fg', fontWeight: 'semibold' },
  },
});

const TABS = [
  { path: COUPON_HOME_PATH, title: words.home, Icon: HomeIcon },
  { path: COUPON_MY_PATH, title: words.my, Icon: UserIcon },
] as const;

/** Home and Mine, which switch by a full page load (Specification §2 'Layouts'): what they show is as it is now. */
function BottomTabs() {
  const { pathname } = useLocation();
  return (
    <Tabs aria-label={words.nav}>
      <styled.div display="flex" width="full" maxWidth="prose" marginInline="auto">
        {TABS.map(({ path, title, Icon }) => (
          <Tab key={path} href={path} aria-current={path === pathname ? 'page' : undefined}>
            <Icon size={20} />
            {title}
          </Tab>
        ))}
      </styled.div>
    </Tabs>
  );
}

/** Leads on as the guard says, when something was decided while a page was open (Specification §4 'Coupon guard'). */
const useGuarded = (): void => {
  const { pathname } = useLocation();
  const go = useGo();
  const { value } = useStanding();
  const decision = value && couponPageGuard(pathname, value.workOrder);
  const to = decision?.kind === 'redirect' ? decision.to : undefined;
  useEffect(() => {
    if (to !== undefined) go(to, { replace: true });
  }, [go, to]);
};

/**
 * The layouts `coupon`, the way to be a partner, and `coupon-tabs`, the pages of one with their tabs below. Specification §2 'Layouts
 * and the guards they run'.
 */
export function PartnerLayout() {
  const hasTabs = layoutOf(useLocation().pathname) === 'coupon-tabs';
  const { base } = useServices();
  const { user } = useStore(base);
  useGuarded();
  return (
    <PageFrame>
      <styled.header borderBottomWidth="1px" borderColor="line" _print={{ display: 'none' }}>
        <PageBar height="14" maxWidth="prose">
          <styled.span display="flex" alignItems="center" gap="3" fontWeight="semibold">
            <LogoLink markOnly />
            {words.area}
          </styled.span>
          <styled.span display="flex" alignItems="center" gap="1">
            <Button asChild variant="ghost" px="0" width="10">
              <Link to={LEARN_PATH} aria-label={words.toLearn} title={words.toLearn}>
                <BookIcon />
              </Link>
            </Button>
            <ThemeMenu />
            {user && <NoticeBell />}
            {user && <UserMenu user={user} />}
          </styled.span>
        </PageBar>
      </styled.header>
      <Main id={MAIN_ID} tabIndex={-1}>
        <Outlet />
      </Main>
      {hasTabs && <BottomTabs />}
      {user && <AccountDialogs user={user} />}
    </PageFrame>
  );
}
