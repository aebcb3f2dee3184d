import { styled } from '@ykd/adapters-ui/styled';
import { ADMIN_DEPARTMENT_PATH, ADMIN_EMPLOYEE_PATH } from '@ykd/domain/access';
import { NavLink } from 'react-router-dom';
import { people } from '../messages/zh-CN/people';

const Views = styled('nav', {
  base: {
    display: 'flex',
    gap: '1',
    marginBottom: '4',
    borderBottomWidth: '1px',
    borderColor: 'line',
    fontSize: 'sm',
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: { base: '11', lg: '9' },
      px: '3',
      marginBottom: '-1px',
      borderBottomWidth: '2px',
      borderColor: 'transparent',
      color: 'fg.muted',
    },
    '& a:hover': { color: 'fg.default' },
    '& a[aria-current=page]': { borderColor: 'brand.fg', color: 'brand.fg', fontWeight: 'semibold' },
  },
});

/** From the departments to the people, and back. */
export function PeopleTabs() {
  return (
    <Views aria-label={people.views}>
      <NavLink to={ADMIN_DEPARTMENT_PATH}>{people.departments}</NavLink>
      <NavLink to={ADMIN_EMPLOYEE_PATH}>{people.employees}</NavLink>
    </Views>
  );
}
