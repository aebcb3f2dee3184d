import { styled } from '@ykd/adapters-ui/styled';
import { ADMIN_BILL_PATH } from '@ykd/domain/access';
import { bills as words } from '../messages/zh-CN/bills';
import { sumWords } from '../messages/zh-CN/sums';
import { signedYuan } from './difference-cells';
import { Unbroken } from '../table/cell-value';

/** The page of a month. */
export const monthHref = (month: string): string => `${ADMIN_BILL_PATH}?${new URLSearchParams({ month })}`;

/** Money as both sides have it: once, where they agree, otherwise both and how much lies between them. */
export function BothSides({ ours, theirs }: { ours: number; theirs: number }) {
  if (ours === theirs) return <Unbroken>{sumWords(ours)}</Unbroken>;
  return (
    <styled.span display="inline-flex" flexDirection="column" alignItems="flex-end">
      <Unbroken>{`${words.ours} ${sumWords(ours)}`}</Unbroken>
      <Unbroken>{`${words.theirs} ${sumWords(theirs)}`}</Unbroken>
      <styled.span
        color="amber.fg"
        whiteSpace="nowrap"
      >{`${words.gap} ${signedYuan(ours - theirs, sumWords)}`}</styled.span>
    </styled.span>
  );
}

/** Ways in cells, which are not in colour by themselves. */
export const Ways = styled('span', {
  base: { '& a': { color: 'brand.fg' }, '& a:hover': { textDecoration: 'underline' } },
});
