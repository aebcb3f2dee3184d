import { chakra } from '@chakra-ui/react/styled-system';
import { home } from '../../../messages/zh-CN/home';

/** How learning goes here: one line of steps. */
export function Steps() {
  return (
    <chakra.section borderTopWidth="1px" borderColor="line" py={{ base: '8', md: '12' }}>
      <chakra.h2 textStyle="title">{home.stepsTitle}</chakra.h2>
      <chakra.ol
        listStyle="none"
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
        gap={{ base: '6', md: '10' }}
        marginTop="6"
      >
        {home.steps.map(({ title, text }, at) => (
          <chakra.li key={title} display="flex" gap="4">
            <chakra.span aria-hidden textStyle="figure" lineHeight="none" color="brand.fg" minWidth="7">
              {at + 1}
            </chakra.span>
            <div>
              <chakra.h3 textStyle="heading">{title}</chakra.h3>
              <chakra.p color="fg.muted" marginTop="1.5">
                {text}
              </chakra.p>
            </div>
          </chakra.li>
        ))}
      </chakra.ol>
    </chakra.section>
  );
}
