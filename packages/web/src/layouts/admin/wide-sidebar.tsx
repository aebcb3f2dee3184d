import { styled } from '@ykd/adapters-ui/styled';
import { Button, ChevronLeftIcon, ChevronRightIcon } from '@ykd/adapters-ui/widgets';
import type { StaffView } from '@ykd/application/staff';
import { LogoLink } from '../../components/logo-link';
import { admin } from '../../features/admin/messages/zh-CN/admin';
import { AdminNav } from './admin-nav';

const Sidebar = styled('aside', {
  base: {
    display: { base: 'none', lg: 'flex' },
    flexDirection: 'column',
    gap: '4',
    position: 'sticky',
    top: 0,
    height: 'screen',
    overflowY: 'auto',
    px: '3',
    paddingBottom: '3',
    bg: 'bg.surface',
    borderInlineEndWidth: '1px',
    borderColor: 'line',
  },
});

/** The menu beside the page, where there is room for it; narrow, it shows its icons alone. */
export function WideSidebar({
  staff,
  isNarrow,
  onTurn,
}: {
  staff: StaffView;
  isNarrow: boolean;
  onTurn: () => void;
}) {
  const Icon = isNarrow ? ChevronRightIcon : ChevronLeftIcon;
  const words = isNarrow ? admin.widen : admin.narrow;
  return (
    <Sidebar aria-label={admin.name}>
      <styled.div
        display="flex"
        alignItems="center"
        justifyContent={isNarrow ? 'center' : 'flex-start'}
        height="14"
        px={isNarrow ? '0' : '2'}
        flex="none"
      >
        <LogoLink size={26} markOnly={isNarrow} />
        {!isNarrow && (
          <styled.span marginInlineStart="auto" fontSize="xs" color="fg.subtle" whiteSpace="nowrap">
            {admin.name}
          </styled.span>
        )}
      </styled.div>
      <AdminNav staff={staff} isNarrow={isNarrow} />
      <styled.div marginTop="auto" display="grid">
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={!isNarrow}
          title={words}
          aria-label={words}
          justifyContent={isNarrow ? 'center' : 'flex-start'}
          px="2.5"
          color="fg.subtle"
          onClick={onTurn}
        >
          <Icon size={18} />
          {!isNarrow && words}
        </Button>
      </styled.div>
    </Sidebar>
  );
}
