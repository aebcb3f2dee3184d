import { styled } from '@ykd/adapters-ui/styled';
import { Card, ChevronRightIcon } from '@ykd/adapters-ui/widgets';
import type { StaffView } from '@ykd/application/staff';
import { ADMIN_PATH, adminNavigation, LEARN_PATH, SHOP_MALL_PATH } from '@ykd/domain/access';
import { Link } from 'react-router-dom';
import { admin } from '../messages/zh-CN/admin';

const { start } = admin;

const Cards = styled('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: 'repeat(2, minmax(0, 1fr))', xl: 'repeat(3, minmax(0, 1fr))' },
    gap: '3',
    listStyle: 'none',
  },
});

/** Where a member of staff may go from here, and what for. */
export function Places({ staff }: { staff: StaffView }) {
  const { menu, system } = adminNavigation(staff);
  const places = [
    ...[...menu, ...system]
      .filter(({ path }) => path !== ADMIN_PATH)
      .map(({ path, title }) => ({ path, title, about: start.about[path] })),
    { path: LEARN_PATH, title: admin.learnCentre, about: start.learnHint },
    { path: SHOP_MALL_PATH, title: start.mall, about: start.mallHint },
  ];
  return (
    <styled.section aria-labelledby="admin-places">
      <styled.h2 id="admin-places" fontSize="md" marginBottom="2.5">
        {start.places}
      </styled.h2>
      <Cards>
        {places.map(({ path, title, about }) => (
          <li key={path}>
            <Card asChild room="sm" interactive>
              <Link to={path}>
                <styled.span display="flex" alignItems="center" justifyContent="space-between" gap="2">
                  <styled.span fontWeight="medium">{title}</styled.span>
                  <styled.span color="fg.subtle" display="inline-flex">
                    <ChevronRightIcon size={16} />
                  </styled.span>
                </styled.span>
                {about !== undefined && (
                  <styled.span display="block" marginTop="1" color="fg.muted" fontSize="sm">
                    {about}
                  </styled.span>
                )}
              </Link>
            </Card>
          </li>
        ))}
      </Cards>
    </styled.section>
  );
}
