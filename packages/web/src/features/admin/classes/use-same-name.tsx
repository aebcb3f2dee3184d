import { Modal } from '@ykd/adapters-ui/widgets';
import type { ClassPage } from '@ykd/application/school-class';
import { useRef, useState, type ReactNode } from 'react';
import type { Draft } from '../blocks/use-draft';
import { useClassQueries } from '../queries/class-queries';
import { classes } from '../messages/zh-CN/classes';
import { textsIssues, type ClassTexts } from './class-texts';

const words = classes.sameName;

/** So many that have the name in theirs are looked at. */
const FOUND = 50;

/**
 * The form of a class, which asks once more before it is called what another one is called already, archived ones too. `own`:
 * the class itself.
 */
export const useSameName = (
  draft: Draft<ClassTexts>,
  own?: Pick<ClassPage, 'id' | 'name'>,
): { readonly asking: Draft<ClassTexts>; readonly dialog: ReactNode } => {
  const queries = useClassQueries();
  const [asked, setAsked] = useState<{ readonly name: string; readonly agree: () => void }>();
  const isBusy = useRef(false);
  const isTaken = async (name: string): Promise<boolean> => {
    // Whether it can be saved at all is said when it is.
    const found = await queries.find(name, FOUND).catch(() => undefined);
    return found?.ok === true && found.value.list.some((one) => one.id !== own?.id && one.name === name);
  };
  /** Goes on at once, or asks first. */
  const unlessTaken = async (name: string, agree: () => void): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    if (await isTaken(name)) setAsked({ name, agree });
    else agree();
    isBusy.current = false;
  };
  const dialog: ReactNode = asked && (
    <Modal
      open
      onClose={() => setAsked(undefined)}
      title={words.title(asked.name)}
      width="440px"
      confirmLabel={words.anyway}
      onConfirm={asked.agree}
    >
      <p>{words.text}</p>
    </Modal>
  );
  return {
    asking: {
      ...draft,
      onSubmit: (event) => {
        event.preventDefault();
        const name = draft.values.name.trim();
        if (name === own?.name || textsIssues(draft.values) !== undefined) draft.onSubmit(event);
        else void unlessTaken(name, () => void draft.send());
      },
    },
    dialog,
  };
};
