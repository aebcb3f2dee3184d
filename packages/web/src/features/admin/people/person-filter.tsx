import type { ListedOption } from '@ykd/adapters-ui/widgets';
import { useState } from 'react';
import { PickerField } from '../blocks/picker-field';
import { audit } from '../messages/zh-CN/audit';
import { useFindPeople } from './use-find-people';

/** Whom lines of a log are about, found by a search. `name`: what whoever is in the address is called, as far as it is known. */
export function PersonFilter({
  label,
  id,
  name,
  onChange,
}: {
  label: string;
  id: string | undefined;
  name: string | undefined;
  onChange: (id: string | undefined) => void;
}) {
  const find = useFindPeople();
  const [picked, setPicked] = useState<ListedOption>();
  const here = id === undefined ? undefined : { id, title: name ?? id };
  return (
    <PickerField
      label={label}
      placeholder={audit.aboutHint}
      chosen={picked?.id === id ? picked : here}
      onChoose={(option) => {
        setPicked(option);
        onChange(option?.id);
      }}
      find={find}
    />
  );
}
