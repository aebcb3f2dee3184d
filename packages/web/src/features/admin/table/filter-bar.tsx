import { styled } from '@ykd/adapters-ui/styled';
import { Button, CloseIcon, IconButton, PlusIcon } from '@ykd/adapters-ui/widgets';
import { filterKeys } from '@ykd/application/staff-list';
import { table as words } from '../messages/zh-CN/table';
import { ConditionForm } from './condition-form';
import { conditionWords, type FoundChoices } from './condition-words';
import { Popover } from './popover';
import type { StaffListAt } from './use-staff-list';

const Chip = styled('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    maxWidth: 'full',
    borderWidth: '1px',
    borderColor: 'brand.line',
    borderRadius: 'md',
    bg: 'brand.subtle',
    '& > div': { minWidth: '0' },
    '& > div > button:first-child': {
      border: 'none',
      bg: 'transparent',
      color: 'brand.fg',
      minWidth: '0',
      flexShrink: 1,
      paddingInlineEnd: '1',
    },
  },
});

type FilterBarProps = {
  at: StaffListAt;
  choices: FoundChoices;
};

/** The button that adds a condition. */
export function AddCondition({ at, choices }: FilterBarProps) {
  const { description, conditions, narrowBy } = at;
  const columns = Object.entries(description.columns).filter(
    ([key]) =>
      filterKeys(description).some((known: string) => known === key) &&
      !conditions.some((condition) => condition.key === key),
  );
  return (
    <Popover
      label={words.filters}
      trigger={
        <>
          <PlusIcon size={16} />
          {words.filter}
        </>
      }
      triggerProps={{ disabled: columns.length === 0 }}
    >
      {(close) => (
        <ConditionForm
          columns={columns}
          choices={choices}
          onApply={(key, text) => {
            close();
            narrowBy(key, text);
          }}
        />
      )}
    </Popover>
  );
}

/** Who follows a link that was cut or mistyped would take all rows for those that it meant. */
function Unread({ titles }: { titles: readonly string[] }) {
  if (titles.length === 0) return null;
  return (
    <styled.p role="alert" width="full" color="danger.fg" fontSize="sm">
      {words.unread(titles.join('」「'))}
    </styled.p>
  );
}

/** The conditions that are set: each can be changed and taken back. */
export function Conditions({ at, choices }: FilterBarProps) {
  const { conditions, unread, narrowBy, list } = at;
  if (conditions.length === 0) return <Unread titles={unread} />;
  return (
    <styled.div
      role="group"
      aria-label={words.filters}
      tabIndex={-1}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="2"
    >
      <Unread titles={unread} />
      {conditions.map(({ key, column, text }) => {
        const said = conditionWords(column, text, choices[key]);
        return (
          <Chip key={key}>
            <Popover
              label={words.edit(said)}
              trigger={
                <styled.span overflow="hidden" textOverflow="ellipsis" lineHeight="snug">
                  {said}
                </styled.span>
              }
              triggerProps={{ title: words.edit(said) }}
            >
              {(close) => (
                <ConditionForm
                  columns={[[key, column]]}
                  choices={choices}
                  at={{ key, text }}
                  onApply={(_, next) => {
                    close();
                    narrowBy(key, next);
                  }}
                />
              )}
            </Popover>
            <IconButton size="sm" label={words.remove(said)} onClick={() => narrowBy(key, undefined)}>
              <CloseIcon size={14} />
            </IconButton>
          </Chip>
        );
      })}
      <Button variant="ghost" size="sm" onClick={list.clear}>
        {words.clear}
      </Button>
    </styled.div>
  );
}
