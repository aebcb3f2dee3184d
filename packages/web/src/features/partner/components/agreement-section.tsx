import { styled } from '@ykd/adapters-ui/styled';
import { Button } from '@ykd/adapters-ui/widgets';
import type { OwnPartner } from '@ykd/application/partner';
import { CURRENT_PARTNER_AGREEMENT, isCurrentAgreement } from '@ykd/domain/partner';
import { shanghaiMinute } from '@ykd/domain/shared';
import { useServices } from '../../../container/services-context';
import { useForm } from '../../../forms/use-form';
import { FormAlert } from '../../../forms/form-alert';
import { partner as words } from '../messages/zh-CN/partner';
import { usePartnerChange } from '../use-partner-change';
import { AgreementLink } from './agreement';
import { Section } from './section';

/** What one agreed to, and when; a new version is to be agreed to. */
export function AgreementSection({ partner }: { partner: OwnPartner }) {
  const { agreementVersion, agreedAt, version } = partner;
  const { calls, writer, change } = usePartnerChange();
  const { commands } = useServices().toasts;
  const current = CURRENT_PARTNER_AGREEMENT.version;
  const { errors, submitting, send } = useForm<HTMLDivElement>(async () => {
    const refused = await change(() => calls.agree({ agreementVersion: current, ...writer, version }), []);
    if (refused === undefined) commands.success(words.agreeDone);
    return refused;
  });
  const isCurrent = isCurrentAgreement(agreementVersion);
  return (
    <Section title={words.agreement} action={<AgreementLink version={agreementVersion} label={words.view} />}>
      <FormAlert message={errors.form} />
      <p>{words.agreedAt(agreementVersion, shanghaiMinute(agreedAt))}</p>
      {!isCurrent && (
        <styled.div display="flex" flexWrap="wrap" gap="3" marginTop="3">
          <AgreementLink version={current} label={words.read(current)} />
          <Button size="sm" aria-disabled={submitting} onClick={() => void send()}>
            {words.agreeNow}
          </Button>
        </styled.div>
      )}
    </Section>
  );
}
