import { styled } from '@ykd/adapters-ui/styled';
import { Modal } from '@ykd/adapters-ui/widgets';
import type { ReactNode } from 'react';
import { FormAlert } from '../../../forms/form-alert';
import { ConflictPanel } from './conflict-panel';
import { kept as words } from '../messages/zh-CN/kept';
import type { KeptForm } from './use-kept-form';

/** The dialog around such a form, or around what both wrote. */
export function KeptDialog<K extends string>({
  title,
  form: { form, errors, send, conflict },
  labels,
  shown = (_key, text) => text,
  onClose,
  children,
}: {
  title: string;
  form: KeptForm<K>;
  labels: Readonly<Record<K, string>>;
  /** The text of a field as it is read. */
  shown?: (key: K, text: string) => string;
  onClose: () => void;
  children: ReactNode;
}) {
  return (
    <Modal
      open
      onClose={onClose}
      title={title}
      width="640px"
      {...(conflict === undefined
        ? { confirmLabel: words.save, onConfirm: send }
        : { footer: 'none' as const })}
    >
      <styled.div ref={form} display="flex" flexDirection="column" gap="4">
        <FormAlert message={errors.form} />
        {conflict === undefined ? (
          children
        ) : (
          <ConflictPanel
            conflicts={conflict.conflicts.map(({ key, mine, theirs }) => ({
              key,
              mine: shown(key, mine),
              theirs: shown(key, theirs),
            }))}
            labels={labels}
            who={conflict.other.by?.name ?? words.somebody}
            at={conflict.other.at}
            isSaving={false}
            onResolve={conflict.resolve}
          />
        )}
      </styled.div>
    </Modal>
  );
}
