import { styled } from '@ykd/adapters-ui/styled';
import { ChoiceGroup, Field, Modal, TabPanel, Tabs, TextInput } from '@ykd/adapters-ui/widgets';
import { FIRST_LOGINS, type FirstLogin } from '@ykd/application/employee';
import { useState, type ChangeEvent } from 'react';
import { useServices } from '../../../container/services-context';
import { FormAlert } from '../../../forms/form-alert';
import { fieldErrors, useForm } from '../../../forms/use-form';
import { formRefusal } from '../blocks/form-refusal';
import { ReasonField } from '../blocks/reason-field';
import { people } from '../messages/zh-CN/people';
import { FirstPassword } from './first-password';
import { joinIssues } from './join-issues';
import { NO_PLACE, placeInput, PlaceFields } from './place-fields';
import { usePeople } from './people-queries';
import { REASON } from './act-on-employee';
import { NO_RIGHTS, RightsFields, rightsInput } from './rights-fields';

const words = people.employee;

const WAYS = [
  { id: 'member', label: words.joinMember },
  { id: 'new', label: words.joinNew },
] as const;

type Way = (typeof WAYS)[number]['id'];

/** The fields of one line: who it is. */
const WHO = { account: '', mobile: '', userName: '', name: '' };

const LINES: Readonly<Record<Way, readonly (keyof typeof WHO)[]>> = {
  member: ['account'],
  new: ['name', 'mobile', 'userName'],
};

/** Somebody begins to work here: a member who is there already, or a new account. */
export function JoinDialog({ onClose }: { onClose: () => void }) {
  const queries = usePeople();
  const { commands } = useServices().toasts;
  const [way, setWay] = useState<Way>('member');
  const [who, setWho] = useState(WHO);
  const [firstLogin, setFirstLogin] = useState<FirstLogin>('sms');
  const [rights, setRights] = useState(NO_RIGHTS);
  const [place, setPlace] = useState(NO_PLACE);
  const [reason, setReason] = useState('');
  const [password, setPassword] = useState<string>();

  const join = async () => {
    const { account, ...person } = who;
    const input = { ...rightsInput(rights), ...placeInput(place), reason: reason.trim() };
    if (way === 'member') return queries.employee.join({ ...input, account: account.trim() });
    const answer = await queries.employee.add({ ...input, ...person, firstLogin });
    if (answer.ok && answer.value.password !== null) setPassword(answer.value.password);
    return answer;
  };
  const { form, errors, send, forget } = useForm<HTMLDivElement>(async () => {
    const issues = joinIssues({ way, who, rights, reason });
    if (issues.length > 0) return fieldErrors(issues);
    const answer = await join();
    if (!answer.ok) {
      const fields = [...LINES[way], 'role', 'reason', ...Object.keys(place), 'firstLogin'];
      return formRefusal(answer.error, fields);
    }
    queries.outdate();
    commands.success(words.joined);
    return undefined;
  });
  if (password !== undefined)
    return <FirstPassword of={who.name.trim()} password={password} onClose={onClose} />;

  const line = (key: keyof typeof WHO) => (
    <Field
      key={key}
      label={words[key]}
      required
      error={errors.fields[key]}
      hint={key === 'account' ? words.accountHint : undefined}
    >
      <TextInput
        name={key}
        autoComplete="off"
        inputMode={key === 'mobile' ? 'numeric' : 'text'}
        value={who[key]}
        onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
          setWho((now) => ({ ...now, [key]: currentTarget.value }));
          forget(key);
        }}
      />
    </Field>
  );
  return (
    <Modal
      open
      onClose={onClose}
      title={words.join}
      confirmLabel={words.join}
      onConfirm={async () => {
        // With a password to show it stays; without one it closes.
        const isDone = await send();
        return isDone && way === 'new' && firstLogin === 'password' ? false : isDone;
      }}
    >
      <styled.div ref={form} display="flex" flexDirection="column" gap="4">
        <FormAlert message={errors.form} />
        <Tabs label={words.join} idPrefix="join" tabs={WAYS} selected={way} onSelect={setWay} />
        <TabPanel idPrefix="join" selected={way} display="flex" flexDirection="column" gap="4">
          {LINES[way].map(line)}
          {way === 'new' && (
            <Field label={words.firstLogin} error={errors.fields['firstLogin']}>
              <ChoiceGroup
                name="firstLogin"
                value={firstLogin}
                onChange={(id) => setFirstLogin(FIRST_LOGINS.find((one) => one === id) ?? 'sms')}
                options={FIRST_LOGINS.map((id) => ({ id, label: words.firstLogins[id] }))}
              />
            </Field>
          )}
        </TabPanel>
        <RightsFields
          values={rights}
          error={errors.fields['role']}
          onChange={(next) => {
            setRights(next);
            forget('role');
          }}
        />
        <PlaceFields
          values={place}
          errors={errors.fields}
          onChange={(part) => setPlace((now) => ({ ...now, ...part }))}
        />
        <ReasonField
          value={reason}
          length={REASON}
          error={errors.fields['reason']}
          onChange={(next) => {
            setReason(next);
            forget('reason');
          }}
        />
      </styled.div>
    </Modal>
  );
}
