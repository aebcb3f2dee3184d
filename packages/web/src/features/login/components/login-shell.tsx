import { styled } from '@ykd/adapters-ui/styled';
import type { ReactNode } from 'react';
import { IcpLinks } from '../../../components/icp-links';
import { LogoLink } from '../../../components/logo-link';
import { ThemeMenu } from '../../../components/theme-menu';
import { MAIN_ID } from '../../../components/main-id';
import { common } from '../../../messages/zh-CN/common';
import { login } from '../messages/zh-CN/login';
import { CourseWall } from './course-wall';

const Panel = styled('aside', {
  base: {
    position: 'relative',
    display: { base: 'none', lg: 'flex' },
    alignItems: 'flex-end',
    overflow: 'hidden',
    bg: 'bg.subtle',
    borderInlineStartWidth: '1px',
    borderColor: 'line',
  },
});

const Strip = styled('div', {
  base: { overflow: 'hidden', height: '4.5rem', marginBottom: '8' },
});

/** The frame of the login pages: the form, and the course wall beside it (`wide`) or above it. */
export function LoginShell({ layout, children }: { layout: 'wide' | 'phone'; children: ReactNode }) {
  const isWide = layout === 'wide';
  return (
    <styled.div
      minHeight="screen"
      display="grid"
      gridTemplateColumns={
        isWide ? { base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' } : undefined
      }
    >
      <styled.div display="flex" flexDirection="column" minWidth="0">
        <styled.header
          display="flex"
          alignItems="center"
          justifyContent="space-between"
          px={{ base: '5', md: '8' }}
          py="5"
        >
          <LogoLink />
          <ThemeMenu />
        </styled.header>
        <Strip display={isWide ? { lg: 'none' } : undefined}>
          <CourseWall shape="strip" />
        </Strip>
        <styled.main
          id={MAIN_ID}
          tabIndex={-1}
          outline="none"
          flex="1"
          display="flex"
          flexDirection="column"
          justifyContent={isWide ? { lg: 'center' } : undefined}
          width="full"
          maxWidth="30rem"
          marginInline="auto"
          px={{ base: '5', md: '8' }}
          paddingBottom="12"
        >
          {children}
        </styled.main>
        <styled.footer
          px={{ base: '5', md: '8' }}
          paddingBottom="5"
          color="fg.subtle"
          fontSize="sm"
          css={{ '&:empty': { display: 'none' } }}
        >
          <IcpLinks />
        </styled.footer>
      </styled.div>
      {isWide && (
        <Panel aria-label={common.slogan}>
          <styled.div
            position="absolute"
            inset="0"
            display="grid"
            placeContent="center start"
            paddingInlineStart="10"
          >
            <CourseWall shape="panel" />
          </styled.div>
          <styled.div
            position="relative"
            width="full"
            px="10"
            py="8"
            bg="bg.page"
            borderTopWidth="1px"
            borderColor="line"
          >
            <styled.p textStyle="title">{common.slogan}</styled.p>
            <styled.p color="fg.muted" marginTop="1">
              {login.wallText}
            </styled.p>
          </styled.div>
        </Panel>
      )}
    </styled.div>
  );
}
