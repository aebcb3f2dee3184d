import { styled } from '@ykd/adapters-ui/styled';
import { Button } from '@ykd/adapters-ui/widgets';
import { useState, type ReactNode } from 'react';

/** A part of the page that is loaded once somebody wants to see it. */
export function ShownSection({
  words,
  isFirst = false,
  children,
}: {
  words: { readonly title: string; readonly show: string; readonly hide: string };
  /** Whether it is shown from the beginning. */
  isFirst?: boolean;
  children: ReactNode;
}) {
  const [isShown, setShown] = useState(isFirst);
  return (
    <styled.section aria-label={words.title} display="flex" flexDirection="column" gap="3">
      <styled.div display="flex" alignItems="center" justifyContent="space-between" gap="3">
        <styled.h2 textStyle="heading">{words.title}</styled.h2>
        <Button size="sm" variant="outline" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? words.hide : words.show}
        </Button>
      </styled.div>
      {isShown && children}
    </styled.section>
  );
}
