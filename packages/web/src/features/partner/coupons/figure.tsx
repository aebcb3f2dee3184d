import { styled } from '@ykd/adapters-ui/styled';

/** A number under what it counts. */
export function Figure({ title, figure, unit }: { title: string; figure: string; unit?: string }) {
  return (
    <styled.div flex="1" minWidth="28">
      <styled.dt fontSize="sm" color="fg.muted">
        {title}
      </styled.dt>
      <styled.dd fontVariantNumeric="tabular-nums">
        <styled.span textStyle="figure">{figure}</styled.span> {unit}
      </styled.dd>
    </styled.div>
  );
}
