import { Card } from '@ykd/adapters-ui/widgets';
import type { SessionView } from '@ykd/application/member';
import { profileIssues } from '@ykd/domain/member';
import { HOUR_MS } from '@ykd/domain/shared';
import { useState } from 'react';
import { useServices } from '../../container/services-context';
import { fieldErrors } from '../../forms/use-form';
import { DeviceList } from '../../features/account/components/devices-dialog';
import { ProfileFields } from '../../features/account/components/profile-fields';
import { Welcome } from '../../features/account/components/welcome-dialog';
import { valuesOf, type ProfileValues } from '../../features/account/profile-values';
import { Columns, Section } from './section';

const sessionsAt = (now: number): readonly SessionView[] => {
  const common = { address: '192.0.2.10', createdAt: now };
  return [
    {
      ...common,
      id: 'a',
      current: true,
      lastSeenAt: now,
      userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
    },
    {
      ...common,
      id: 'b',
      current: false,
      lastSeenAt: now - 3 * HOUR_MS,
      address: '2001:db8::7334',
      userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile MicroMessenger/8.0',
    },
    { ...common, id: 'c', current: false, lastSeenAt: now - 50 * HOUR_MS, userAgent: 'curl/8' },
  ];
};

const nothing = async (): Promise<void> => {};

/** What the dialogs about a member's account hold, in every state. */
export function Accounts() {
  const now = useServices().environment.clock.now();
  const [values, setValues] = useState<ProfileValues>(() => valuesOf({ id: 'demo', mobile: '' }));
  const sessions = sessionsAt(now);
  const list = { now, onEnd: nothing };
  const retry = () => {};
  return (
    <Section id="accounts">
      <Columns least="lg">
        <Card>
          <DeviceList {...list} devices={{ status: 'ready', value: sessions, retry }} />
        </Card>
        <Card>
          <DeviceList {...list} devices={{ status: 'ready', value: sessions.slice(0, 1), retry }} />
        </Card>
        <Card>
          <DeviceList {...list} devices={{ status: 'loading', retry }} />
        </Card>
        <Card>
          <DeviceList {...list} devices={{ status: 'failed', retry }} />
        </Card>
      </Columns>
      <Card room="lg" maxWidth="modal">
        <ProfileFields
          values={values}
          mobile="138****2026"
          errors={fieldErrors(profileIssues(values)).fields}
          now={now}
          onChange={(part) => setValues((before) => ({ ...before, ...part }))}
          // What the domain says of the values stands there all the time.
          onWrong={() => {}}
        />
      </Card>
      <Card room="lg" maxWidth="modal">
        <Welcome contact="https://example.com/teacher" mobile={false} />
      </Card>
      <Card room="lg" maxWidth="modal">
        <Welcome contact="https://example.com/teacher" mobile />
      </Card>
      <Card room="lg" maxWidth="modal">
        <Welcome contact={undefined} mobile={false} />
      </Card>
    </Section>
  );
}
