import { styled } from '@ykd/adapters-ui/styled';
import { home } from '../messages/zh-CN/home';

/** How learning goes here: one line of steps. */
export function Steps() {
  return (
    <styled.section borderTopWidth="1px" borderColor="line" py={{ base: '8', md: '12' }}>
      <styled.h2 textStyle="title">{home.stepsTitle}</styled.h2>
      <styled.ol
        listStyle="none"
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
        gap={{ base: '6', md: '10' }}
        marginTop="6"
      >
        {home.steps.map(({ title, text }, at) => (
          <styled.li key={title} display="flex" gap="4">
            <styled.span aria-hidden textStyle="figure" lineHeight="none" color="brand.fg" minWidth="7">
              {at + 1}
            </styled.span>
            <div>
              <styled.h3 textStyle="heading">{title}</styled.h3>
              <styled.p color="fg.muted" marginTop="1.5">
                {text}
              </styled.p>
            </div>
          </styled.li>
        ))}
      </styled.ol>
    </styled.section>
  );
}
