import { styled } from '@ykd/adapters-ui/styled';
import { Quiet } from './detail-parts';

/** What stands in a section in which there is nothing: of many sections that are empty none takes room. */
export function Nothing({ title, hint }: { title: string; hint?: string }) {
  return (
    <div>
      <styled.p fontSize="sm" fontWeight="medium">
        {title}
      </styled.p>
      {hint && <Quiet css={{ textWrap: 'pretty' }}>{hint}</Quiet>}
    </div>
  );
}
