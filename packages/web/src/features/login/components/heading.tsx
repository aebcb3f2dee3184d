import { styled } from '@ykd/adapters-ui/styled';

/** The words above a form. */
export function Heading({ title, intro }: { title: string; intro: string }) {
  return (
    <styled.div marginBottom="7">
      <styled.h1 fontSize="3xl">{title}</styled.h1>
      <styled.p color="fg.muted" marginTop="2">
        {intro}
      </styled.p>
    </styled.div>
  );
}
