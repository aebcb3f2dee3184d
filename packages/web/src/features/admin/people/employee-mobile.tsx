import { errorMessage } from '@ykd/adapters-http/contracts';
import { styled } from '@ykd/adapters-ui/styled';
import { EyeIcon, IconButton } from '@ykd/adapters-ui/widgets';
import { useState } from 'react';
import { useServices } from '../../../container/services-context';
import { CopyInPlace } from '../components/copy-in-place';
import { people } from '../messages/zh-CN/people';
import { usePeople } from './people-queries';

const words = people.employee;

/** A mobile, in part until somebody asks for the whole; the asking is written down. */
export function Mobile({ userId, masked }: { userId: string; masked: string }) {
  const queries = usePeople();
  const { commands } = useServices().toasts;
  const [whole, setWhole] = useState<string>();
  const show = async () => {
    const answer = await queries.employee.mobile({ userId });
    if (!answer.ok) commands.error(errorMessage(answer.error));
    else {
      setWhole(answer.value.mobile);
      queries.history.outdate((id) => id === userId);
    }
  };
  return (
    <styled.span
      display="inline-flex"
      alignItems="center"
      gap="1"
      fontVariantNumeric="tabular-nums"
      // As high as the lines around it.
      css={{ '& button': { marginBlock: '-1.5' } }}
    >
      {whole ?? masked}
      {whole === undefined ? (
        <IconButton
          size="sm"
          label={words.showMobile}
          title={words.showMobileHint}
          onClick={() => void show()}
        >
          <EyeIcon size={18} />
        </IconButton>
      ) : (
        <CopyInPlace text={whole} label={words.copyMobile} />
      )}
    </styled.span>
  );
}
