import { ok } from '@ykd/domain/shared';
import { ConfirmWithReason } from '../blocks/confirm-with-reason';
import { people } from '../messages/zh-CN/people';
import { employeeName } from './employee-words';
import { REASON, useAct, useCountsNow, type DialogProps } from './act-on-employee';

const words = people.employee;

/** Another first password for somebody who lost his own. `onGiven` gets it, to be shown once this dialog is closed. */
export function RenewPasswordDialog({
  employee,
  onClose,
  onGiven,
}: DialogProps & { onGiven: (password: string) => void }) {
  const { id: userId, version } = employee;
  const { sessions } = useCountsNow(employee);
  const { queries, run, done } = useAct(userId, words.passwordRenewed, onClose);
  return (
    <ConfirmWithReason
      onClose={onClose}
      title={words.renewTitle(employeeName(employee))}
      text={words.renewText}
      consequences={[{ what: words.leaveSessions, count: words.devices(sessions) }]}
      confirmLabel={words.renewPassword}
      length={REASON}
      act={(reason) =>
        run(async () => {
          const answer = await queries.employee.renewPassword({ userId, version, reason });
          if (!answer.ok) return answer;
          onGiven(answer.value.password);
          return ok(answer.value.employee);
        })
      }
      onDone={done}
    />
  );
}
