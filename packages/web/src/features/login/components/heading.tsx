import { chakra } from '@chakra-ui/react/styled-system';

/** The words above a form. */
export function Heading({ title, intro }: { title: string; intro: string }) {
  return (
    <chakra.div marginBottom="7">
      <chakra.h1 fontSize="3xl">{title}</chakra.h1>
      <chakra.p color="fg.muted" marginTop="2">
        {intro}
      </chakra.p>
    </chakra.div>
  );
}
