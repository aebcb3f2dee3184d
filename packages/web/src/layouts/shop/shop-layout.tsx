import { styled } from '@ykd/adapters-ui/styled';
import { useStore } from '@ykd/adapters-ui/react';
import { BookIcon, Button, ReceiptIcon, TicketIcon } from '@ykd/adapters-ui/widgets';
import { COUPON_WALLET_PATH, LEARN_PATH, ORDER_LIST_PATH, SHOP_MALL_PATH } from '@ykd/domain/access';
import { useEffect, type ReactNode } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { useServices } from '../../container/services-context';
import { AccountDialogs } from '../../features/account/components/account-dialogs';
import { NoticeBell } from '../../features/notice/components/notice-bell';
import { common } from '../../messages/zh-CN/common';
import { shop as words } from '../../features/shop/messages/zh-CN/shop';
import { useGo } from '../../routing/use-go';
import { useLoginHref } from '../../routing/use-login-href';
import { IcpLinks } from '../../components/icp-links';
import { LogoLink } from '../../components/logo-link';
import { PageBar, PageFrame } from '../components/page-bar';
import { ThemeMenu } from '../../components/theme-menu';
import { UserMenu } from '../learn/user-menu';
import { MAIN_ID } from '../../components/main-id';

/** A way out of the page: its words on wide screens, its picture on phones. */
function Way({ to, icon, children }: { to: string; icon: ReactNode; children: string }) {
  return (
    <Button asChild variant="ghost" px={{ base: '0', md: '3' }} width={{ base: '10', md: 'auto' }}>
      <Link to={to} aria-label={children} title={children}>
        {icon}
        <styled.span display={{ base: 'none', md: 'inline' }}>{children}</styled.span>
      </Link>
    </Button>
  );
}

/** Where a visitor logs in; it leads back to where he is. */
function LoginLink() {
  const href = useLoginHref();
  const go = useGo();
  return (
    <Button variant="outline" onClick={() => go(href)}>
      {words.login}
    </Button>
  );
}

/** The shop mall: the ways back, the orders, the member's menu. Specification §2 'Layouts and the guards they run'. */
export function Component() {
  const { base } = useServices();
  const { user, session } = useStore(base);
  useEffect(() => {
    // Products are for visitors too, whom no guard asks who they are.
    base.ensureUser().catch(() => undefined);
  }, [base]);
  return (
    <PageFrame>
      <styled.header borderBottomWidth="1px" borderColor="line">
        <PageBar height="16" gap={{ base: '1', md: '3' }}>
          <styled.div display="flex" alignItems="center" gap={{ base: '2', md: '4' }}>
            <styled.span display={{ base: 'none', md: 'flex' }}>
              <LogoLink />
            </styled.span>
            <styled.span display={{ base: 'flex', md: 'none' }}>
              <LogoLink markOnly />
            </styled.span>
            <styled.span
              paddingInlineStart={{ base: '2', md: '4' }}
              borderInlineStartWidth="1px"
              borderColor="line"
              fontWeight="semibold"
              lineHeight="tight"
            >
              <Link to={SHOP_MALL_PATH}>{words.mall}</Link>
            </styled.span>
          </styled.div>
          <styled.nav aria-label={words.nav} display="flex" alignItems="center" gap="1">
            <Way to={LEARN_PATH} icon={<BookIcon />}>
              {words.learnCentre}
            </Way>
            <Way to={ORDER_LIST_PATH} icon={<ReceiptIcon />}>
              {words.myOrders}
            </Way>
            {/* On phones the way there is on the page of the orders. */}
            <styled.span display={{ base: 'none', md: 'inline' }}>
              <Way to={COUPON_WALLET_PATH} icon={<TicketIcon />}>
                {words.myCoupons}
              </Way>
            </styled.span>
            <ThemeMenu />
            {user && <NoticeBell />}
            {user && <UserMenu user={user} leadsToPartners />}
            {session === 'none' && <LoginLink />}
          </styled.nav>
        </PageBar>
      </styled.header>
      <styled.main
        id={MAIN_ID}
        tabIndex={-1}
        outline="none"
        flex="1"
        width="full"
        maxWidth="page"
        marginInline="auto"
        px={{ base: '4', md: '6' }}
        paddingTop={{ base: '5', md: '8' }}
        display="flex"
        flexDirection="column"
      >
        <Outlet />
      </styled.main>
      <styled.footer
        marginTop={{ base: '8', md: '12' }}
        borderTopWidth="1px"
        borderColor="line"
        color="fg.subtle"
        fontSize="sm"
      >
        <PageBar py="6" flexWrap="wrap">
          <span>{common.promise}。</span>
          <IcpLinks />
        </PageBar>
      </styled.footer>
      {user && <AccountDialogs user={user} />}
    </PageFrame>
  );
}
