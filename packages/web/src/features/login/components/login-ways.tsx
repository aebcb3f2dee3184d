import { TabPanel, Tabs } from '@ykd/adapters-ui/widgets';
import { mobileIssue } from '@ykd/domain/member';
import { useId, useState } from 'react';
import { login } from '../messages/zh-CN/login';
import { PasswordLogin } from './password-login';
import { SmsLogin } from './sms-login';

const WAYS = [
  { id: 'password', label: login.byPassword },
  { id: 'sms', label: login.bySms },
] as const;

/** The two ways to log in. */
export function LoginWays({ onDone }: { onDone: () => void }) {
  const idPrefix = useId();
  const [way, setWay] = useState<(typeof WAYS)[number]['id']>('password');
  const [mobile, setMobile] = useState('');
  const [sentHere, setSentHere] = useState<{ readonly why: string; readonly forgot: boolean }>();

  const select = (chosen: typeof way): void => {
    setWay(chosen);
    setSentHere(undefined);
  };
  const goBySms = (account: string, why: string, forgot: boolean): void => {
    const typed = account.trim();
    if (mobileIssue(typed) === undefined) setMobile(typed);
    setWay('sms');
    setSentHere({ why, forgot });
  };

  return (
    <>
      <Tabs label={login.ways} idPrefix={idPrefix} tabs={WAYS} selected={way} onSelect={select} />
      <TabPanel idPrefix={idPrefix} selected={way} paddingTop="6">
        {way === 'password' ? (
          <PasswordLogin
            onDone={onDone}
            onForgot={(account) => goBySms(account, login.forgot.how, true)}
            onCodeNeeded={(account, why) => goBySms(account, why, false)}
          />
        ) : (
          <SmsLogin
            onDone={onDone}
            mobile={mobile}
            onMobile={setMobile}
            note={sentHere?.why}
            forgot={sentHere?.forgot ?? false}
            onLoginOnly={() => setSentHere(undefined)}
          />
        )}
      </TabPanel>
    </>
  );
}
