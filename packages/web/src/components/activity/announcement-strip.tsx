import { styled } from '@ykd/adapters-ui/styled';
import { BellIcon, CloseIcon, IconButton } from '@ykd/adapters-ui/widgets';
import type { SidebarFlags } from '@ykd/application/sidebar';
import { Link } from 'react-router-dom';
import { told } from '../../messages/zh-CN/told';

const words = told.announcement;

/** An announcement on a line of its own; without `onPutAway` it cannot be put away. */
export function AnnouncementStrip({
  announcement: { title, text, link },
  onPutAway,
}: {
  announcement: SidebarFlags['announcements'][number];
  onPutAway?: (() => void) | undefined;
}) {
  return (
    <styled.div
      display="flex"
      alignItems="flex-start"
      gap="2.5"
      px={{ base: '4', md: '6' }}
      py="2"
      fontSize="sm"
      lineHeight="snug"
      borderTopWidth="1px"
      borderColor="line"
      bg="bg.raised"
    >
      <styled.span color="brand.fg" paddingTop="1">
        <BellIcon size={18} />
      </styled.span>
      <styled.div flex="1" minWidth="0" py="1">
        <styled.strong fontWeight="semibold">{title}</styled.strong>
        <styled.p color="fg.muted" whiteSpace="pre-line" maxHeight="20" overflowY="auto">
          {text}
        </styled.p>
        {link !== null && (
          <styled.span color="brand.fg">
            <Link to={link}>{words.more}</Link>
          </styled.span>
        )}
      </styled.div>
      {onPutAway && (
        <IconButton label={words.putAway(title)} onClick={onPutAway}>
          <CloseIcon />
        </IconButton>
      )}
    </styled.div>
  );
}
