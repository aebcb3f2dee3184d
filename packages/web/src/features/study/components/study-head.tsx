import { styled } from '@ykd/adapters-ui/styled';
import { ArrowLeftIcon, Badge, ChatIcon, IconButton, MenuIcon } from '@ykd/adapters-ui/widgets';
import { LEARN_PATH } from '@ykd/domain/access';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ThemeMenu } from '../../../components/theme-menu';
import { study } from '../messages/zh-CN/study';
import { chatHref } from '../../../routing/chat-href';
import { SaveIndicator } from './save-indicator';
import { learnPages } from '../../../messages/zh-CN/learn-pages';

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

const Row = styled('div', {
  base: { display: 'flex', alignItems: 'center', gap: '3', minWidth: 0, px: { base: '2', md: '4' } },
});

export type StudyHeadProps = {
  title: string;
  /** The course whose class teacher the learner may ask. */
  courseId?: string | undefined;
  isOldSite?: boolean | undefined;
  /** The title is the page's heading as long as nothing below it is. */
  isHeading?: boolean | undefined;
  /** Percent of the course; absent before anything is known. */
  progress?: number | undefined;
  /** Buttons for the lesson. */
  tools?: ReactNode;
  /** Opens the table of contents where it does not stand beside the lesson; absent when there is none. */
  onOutline?: (() => void) | undefined;
};

/** Where one is, and whether what was read is saved. Drawn again only for what it shows: a lesson changes far more often. */
export const StudyHead = memo(function StudyHead({
  title,
  courseId,
  isOldSite = false,
  isHeading = false,
  progress,
  tools,
  onOutline,
}: StudyHeadProps) {
  const saving = progress !== undefined && (
    <>
      <SaveIndicator />
      <styled.span fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
        {study.progress(progress)}
      </styled.span>
    </>
  );
  return (
    <Head>
      <Row height="lessonHeadRow">
        <IconButton label={learnPages.back} asChild>
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
              <IconButton label={learnPages.contact} asChild>
                <Link to={chatHref(courseId)}>
                  <ChatIcon />
                </Link>
              </IconButton>
            )}
            {tools}
            <ThemeMenu />
            {onOutline && (
              <styled.span display={{ lg: 'none' }}>
                <IconButton label={study.openOutline} onClick={onOutline}>
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
  );
});
