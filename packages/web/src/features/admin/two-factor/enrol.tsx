import { errorMessage } from '@ykd/adapters-http/contracts';
import { styled } from '@ykd/adapters-ui/styled';
import { QrCode, SubmitButton } from '@ykd/adapters-ui/widgets';
import type { Enrolment } from '@ykd/application/second-factor';
import { useState } from 'react';
import { CopyButton } from '../../../components/copy-button';
import { useServices } from '../../../container/services-context';
import { useAdminQueries } from '../admin-queries';
import { twoFactor } from '../messages/zh-CN/two-factor';
import { CodeForm } from './code-form';
import type { OneAtATime } from './use-one-at-a-time';

/** What makes a secret or codes that those before do not outlive. */
export type Making = 'enrolment' | 'codes' | 'renewal';

type EnrolProps = {
  begin: string;
  making: OneAtATime<Making>;
  onCodes: (codes: readonly string[]) => void;
};

/** In groups of four, as one types it. */
const grouped = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** Sets up an app: its QR code, and a code of it, which makes recovery codes. */
export function Enrol({ begin, making, onCodes }: EnrolProps) {
  const { secondFactor } = useAdminQueries();
  const { toasts } = useServices();
  const [enrolment, setEnrolment] = useState<Enrolment>();

  async function start() {
    try {
      const answer = await making.send('enrolment', () => secondFactor.begin());
      if (answer === undefined) return;
      if (answer.ok) setEnrolment(answer.value);
      else if (answer.error.kind !== 'second-factor-needed')
        toasts.commands.error(errorMessage(answer.error));
    } catch {
      toasts.commands.error(twoFactor.failed);
    }
  }
  if (enrolment === undefined) {
    return (
      <SubmitButton
        type="button"
        alignSelf="flex-start"
        submitting={making.underWay === 'enrolment'}
        onClick={() => void start()}
      >
        {begin}
      </SubmitButton>
    );
  }
  return (
    <styled.div display="flex" flexDirection="column" gap="5">
      <styled.section display="flex" flexDirection="column" gap="3">
        <styled.h2 fontSize="md">{twoFactor.scan}</styled.h2>
        <styled.p color="fg.muted" fontSize="sm">
          {twoFactor.scanHint}
        </styled.p>
        <QrCode value={enrolment.uri} label={twoFactor.qr} size={192} />
        <styled.p fontSize="sm" color="fg.muted">
          {twoFactor.manual}
        </styled.p>
        <styled.p display="flex" alignItems="center" gap="2" fontFamily="mono" fontSize="sm">
          <styled.span overflowWrap="anywhere">{grouped(enrolment.secret)}</styled.span>
          <CopyButton text={enrolment.secret} label={twoFactor.copy} />
        </styled.p>
      </styled.section>
      <styled.section display="flex" flexDirection="column" gap="3">
        <styled.h2 fontSize="md">{twoFactor.type}</styled.h2>
        <CodeForm
          hint={twoFactor.appHint}
          submit={twoFactor.confirm}
          onSubmit={async (code) => {
            const answer = await making.send('codes', () => secondFactor.confirm({ code }));
            if (answer?.ok === true) onCodes(answer.value.codes);
            return answer;
          }}
        />
      </styled.section>
    </styled.div>
  );
}
