import { styled } from '@ykd/adapters-ui/styled';
import { sumWords } from '@ykd/application/staff-list';
import { ADMIN_BILL_PATH } from '@ykd/domain/access';
import { bills as words } from '../messages/zh-CN/bills';
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
      >{`${words.gap} ${sumWords(ours - theirs)}`}</styled.span>
    </styled.span>
  );
}

/** Ways in cells, which are not in colour by themselves. */
export const Ways = styled('span', {
  base: { '& a': { color: 'brand.fg' }, '& a:hover': { textDecoration: 'underline' } },
});
