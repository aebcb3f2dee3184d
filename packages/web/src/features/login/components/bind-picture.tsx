import { styled } from '@ykd/adapters-ui/styled';
import { Avatar, ChatIcon, CheckIcon, LinkIcon, UserIcon } from '@ykd/adapters-ui/widgets';
import type { User } from '@ykd/domain/member';
import type { ReactNode } from 'react';
import { displayName } from '../../../components/display-name';
import { bind } from '../messages/zh-CN/bind';

const SIZE = 52;

const Sheet = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)',
    alignItems: 'start',
    gap: '2',
    px: '4',
    py: '6',
    bg: 'bg.surface',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
  },
});

const Mark = styled('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '3.25rem',
    height: '3.25rem',
    borderRadius: 'card',
    borderWidth: '1px',
  },
  variants: {
    tone: {
      brand: { bg: 'brand.subtle', borderColor: 'brand.line', color: 'brand.fg' },
      empty: { borderStyle: 'dashed', borderColor: 'line.strong', color: 'fg.subtle', borderRadius: 'full' },
    },
  },
});

function Side({ mark, name, note }: { mark: ReactNode; name: string; note?: string | undefined }) {
  return (
    <styled.div display="flex" flexDirection="column" alignItems="center" textAlign="center" minWidth="0">
      {mark}
      <styled.span marginTop="3" fontWeight="medium" maxWidth="full" overflowWrap="anywhere">
        {name}
      </styled.span>
      <styled.span fontSize="sm" color="fg.muted" fontVariantNumeric="tabular-nums">
        {note}
      </styled.span>
    </styled.div>
  );
}

/** What is bound to what: WeChat on one side, the account on the other. */
export function BindPicture({ user, bound }: { user: User | undefined; bound: boolean }) {
  const account = user && displayName(user);
  return (
    <Sheet>
      <Side
        mark={
          <Mark tone="brand">
            <ChatIcon size={28} />
          </Mark>
        }
        name={bind.weixin}
      />
      <styled.span
        display="grid"
        placeItems="center"
        height="3.25rem"
        color={bound ? 'brand.fg' : 'fg.subtle'}
      >
        {bound ? <CheckIcon size={26} /> : <LinkIcon size={26} />}
      </styled.span>
      {user && account ? (
        <Side
          mark={<Avatar name={account} src={user.avatarUrl} size={SIZE} decorative />}
          name={account}
          note={user.mobile === account ? undefined : user.mobile}
        />
      ) : (
        <Side
          mark={
            <Mark tone="empty">
              <UserIcon size={24} />
            </Mark>
          }
          name={bind.noAccount}
        />
      )}
    </Sheet>
  );
}
