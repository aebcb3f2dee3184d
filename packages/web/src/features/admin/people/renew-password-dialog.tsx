import { ok } from '@ykd/domain/shared';
import { useRef, useState } from 'react';
import { ConfirmWithReason } from '../blocks/confirm-with-reason';
import { people } from '../messages/zh-CN/people';
import { employeeName } from './employee-words';
import { FirstPassword } from './first-password';
import { REASON, useAct, type DialogProps } from './rights-dialogs';

const words = people.employee;

/** Another first password for somebody who lost his own; it is shown once, behind the reason. */
export function RenewPasswordDialog({ employee, onClose }: DialogProps) {
  const { id: userId, version, sessions } = employee;
  // What was given is shown once the question for the reason has closed, which it does by itself when it went through.
  const given = useRef<string>(undefined);
  const [password, setPassword] = useState<string>();
  const { queries, run, done } = useAct(userId, words.passwordRenewed, () => undefined);
  if (password !== undefined) return <FirstPassword password={password} onClose={onClose} />;
  return (
    <ConfirmWithReason
      onClose={() => (given.current === undefined ? onClose() : setPassword(given.current))}
      title={words.renewTitle(employeeName(employee))}
      text={words.renewText}
      consequences={[{ what: words.leaveSessions, count: words.devices(sessions) }]}
      confirmLabel={words.renewPassword}
      length={REASON}
      act={(reason) =>
        run(async () => {
          const answer = await queries.employee.renewPassword({ userId, version, reason });
          if (!answer.ok) return answer;
          given.current = answer.value.password;
          return ok(answer.value.employee);
        })
      }
      onDone={done}
    />
  );
}
