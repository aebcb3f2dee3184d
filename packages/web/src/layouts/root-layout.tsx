import { useStore } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { VisuallyHidden } from '@ykd/adapters-ui/widgets';
import { Suspense, useCallback, useState } from 'react';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { MAIN_ID } from '../components/main-id';
import { useServices } from '../container/services-context';
import { common } from '../messages/zh-CN/common';
import { useWindowTitle } from '../components/page-title';
import { lazyPart } from '../routing/lazy-part';

// Next to nobody ever sees it.
const InitialPasswordPage = lazyPart(
  async () => (await import('../features/login/pages/initial-password-page')).InitialPasswordPage,
);

const SkipLink = styled('a', {
  base: {
    position: 'fixed',
    top: '2',
    insetInlineStart: '2',
    zIndex: 'toast',
    px: '4',
    py: '2',
    borderRadius: 'md',
    bg: 'brand.solid',
    color: 'brand.contrast',
    fontWeight: 'semibold',
    '&:not(:focus)': { transform: 'translateY(-200%)' },
  },
});

/** Around every page: the window's title, the scroll position, and what comes before each. */
export function RootLayout() {
  const title = useWindowTitle();
  const session = useStore(useServices().base, (state) => state.session);
  // The page stays away until the guards have decided about it anew.
  const [isHeld, setHeld] = useState(false);
  if (session === 'held' && !isHeld) setHeld(true);
  const goOn = useCallback(() => setHeld(false), []);
  return (
    <>
      <SkipLink href={`#${MAIN_ID}`}>{common.skipToContent}</SkipLink>
      {/* A navigation without a page load is silent; this says where one has come to. */}
      <VisuallyHidden aria-live="polite">{title}</VisuallyHidden>
      {isHeld ? (
        <Suspense fallback={null}>
          <InitialPasswordPage onEnd={goOn} />
        </Suspense>
      ) : (
        <Outlet />
      )}
      {/* The first page of a visit always has the key `default`: the place in another page must not be taken for its own. */}
      <ScrollRestoration getKey={({ key, pathname }) => (key === 'default' ? pathname : key)} />
    </>
  );
}
