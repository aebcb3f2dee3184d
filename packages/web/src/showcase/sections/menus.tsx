import { styled } from '@ykd/adapters-ui/styled';
import {
  Avatar,
  ChevronDownIcon,
  EditIcon,
  LockIcon,
  LogoutIcon,
  Menu,
  QrCode,
  type ToastStore,
} from '@ykd/adapters-ui/widgets';
import { learn } from '../../messages/zh-CN/learn';
import { Section, Specimens } from './section';

/** The user menu and QR codes. */
export function Menus({ toasts }: { toasts: ToastStore }) {
  const say = (title: string) => () => void toasts.commands.info(title);
  return (
    <Section id="menus">
      <Specimens title={learn.userMenu}>
        <Menu
          label={learn.userMenu}
          align="start"
          trigger={
            <>
              <Avatar name="林小满" size={28} decorative />
              林小满
              <ChevronDownIcon size={16} />
            </>
          }
          header={
            <>
              <styled.p fontWeight="semibold">林小满</styled.p>
              <styled.p fontSize="xs" color="fg.subtle">
                138****2026
              </styled.p>
            </>
          }
          items={[
            { id: 'profile', label: '完善个人信息', icon: <EditIcon />, onSelect: say('完善个人信息') },
            { id: 'password', label: '修改密码', icon: <LockIcon />, onSelect: say('修改密码') },
            { id: 'bind', label: '绑定微信（未开放）', disabled: true, onSelect: say('绑定微信') },
            { id: 'line', separator: true },
            {
              id: 'logout',
              label: learn.logout,
              icon: <LogoutIcon />,
              tone: 'danger',
              onSelect: say(learn.logout),
            },
          ]}
        />
      </Specimens>
      <Specimens title="二维码">
        <QrCode value="https://example.com/shopmall" label="商城二维码" />
        <QrCode value="https://example.com/a" label="小尺寸二维码" size={112} />
      </Specimens>
    </Section>
  );
}
