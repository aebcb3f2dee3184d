import { styled } from '@ykd/adapters-ui/styled';
import { ArrowLeftIcon, Badge, ChatIcon, IconButton, MenuIcon, Modal } from '@ykd/adapters-ui/widgets';
import { LEARN_PATH } from '@ykd/domain/access';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ThemeMenu } from '../../../layouts/components/theme-menu';
import { MAIN_ID } from '../../../layouts/root-layout';
import { chat } from '../../../messages/zh-CN/chat';
import { study } from '../../../messages/zh-CN/study';
import { chatHref } from '../../../routing/chat-href';
import { SaveIndicator } from './save-indicator';

const Head = styled('header', {
  base: {
    position: 'sticky',
    top: 0,
    zIndex: 'sticky',
    bg: 'bg.page',
    borderBottomWidth: '1px',
    borderColor: 'line',
  },
});

const BELOW_HEAD = 'calc(100dvh - {spacing.lessonHead})';

const Row = styled('div', {
  base: { display: 'flex', alignItems: 'center', gap: '3', minWidth: 0, px: { base: '2', md: '4' } },
});

const Side = styled('aside', {
  base: {
    display: { base: 'none', lg: 'block' },
    position: 'sticky',
    top: 'lessonHead',
    height: BELOW_HEAD,
    overflowY: 'auto',
    borderInlineEndWidth: '1px',
    borderColor: 'line',
    px: '3',
    py: '5',
  },
});

/** A sheet on a phone, a panel over the edge of the page where there is room for one, beside the lesson on a wide screen. */
const Aside = styled('aside', {
  base: {
    position: { base: 'fixed', xl: 'sticky' },
    insetInlineEnd: 0,
    bottom: { base: 0, xl: 'auto' },
    // Below the head, which has a second line on a narrow window.
    top: { md: 'lessonTallHead', lg: 'lessonHead' },
    zIndex: { base: 'sticky', xl: 'auto' },
    width: { base: 'full', md: 'aside', xl: 'auto' },
    height: { xl: BELOW_HEAD },
    maxHeight: { base: '70dvh', md: 'none' },
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    bg: { base: 'bg.raised', xl: 'bg.page' },
    borderColor: 'line',
    borderTopWidth: { base: '1px', md: 0 },
    borderTopRadius: { base: 'lg', md: 0 },
    borderInlineStartWidth: { md: '1px' },
    paddingBottom: { base: 'env(safe-area-inset-bottom)', md: 0 },
  },
});

export type StudyFrameProps = {
  title: string;
  /** The course whose class teacher the learner may ask. */
  courseId?: string | undefined;
  isOldSite?: boolean | undefined;
  /** The title is the page's heading as long as nothing below it is. */
  isHeading?: boolean | undefined;
  /** Percent of the course; absent before anything is known. */
  progress?: number | undefined;
  /** The table of contents; given what closes the drawer it may stand in. */
  outline?: ((close: () => void) => ReactNode) | undefined;
  /** Buttons for the lesson, in the head. */
  tools?: ReactNode;
  /** What is open beside the lesson. */
  aside?: ReactNode;
  children: ReactNode;
};

/** Around a lesson: where one is, whether it is saved, the table of contents. */
export function StudyFrame(props: StudyFrameProps) {
  const { title, courseId, isOldSite = false, isHeading = false, progress, outline, children } = props;
  const { tools, aside } = props;
  const [outlineOpen, setOutlineOpen] = useState(false);
  const close = () => setOutlineOpen(false);
  const saving = progress !== undefined && (
    <>
      <SaveIndicator />
      <styled.span fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
        {study.progress(progress)}
      </styled.span>
    </>
  );
  return (
    <>
      <Head>
        <Row height="lessonHeadRow">
          <IconButton label={study.back} asChild>
            <Link to={LEARN_PATH}>
              <ArrowLeftIcon />
            </Link>
          </IconButton>
          <styled.p
            as={isHeading ? 'h1' : 'p'}
            fontSize="md"
            fontWeight="semibold"
            minWidth="0"
            overflow="hidden"
            textOverflow="ellipsis"
            whiteSpace="nowrap"
          >
            {title}
          </styled.p>
          {isOldSite && <Badge>{study.oldSite}</Badge>}
          <styled.div marginInlineStart="auto" display="flex" alignItems="center" gap="4">
            <styled.div display={{ base: 'none', lg: 'flex' }} alignItems="center" gap="4">
              {saving}
            </styled.div>
            <styled.div display="flex">
              {courseId !== undefined && (
                <IconButton label={chat.link} asChild>
                  <Link to={chatHref(courseId)}>
                    <ChatIcon />
                  </Link>
                </IconButton>
              )}
              {tools}
              <ThemeMenu />
              {outline && (
                <styled.span display={{ lg: 'none' }}>
                  <IconButton label={study.openOutline} onClick={() => setOutlineOpen(true)}>
                    <MenuIcon />
                  </IconButton>
                </styled.span>
              )}
            </styled.div>
          </styled.div>
        </Row>
        {saving && (
          <Row
            display={{ lg: 'none' }}
            justifyContent="space-between"
            px={{ base: '4', md: '6' }}
            minHeight="lessonSavingRow"
            borderTopWidth="1px"
            borderColor="line"
          >
            {saving}
          </Row>
        )}
      </Head>
      <styled.div
        display="grid"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          ...(outline ? { lg: '{sizes.outline} minmax(0, 1fr)' } : {}),
          ...(aside ? { xl: '{sizes.outline} minmax(0, 1fr) {sizes.aside}' } : {}),
        }}
      >
        {outline && <Side>{outline(close)}</Side>}
        <styled.main
          id={MAIN_ID}
          tabIndex={-1}
          outline="none"
          display="flex"
          flexDirection="column"
          alignItems="center"
          px={{ base: '4', md: '8' }}
          py={{ base: '6', md: '10' }}
        >
          {children}
        </styled.main>
        {aside && <Aside aria-label={study.aside}>{aside}</Aside>}
      </styled.div>
      {outline && (
        <Modal open={outlineOpen} onClose={close} title={study.outline} footer="none">
          {outline(close)}
        </Modal>
      )}
    </>
  );
}
