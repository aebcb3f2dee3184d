import { css, styled } from '@ykd/adapters-ui/styled';
import {
  Avatar,
  ChevronDownIcon,
  EditIcon,
  LaptopIcon,
  LockIcon,
  LogoutIcon,
  Menu,
} from '@ykd/adapters-ui/widgets';
import type { User } from '@ykd/domain/member';
import { useServices } from '../../container/services-context';
import { learn } from '../../messages/zh-CN/learn';
import { memberTexts } from '../../messages/zh-CN/member-texts';
import { displayName } from '../../components/display-name';
import { UserFacts } from './user-facts';

/** The avatar that opens the member's menu. */
export function UserMenu({ user }: { user: User }) {
  const { base, memberDialogs, toasts } = useServices();
  const name = displayName(user);

  // Where it leads afterwards is the guards' business: they send whoever has no session to the login.
  const logout = () => base.logout().catch(() => toasts.commands.error(learn.logoutFailed));

  return (
    <Menu
      label={`${learn.userMenu}：${name}`}
      triggerProps={css.raw({ px: '1.5', height: '11' })}
      trigger={
        <>
          <Avatar name={name} src={user.avatarUrl} size={32} />
          <styled.span
            display={{ base: 'none', md: 'inline-block' }}
            maxWidth="40"
            overflow="hidden"
            textOverflow="ellipsis"
            lineHeight="normal"
          >
            {name}
          </styled.span>
          <ChevronDownIcon size={16} />
        </>
      }
      header={<UserFacts user={user} />}
      items={[
        {
          id: 'profile',
          label: memberTexts.menu.profile,
          icon: <EditIcon size={18} />,
          onSelect: () => memberDialogs.show('profile'),
        },
        {
          id: 'password',
          label: memberTexts.menu.password,
          icon: <LockIcon size={18} />,
          onSelect: () => memberDialogs.show('password'),
        },
        {
          id: 'devices',
          label: memberTexts.menu.devices,
          icon: <LaptopIcon size={18} />,
          onSelect: () => memberDialogs.show('devices'),
        },
        { id: 'line', separator: true },
        { id: 'logout', label: learn.logout, icon: <LogoutIcon size={18} />, onSelect: () => void logout() },
      ]}
    />
  );
}
