import { styled } from '@ykd/adapters-ui/styled';
import { Badge, VisuallyHidden } from '@ykd/adapters-ui/widgets';
import type { NoticeView } from '@ykd/application/notice';
import { NOTICE_KIND_TITLES } from '@ykd/domain/notice';
import { shanghaiMinute } from '@ykd/domain/shared';
import { Link } from 'react-router-dom';
import { notice as words } from '../messages/zh-CN/notice';

const Line = styled('li', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: '1',
    py: '3.5',
    paddingInlineStart: '5',
    borderBottomWidth: '1px',
    borderColor: 'line',
    _last: { borderBottomWidth: '0' },
    '&[data-unread]::before': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '0.5',
      top: '5.5',
      width: '2',
      height: '2',
      borderRadius: 'full',
      bg: 'brand.solid',
    },
  },
});

export type NoticeLineProps = {
  notice: NoticeView;
  onRead: (id: string) => void;
};

/** A notice. Whoever follows it, or opens it, has read it. */
export function NoticeLine({
  notice: { id, kind, title, text, link, gmtCreated, readAt },
  onRead,
}: NoticeLineProps) {
  const isUnread = readAt === null;
  return (
    <Line {...(isUnread ? { 'data-unread': '' } : {})}>
      <styled.div display="flex" flexWrap="wrap" alignItems="baseline" columnGap="2.5" rowGap="1">
        <styled.h2 fontSize="md" fontWeight={isUnread ? 'semibold' : 'normal'}>
          {isUnread && <VisuallyHidden>{`${words.isUnread}：`}</VisuallyHidden>}
          {title}
        </styled.h2>
        <Badge tone="neutral">{NOTICE_KIND_TITLES[kind]}</Badge>
        <styled.time marginInlineStart={{ md: 'auto' }} fontSize="sm" color="fg.subtle">
          {shanghaiMinute(gmtCreated)}
        </styled.time>
      </styled.div>
      <styled.p color="fg.muted" whiteSpace="pre-line" overflowWrap="anywhere">
        {text}
      </styled.p>
      <styled.div display="flex" flexWrap="wrap" gap="4" fontSize="sm">
        {link !== null && (
          <styled.span color="brand.fg" fontWeight="medium">
            <Link to={link} onClick={() => isUnread && onRead(id)} aria-label={`${words.open}：${title}`}>
              {words.open}
            </Link>
          </styled.span>
        )}
        {isUnread && (
          <styled.button
            type="button"
            color="fg.muted"
            cursor="pointer"
            minHeight="6"
            aria-label={`${words.markRead}：${title}`}
            onClick={() => onRead(id)}
          >
            {words.markRead}
          </styled.button>
        )}
      </styled.div>
    </Line>
  );
}
