import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { BellIcon, Button } from '@ykd/adapters-ui/widgets';
import { UNREAD_MAX } from '@ykd/application/notice';
import { LEARN_NOTICE_PATH, pageTitleOf } from '@ykd/domain/access';
import { Link } from 'react-router-dom';
import { bell } from '../messages/zh-CN/bell';
import { useNoticeQueries } from '../notice-queries';

const Count = styled('span', {
  base: {
    position: 'absolute',
    top: '0.5',
    insetInlineEnd: '0.5',
    minWidth: '4',
    height: '4',
    px: '1',
    borderRadius: 'full',
    bg: 'danger.solid',
    color: 'danger.contrast',
    fontSize: 'xs',
    lineHeight: '1rem',
    textAlign: 'center',
    pointerEvents: 'none',
  },
});

/** The way to one's notices, and how many were not read; it says nothing of that where nobody knows. */
export function Bell() {
  const count = useQuery(useNoticeQueries().unread, undefined).value?.count ?? 0;
  const isMore = count > UNREAD_MAX;
  const shown = Math.min(count, UNREAD_MAX);
  const title = pageTitleOf(LEARN_NOTICE_PATH) ?? '';
  return (
    <Button asChild square variant="ghost">
      <Link
        to={LEARN_NOTICE_PATH}
        title={title}
        aria-label={count === 0 ? title : `${title}${bell.unread(shown, isMore)}`}
      >
        <BellIcon />
        {count > 0 && <Count aria-hidden>{isMore ? `${shown}+` : shown}</Count>}
      </Link>
    </Button>
  );
}
