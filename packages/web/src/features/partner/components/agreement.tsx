import { styled } from '@ykd/adapters-ui/styled';
import { Button, Modal } from '@ykd/adapters-ui/widgets';
import { partnerAgreementOf } from '@ykd/domain/partner';
import { useState } from 'react';
import { partner as words } from '../messages/zh-CN/partner';

/** Opens a version of the agreement to be read. */
export function AgreementLink({ version, label }: { version: string; label: string }) {
  const [isOpen, setOpen] = useState(false);
  const agreement = partnerAgreementOf(version);
  if (agreement === undefined) return null;
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Modal open={isOpen} onClose={() => setOpen(false)} title={words.agreement}>
        <styled.ol display="flex" flexDirection="column" gap="4" listStyle="none">
          {agreement.parts.map(({ title, text }, at) => (
            <li key={title}>
              <styled.h3 fontSize="md" fontWeight="semibold" marginBottom="1">
                {at + 1}. {title}
              </styled.h3>
              <p>{text}</p>
            </li>
          ))}
        </styled.ol>
      </Modal>
    </>
  );
}
