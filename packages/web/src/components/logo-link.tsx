import { styled } from '@ykd/adapters-ui/styled';
import { Logo } from '@ykd/adapters-ui/widgets';
import { Link } from 'react-router-dom';
import { common } from '../messages/zh-CN/common';

/** The logo as the way home. */
export function LogoLink({ size = 30, markOnly = false }: { size?: number; markOnly?: boolean }) {
  return (
    <styled.span display="inline-flex" css={{ '& > a': { display: 'flex', borderRadius: 'md' } }}>
      <Link to="/" aria-label={common.homeOfBrand}>
        <Logo size={size} markOnly={markOnly} />
      </Link>
    </styled.span>
  );
}
