import { styled } from '@ykd/adapters-ui/styled';
import { Tabs } from '@ykd/adapters-ui/widgets';
import type { ComponentProps } from 'react';
import { orders } from '../../messages/zh-CN/orders';

const Row = styled('div', {
  base: {
    overflowX: 'auto',
    // Where they do not fit they go on to the edge of the window, and the last one ends before it.
    marginInline: { base: '-4', md: '-6', lg: '0' },
    paddingInline: { base: '4', md: '6', lg: '0' },
    fontSize: { base: 'sm', sm: 'md' },
    '& > div': { minWidth: 'max-content' },
    // All of them fit a phone: nobody looks for a tab beyond the edge.
    '& [role=tablist]': {
      gap: { base: '1', sm: '6' },
      justifyContent: { base: 'space-between', sm: 'flex-start' },
    },
  },
});

/** The states of orders as tabs. */
export function StatusTabs<Id extends string>(props: Omit<ComponentProps<typeof Tabs<Id>>, 'label'>) {
  return (
    <Row>
      <div>
        <Tabs label={orders.filter} {...props} />
      </div>
    </Row>
  );
}
