import { styled } from '@ykd/adapters-ui/styled';
import { useStore } from '@ykd/adapters-ui/react';
import { Button } from '@ykd/adapters-ui/widgets';
import { LEARN_PATH, LOGIN_PATH, pageTitleOf, SHOP_MALL_PATH } from '@ykd/domain/access';
import { lazy, Suspense, useEffect } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { useServices } from '../container/services-context';
import { common } from '../messages/zh-CN/common';
import { IcpLinks } from '../components/icp-links';
import { LogoLink } from '../components/logo-link';
import { PageBar, PageFrame } from './components/page-bar';
import { ThemeMenu } from '../components/theme-menu';
import { MAIN_ID } from '../components/main-id';

const Bell = lazy(async () => ({ default: (await import('../features/notice/components/bell')).Bell }));

/** The layout of public pages: a slim head and foot. */
export function Component() {
  const { base } = useServices();
  const session = useStore(base, (state) => state.session);
  const way = session === 'member' ? LEARN_PATH : LOGIN_PATH;
  useEffect(() => {
    // No guard asks on these pages. In the background: they are as good for a visitor, and without an answer too.
    base.ensureUser().catch(() => undefined);
  }, [base]);
  return (
    <PageFrame>
      <styled.header borderBottomWidth="1px" borderColor="line">
        <PageBar height="16">
          <LogoLink />
          <styled.div display="flex" alignItems="center" gap="2">
            <Button asChild variant="ghost">
              <Link to={SHOP_MALL_PATH}>{pageTitleOf(SHOP_MALL_PATH)}</Link>
            </Button>
            {session === 'member' && (
              <Suspense fallback={null}>
                <Bell />
              </Suspense>
            )}
            <ThemeMenu />
            <Button asChild variant="outline">
              <Link to={way}>{pageTitleOf(way)}</Link>
            </Button>
          </styled.div>
        </PageBar>
      </styled.header>
      <styled.main id={MAIN_ID} tabIndex={-1} outline="none" flex="1" display="flex" flexDirection="column">
        <Outlet />
      </styled.main>
      <styled.footer borderTopWidth="1px" borderColor="line" color="fg.subtle" fontSize="sm">
        <PageBar py="6" flexWrap="wrap">
          <span>{common.slogan}</span>
          <span>{common.promise}。</span>
          <IcpLinks />
        </PageBar>
      </styled.footer>
    </PageFrame>
  );
}
