import { css, styled } from '@ykd/adapters-ui/styled';
import {
  Avatar,
  ChevronDownIcon,
  EditIcon,
  LaptopIcon,
  LockIcon,
  LogoutIcon,
  Menu,
  UserIcon,
} from '@ykd/adapters-ui/widgets';
import { COUPON_HOME_PATH } from '@ykd/domain/coupon';
import type { User } from '@ykd/domain/member';
import { useServices } from '../../container/services-context';
import { learn } from '../../messages/zh-CN/learn';
import { memberTexts } from '../../messages/zh-CN/member-texts';
import { displayName } from '../../components/display-name';
import { useGo } from '../../routing/use-go';
import { UserFacts } from './user-facts';

/** The avatar that opens the member's menu. `leadsToPartners`: also to the partner area, or the way to be one. */
export function UserMenu({ user, leadsToPartners = false }: { user: User; leadsToPartners?: boolean }) {
  const { base, memberDialogs, toasts } = useServices();
  const go = useGo();
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
        ...(leadsToPartners
          ? [
              {
                id: 'partners',
                label: learn.partners,
                icon: <UserIcon size={18} />,
                onSelect: () => go(COUPON_HOME_PATH),
              },
            ]
          : []),
        { id: 'line', separator: true },
        { id: 'logout', label: learn.logout, icon: <LogoutIcon size={18} />, onSelect: () => void logout() },
      ]}
    />
  );
}
