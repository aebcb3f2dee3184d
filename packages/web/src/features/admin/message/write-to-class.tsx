import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { CheckBox, type ListedOption } from '@ykd/adapters-ui/widgets';
import { useState } from 'react';
import { PickerField } from '../blocks/picker-field';
import { useFindClasses } from '../queries/find-classes';
import { useGroupQueries } from '../queries/group-queries';
import { Quiet } from '../components/detail-parts';
import { messages } from '../messages/zh-CN/messages';
import { WriteDialog } from './write-dialog';

const words = messages.toClass;

/** A class, or a group of one, that is written to. */
export type WrittenClass = { readonly id: string; readonly name: string };

/** The groups of a class, of which some may be meant alone. */
function Groups({
  groups,
  chosen,
  onChange,
}: {
  groups: readonly WrittenClass[];
  chosen: readonly string[];
  onChange: (ids: readonly string[]) => void;
}) {
  if (groups.length === 0) return null;
  return (
    <styled.fieldset>
      <styled.legend fontSize="sm" fontWeight="medium">
        {words.groups}
      </styled.legend>
      <Quiet>{words.groupsHint}</Quiet>
      <styled.div display="flex" flexWrap="wrap" columnGap="5">
        {groups.map(({ id, name }) => (
          <CheckBox
            key={id}
            label={name}
            isChecked={chosen.includes(id)}
            onChange={(isChosen) => onChange(isChosen ? [...chosen, id] : chosen.filter((one) => one !== id))}
          />
        ))}
      </styled.div>
    </styled.fieldset>
  );
}

/** Writes to a class or to groups of it: to whoever is in it when it is sent. Without a class it is asked for. */
export function WriteToClass({
  one,
  groupIds: first = [],
  onClose,
}: {
  one: WrittenClass | undefined;
  groupIds?: readonly string[];
  onClose: () => void;
}) {
  const find = useFindClasses();
  const [chosen, setChosen] = useState<ListedOption | undefined>(one && { id: one.id, title: one.name });
  const [groupIds, setGroupIds] = useState(first);
  const board = useQuery(useGroupQueries().board, chosen?.id ?? '', chosen !== undefined);
  const groups = board.value?.groups ?? [];
  const named = groups.filter(({ id }) => groupIds.includes(id)).map(({ name }) => name);
  const about = (name: string) => <p>{words.about(name, groupIds.length, named)}</p>;
  return (
    <WriteDialog
      to={chosen && { kind: 'class', classId: chosen.id, groupIds }}
      renderAbout={(isFixed) =>
        isFixed ? (
          about(chosen?.title ?? '')
        ) : (
          <>
            {one === undefined ? (
              <PickerField
                label={words.which}
                placeholder={words.whichHint}
                required
                chosen={chosen}
                find={find}
                onChoose={(option) => {
                  setChosen(option);
                  setGroupIds([]);
                }}
              />
            ) : (
              about(one.name)
            )}
            {chosen && <Groups groups={groups} chosen={groupIds} onChange={setGroupIds} />}
          </>
        )
      }
      onClose={onClose}
    />
  );
}
