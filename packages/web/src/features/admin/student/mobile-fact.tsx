import { wordsForReaders } from '@ykd/adapters-http/client';
import { styled } from '@ykd/adapters-ui/styled';
import { EyeIcon, SubmitButton } from '@ykd/adapters-ui/widgets';
import type { AppError } from '@ykd/application/shared';
import { useState } from 'react';
import { useServices } from '../../../container/services-context';
import { CopyInPlace } from '../components/copy-in-place';
import { admin } from '../messages/zh-CN/admin';
import { student } from '../messages/zh-CN/student';
import { useStudentQueries } from './student-queries';

const words = student.profile;

const REFUSALS: Readonly<Partial<Record<AppError['kind'], string>>> = {
  'too-many-attempts': words.mobileTooOften,
  'entity-not-found': admin.unseen,
};

/** The mobile, in part until somebody asks for the rest: who did is written down. */
export function MobileFact({ userId, masked }: { userId: string; masked: string }) {
  const { toasts } = useServices();
  const { tellMobile } = useStudentQueries();
  const [whole, setWhole] = useState<string>();
  const [isAsking, setAsking] = useState(false);

  const ask = async (): Promise<void> => {
    setAsking(true);
    try {
      const answer = await tellMobile({ userId });
      if (answer.ok) setWhole(answer.value.mobile);
      else toasts.commands.error(REFUSALS[answer.error.kind] ?? words.mobileFailed);
    } catch (error) {
      toasts.commands.error(words.mobileFailed, { description: wordsForReaders(error) });
    }
    setAsking(false);
  };
  return (
    <styled.span display="inline-flex" flexWrap="wrap" alignItems="center" columnGap="2">
      <styled.span fontVariantNumeric="tabular-nums" role="status">
        {whole ?? masked}
      </styled.span>
      {whole === undefined ? (
        <SubmitButton
          type="button"
          size="sm"
          variant="ghost"
          marginInlineStart="-3"
          marginBlock={{ md: '-1.5' }}
          submitting={isAsking}
          onClick={() => void ask()}
        >
          <EyeIcon size={16} />
          {words.showMobile}
        </SubmitButton>
      ) : (
        <CopyInPlace text={whole} label={words.copyMobile} />
      )}
      <styled.span flexBasis="full" color="fg.subtle" fontSize="xs">
        {words.mobileLogged}
      </styled.span>
    </styled.span>
  );
}
