import { chakra } from '@chakra-ui/react/styled-system';
import { ArrowRightIcon } from '@ykd/adapters-ui/widgets';
import { Link, useLocation } from 'react-router-dom';
import { sidebar } from '../../../messages/zh-CN/sidebar';
import { PROMO_PATH } from './promo-path';

/** The summer activity in one line, for phones, where the sidebar is folded away. */
export function PromoLine() {
  const { pathname } = useLocation();
  if (pathname === PROMO_PATH) return null;
  return (
    <chakra.div
      display={{ base: 'block', lg: 'none' }}
      marginBottom="5"
      css={{
        '& a': {
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: '2',
          minHeight: '11',
          px: '4',
          borderWidth: '1px',
          borderColor: 'amber.line',
          borderRadius: 'card',
          color: 'amber.fg',
          fontSize: 'sm',
          fontWeight: 'medium',
        },
      }}
    >
      <Link to={PROMO_PATH}>
        {sidebar.promo.line}
        <ArrowRightIcon size={16} />
      </Link>
    </chakra.div>
  );
}
