import { styled } from '@ykd/adapters-ui/styled';
import { Button, ShieldIcon } from '@ykd/adapters-ui/widgets';
import { ADMIN_PATH } from '@ykd/domain/access';
import { Link } from 'react-router-dom';
import { sidebar } from '../messages/zh-CN/sidebar';

/** The way to the console, for whoever works here. It comes into room that is free: nothing moves for it. */
export function ConsoleLink() {
  return (
    <Button asChild variant="ghost" px={{ base: '0', md: '3' }} width={{ base: '10', md: 'auto' }}>
      <Link to={ADMIN_PATH} aria-label={sidebar.console} title={sidebar.console}>
        <ShieldIcon size={18} />
        <styled.span display={{ base: 'none', md: 'inline' }}>{sidebar.console}</styled.span>
      </Link>
    </Button>
  );
}
