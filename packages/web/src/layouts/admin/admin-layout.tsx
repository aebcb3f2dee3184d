import { useStore } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { BookIcon, Button } from '@ykd/adapters-ui/widgets';
import { adminPageOf, adminTitleOf, LEARN_PATH } from '@ykd/domain/access';
import { Suspense, useState, useSyncExternalStore } from 'react';
import { Link, useLocation, useRevalidator } from 'react-router-dom';
import { LogoLink } from '../../components/logo-link';
import { MAIN_ID } from '../../components/main-id';
import { usePageTitle } from '../../components/page-title';
import { ThemeMenu } from '../../components/theme-menu';
import { useServices } from '../../container/services-context';
import { AccountDialogs } from '../../features/account/components/account-dialogs';
import { useAdminQueries } from '../../features/admin/admin-queries';
import { PathBefore, usePathBefore } from '../../features/admin/blocks/way-back';
import { admin } from '../../features/admin/messages/zh-CN/admin';
import { lazyPart } from '../../routing/lazy-part';
import { UserMenu } from '../learn/user-menu';
import { AdminDrawer } from './admin-drawer';
import { useNarrow } from './narrow';
import { PaletteButton } from './palette-button';
import { screenAt } from './screens';
import { Trail } from './trail';
import { useFocusOnPage } from './use-focus-on-page';
import { useKeptFocus } from './use-kept-focus';
import { useStaff } from './use-staff';
import { useToldEnd } from './use-told-end';
import { useUndoKey } from './use-undo-key';
import { WideSidebar } from './wide-sidebar';

// Most have shown it already.
const Gate = lazyPart(async () => (await import('../../features/admin/two-factor/gate')).Gate);
const CodeDialog = lazyPart(
  async () => (await import('../../features/admin/two-factor/code-dialog')).CodeDialog,
);

/** Toasts stand below the bar, and below the head of a drawer, which is as high: what they are about stays in sight. */
const TOASTS_BELOW = {
  'body:has(&)': { '& > [data-above-modals]:has(> [role=status])': { top: '16' } },
};

const Frame = styled('div', {
  base: {
    display: 'grid',
    minHeight: 'screen',
    gridTemplateColumns: 'minmax(0, 1fr)',
    ...TOASTS_BELOW,
  },
  variants: {
    sidebar: {
      none: {},
      whole: { gridTemplateColumns: { lg: '220px minmax(0, 1fr)' } },
      narrow: { gridTemplateColumns: { lg: '64px minmax(0, 1fr)' } },
    },
  },
});

const Bar = styled('header', {
  base: {
    position: 'sticky',
    top: 0,
    zIndex: 'sticky',
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    height: '14',
    px: { base: '3', md: '6' },
    bg: 'bg.page',
    borderBottomWidth: '1px',
    borderColor: 'line',
  },
});

const Main = styled('main', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    outline: 'none',
    width: 'full',
    maxWidth: '90rem',
    px: { base: '4', md: '6' },
    py: { base: '5', md: '6' },
    scrollMarginTop: '14',
    // A finger needs more than a mouse.
    mdDown: { '& button': { minHeight: '11', minWidth: '11' } },
  },
});

/** The console: sidebar, bar, the member's menu. Specification §2 'Layouts and the guards they run'. */
export function AdminLayout() {
  const user = useStore(useServices().base, (state) => state.user);
  const { pathname } = useLocation();
  const me = useStaff(pathname);
  // Whoever has not shown the second factor may do nothing yet.
  const [isEnrolling, setEnrolling] = useState(false);
  if (me?.pending === 'enrol' && !isEnrolling) setEnrolling(true);
  // The recovery codes stay until they are saved.
  const pending = isEnrolling ? 'enrol' : me?.pending;
  const staff = pending === undefined ? me : undefined;
  const { me: rights, codeAsk } = useAdminQueries();
  const isAsked = useSyncExternalStore(codeAsk.subscribe, codeAsk.getSnapshot);
  const { revalidate } = useRevalidator();
  // The page itself is loaded by the guard, which asks for the rights anew.
  const enter = async () => {
    await rights.of(undefined).ask();
    setEnrolling(false);
    await revalidate();
  };
  const main = useFocusOnPage(pathname);
  const before = usePathBefore(pathname);
  useKeptFocus(main);
  useUndoKey();
  useToldEnd();
  const [isNarrow, turn] = useNarrow();
  const page = adminPageOf(pathname);
  // A page about one of many names itself, once it knows whom it shows.
  usePageTitle(page && !page.path.includes(':') ? adminTitleOf(page) : undefined);
  // The session has just ended, and the guards are on their way to the login.
  if (user === undefined) return null;
  return (
    <Frame sidebar={staff === undefined ? 'none' : isNarrow ? 'narrow' : 'whole'}>
      {staff && <WideSidebar staff={staff} isNarrow={isNarrow} onTurn={turn} />}
      <styled.div minWidth="0" display="flex" flexDirection="column">
        <Bar>
          {staff ? (
            <styled.div display={{ base: 'block', lg: 'none' }}>
              <AdminDrawer staff={staff} />
            </styled.div>
          ) : (
            <LogoLink size={26} markOnly />
          )}
          {staff ? (
            <Trail path={pathname} staff={staff} />
          ) : (
            <styled.span marginInlineEnd="auto">{admin.name}</styled.span>
          )}
          <styled.div display="flex" alignItems="center" gap="1" flex="none">
            {staff && <PaletteButton staff={staff} />}
            <Button asChild variant="ghost" px={{ base: '0', md: '3' }} width={{ base: '10', md: 'auto' }}>
              <Link to={LEARN_PATH} aria-label={admin.learnCentre} title={admin.learnCentre}>
                <BookIcon size={18} />
                <styled.span display={{ base: 'none', md: 'inline' }}>{admin.learnCentre}</styled.span>
              </Link>
            </Button>
            <ThemeMenu />
            <UserMenu user={user} />
          </styled.div>
        </Bar>
        <Main ref={main} id={MAIN_ID} tabIndex={-1} flex="1">
          {pending === undefined ? (
            <PathBefore value={before}>{screenAt(pathname)}</PathBefore>
          ) : (
            <Suspense fallback={null}>
              <Gate step={pending} onDone={() => void enter()} />
            </Suspense>
          )}
        </Main>
      </styled.div>
      <AccountDialogs user={user} />
      {isAsked && (
        <Suspense fallback={null}>
          <CodeDialog />
        </Suspense>
      )}
    </Frame>
  );
}
