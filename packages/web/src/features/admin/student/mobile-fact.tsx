import { styled } from '@ykd/adapters-ui/styled';
import { EyeIcon, SubmitButton } from '@ykd/adapters-ui/widgets';
import { CopyInPlace } from '../components/copy-in-place';
import { student } from '../messages/zh-CN/student';
import { useWholeMobile } from './use-whole-mobile';

const words = student.profile;

/** The mobile, in part until somebody asks for the rest: who did is written down. */
export function MobileFact({ userId, masked }: { userId: string; masked: string }) {
  const { whole, isAsking, ask } = useWholeMobile(userId);
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
