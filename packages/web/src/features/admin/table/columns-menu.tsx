import { styled } from '@ykd/adapters-ui/styled';
import { Button, ChevronDownIcon, ChoiceBox, IconButton } from '@ykd/adapters-ui/widgets';
import { useState } from 'react';
import { table as words } from '../messages/zh-CN/table';
import { Popover } from './popover';
import type { StaffTable } from './use-staff-table';

const Rows = styled('ul', {
  base: { listStyle: 'none', marginBlock: '2', maxHeight: 'min(25.5rem, 50vh)', overflowY: 'auto' },
});
const Row = styled('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: '9',
    '& > span': { flex: '1', fontSize: 'sm' },
    '& [aria-disabled]': { opacity: 0.4, cursor: 'not-allowed' },
  },
});

type ColumnsProps<Row extends { readonly id: string }> = {
  table: StaffTable<Row>;
  usual: readonly string[];
  onChange: (columns: readonly string[] | undefined) => void;
};

/** The controls. What they change stands here at once: the address, and with it the table, follow, and a second press may come before. */
function Columns<Row extends { readonly id: string }>({ table, usual, onChange }: ColumnsProps<Row>) {
  const columns = table.getAllLeafColumns();
  const [shown, setShown] = useState<readonly string[]>(() =>
    table.getVisibleLeafColumns().map(({ id }) => id),
  );
  const show = (next: readonly string[]) => {
    setShown(next);
    onChange(next);
  };
  // Controls that have no use keep the focus: without it Esc would close nothing.
  const isUsual = shown.join() === usual.join();
  const move = (id: string, by: -1 | 1) => {
    const [from, to] = [shown.indexOf(id), shown.indexOf(id) + by];
    show(shown.map((one, at) => (at === to ? id : at === from ? (shown[to] ?? one) : one)));
  };
  return (
    <>
      <styled.p color="fg.muted" fontSize="sm">
        {words.columnsHint}
      </styled.p>
      <Rows>
        {columns.map((column) => {
          const { id } = column;
          const title = String(column.columnDef.header);
          const at = shown.indexOf(id);
          return (
            <Row key={id}>
              {column.getCanHide() ? (
                <ChoiceBox
                  label={title}
                  isChosen={at >= 0}
                  onToggle={() => show(at >= 0 ? shown.filter((one) => one !== id) : [...shown, id])}
                />
              ) : (
                <styled.div width="11" flex="none" />
              )}
              <span>{title}</span>
              <IconButton
                size="sm"
                label={words.up(title)}
                aria-disabled={at <= 0 || undefined}
                onClick={() => at > 0 && move(id, -1)}
              >
                <styled.span display="inline-flex" transform="rotate(180deg)">
                  <ChevronDownIcon size={16} />
                </styled.span>
              </IconButton>
              <IconButton
                size="sm"
                label={words.down(title)}
                aria-disabled={at < 0 || at === shown.length - 1 || undefined}
                onClick={() => at >= 0 && at < shown.length - 1 && move(id, 1)}
              >
                <ChevronDownIcon size={16} />
              </IconButton>
            </Row>
          );
        })}
      </Rows>
      <Button
        variant="outline"
        size="sm"
        block
        aria-disabled={isUsual || undefined}
        onClick={() => {
          if (isUsual) return;
          setShown(usual);
          onChange(undefined);
        }}
      >
        {words.usualColumns}
      </Button>
    </>
  );
}

/** Which columns are shown, in which order. */
export function ColumnsMenu<Row extends { readonly id: string }>(props: ColumnsProps<Row>) {
  return (
    <Popover label={words.columns} trigger={words.columns} align="end">
      {() => <Columns {...props} />}
    </Popover>
  );
}
