import { styled } from '@ykd/adapters-ui/styled';
import { Card } from '@ykd/adapters-ui/widgets';
import type { SecondFactorStep } from '@ykd/application/shared';
import { useState } from 'react';
import { useAdminQueries } from '../admin-queries';
import { PageTitle } from '../components/page-title';
import { twoFactor } from '../messages/zh-CN/two-factor';
import { CodeForm } from './code-form';
import { Enrol, type Making } from './enrol';
import { RecoveryList } from './recovery-list';
import { useOneAtATime } from './use-one-at-a-time';

/** What stands in the place of every page of the console until its visitor has shown the second factor. */
export function Gate({ step, onDone }: { step: SecondFactorStep; onDone: () => void }) {
  const { secondFactor } = useAdminQueries();
  const isCode = step === 'code';
  const making = useOneAtATime<Making>();
  const [codes, setCodes] = useState<readonly string[]>();
  return (
    <styled.div width="full" maxWidth="30rem" marginInline="auto">
      <PageTitle
        title={isCode ? twoFactor.gateTitle : twoFactor.enrolTitle}
        note={isCode ? twoFactor.gateNote : twoFactor.enrolNote}
      />
      <Card>
        {isCode ? (
          <>
            <CodeForm
              hint={twoFactor.codeHint}
              submit={twoFactor.enter}
              onSubmit={async (code) => {
                const answer = await secondFactor.verify({ code });
                if (answer.ok) onDone();
                return answer;
              }}
            />
            <styled.p marginTop="4" fontSize="sm" color="fg.subtle">
              {twoFactor.lost}
            </styled.p>
          </>
        ) : (
          <styled.div display="flex" flexDirection="column">
            {codes === undefined ? (
              <Enrol begin={twoFactor.begin} making={making} onCodes={setCodes} />
            ) : (
              <RecoveryList codes={codes} onSaved={onDone} />
            )}
          </styled.div>
        )}
      </Card>
    </styled.div>
  );
}
