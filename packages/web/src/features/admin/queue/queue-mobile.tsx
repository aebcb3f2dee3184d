import { styled } from '@ykd/adapters-ui/styled';
import { EyeIcon, SubmitButton } from '@ykd/adapters-ui/widgets';
import type { FollowUpLine } from '@ykd/application/follow-up';
import { CopyInPlace } from '../components/copy-in-place';
import { memberTitle } from '../member-title';
import { queue as words } from '../messages/zh-CN/queue';
import { student } from '../messages/zh-CN/student';
import { useWholeMobile } from '../student/use-whole-mobile';

const { showMobile, mobileLogged, copyMobile } = student.profile;

/** Marks the button of a row that asks for the whole mobile. */
const ASKS = 'data-asks-mobile';

/** Asks for the whole mobile of a row, as its button does. */
export const askMobileIn = (row: HTMLElement | undefined): void =>
  row?.querySelector<HTMLElement>(`[${ASKS}]`)?.click();

/** Where to call a student, in part until somebody asks for the rest: whoever sees the queue may, and it is written down. */
export function QueueMobile({ line }: { line: FollowUpLine }) {
  const { whole, isAsking, ask } = useWholeMobile(line.id);
  return (
    <styled.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="1"
      minHeight={{ base: '11', md: '8' }}
      color="fg.muted"
      fontSize="sm"
      css={{ '& button': { minHeight: { base: '11', md: '8' } } }}
    >
      <styled.span role="status" fontVariantNumeric="tabular-nums">
        {whole ?? line.mobile}
      </styled.span>
      {whole === undefined ? (
        <SubmitButton
          type="button"
          size="sm"
          variant="ghost"
          title={mobileLogged}
          aria-label={words.actOn(showMobile, memberTitle(line))}
          submitting={isAsking}
          onClick={() => void ask()}
          {...{ [ASKS]: '' }}
        >
          <EyeIcon size={16} />
          {showMobile}
        </SubmitButton>
      ) : (
        <>
          <CopyInPlace text={whole} label={copyMobile} />
          <styled.span color="fg.subtle" fontSize="xs">
            {words.mobileTold}
          </styled.span>
        </>
      )}
    </styled.div>
  );
}
