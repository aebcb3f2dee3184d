import { styled } from '@ykd/adapters-ui/styled';
import { Modal } from '@ykd/adapters-ui/widgets';
import { CopyButton } from '../../../components/copy-button';
import { LeaveGuard } from '../blocks/leave-guard';
import { people } from '../messages/zh-CN/people';

const words = people.employee;

/**
 * A password that somebody is to be given: it is shown this once. Its button closes it and nothing else; every other way out asks
 * whether it is written down.
 */
export function FirstPassword({
  of,
  password,
  onClose,
}: {
  /** Whose it is. */
  of: string;
  password: string;
  onClose: () => void;
}) {
  return (
    <Modal
      open
      onClose={onClose}
      title={words.passwordOf(of)}
      width="420px"
      confirmLabel={words.passwordKept}
      staysOpen
    >
      <p>{words.passwordText}</p>
      <styled.p
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        marginTop="3"
        px="3"
        py="2"
        borderRadius="md"
        bg="bg.subtle"
        fontFamily="mono"
        fontSize="lg"
        overflowWrap="anywhere"
      >
        {password}
        <CopyButton text={password} label={words.copyPassword} />
      </styled.p>
      <LeaveGuard isDirty words={words.passwordLeaving} />
    </Modal>
  );
}
