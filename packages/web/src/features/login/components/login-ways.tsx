import { TabPanel, Tabs } from '@ykd/adapters-ui/widgets';
import { useId, useState } from 'react';
import { login } from '../../../messages/zh-CN/login';
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
  return (
    <>
      <Tabs label={login.ways} idPrefix={idPrefix} tabs={WAYS} selected={way} onSelect={setWay} />
      <TabPanel idPrefix={idPrefix} selected={way} paddingTop="6">
        {way === 'password' ? <PasswordLogin onDone={onDone} /> : <SmsLogin onDone={onDone} />}
      </TabPanel>
    </>
  );
}
