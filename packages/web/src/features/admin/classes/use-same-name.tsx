import { Modal } from '@ykd/adapters-ui/widgets';
import { useRef, useState, type ReactNode } from 'react';
import { useClassQueries } from '../queries/class-queries';
import { classes } from '../messages/zh-CN/classes';

const words = classes.sameName;

/** So many that have the name in theirs are looked at. */
const FOUND = 50;

/** Asks once more before a class is called what another one is called already, archived ones too; `ownId`: the class itself. */
export const useSameName = (ownId?: string) => {
  const queries = useClassQueries();
  const [asked, setAsked] = useState<{ readonly name: string; readonly agree: () => void }>();
  const isBusy = useRef(false);
  const isTaken = async (name: string): Promise<boolean> => {
    // Whether it can be saved at all is said when it is.
    const found = await queries.find(name, FOUND).catch(() => undefined);
    return found?.ok === true && found.value.list.some((one) => one.id !== ownId && one.name === name);
  };
  /** Goes on at once, or asks first. */
  const unlessTaken = async (typed: string, agree: () => void): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    const name = typed.trim();
    if (name !== '' && (await isTaken(name))) setAsked({ name, agree });
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
  return { unlessTaken, dialog };
};
