import { styled } from '@ykd/adapters-ui/styled';
import { useStore } from '@ykd/adapters-ui/react';
import { ArrowRightIcon, Button } from '@ykd/adapters-ui/widgets';
import { LEARN_PATH } from '@ykd/domain/access';
import { Link } from 'react-router-dom';
import { useServices } from '../../../../container/services-context';
import { home } from '../messages/zh-CN/home';
import { SampleLesson } from './sample-lesson';

/** The id of the list of courses on the home page. */
export const COURSES_ID = 'courses';

/** Who we are, and the way in. */
export function Hero() {
  const session = useStore(useServices().base, (state) => state.session);
  return (
    <styled.section
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.1fr) minmax(0, 1fr)' }}
      alignItems="center"
      gap={{ base: '10', lg: '16' }}
      py={{ base: '10', md: '14' }}
    >
      <div>
        <styled.h1 fontSize={{ base: '4xl', md: '5xl' }} letterSpacing="tight">
          {home.headline.map((line) => (
            <styled.span key={line} display="block">
              {line}
            </styled.span>
          ))}
        </styled.h1>
        <styled.p color="fg.muted" fontSize={{ md: 'lg' }} maxWidth="34rem" marginTop="5">
          {home.intro}
        </styled.p>
        <styled.div display="flex" flexWrap="wrap" gap="3" marginTop="8">
          <Button asChild size="lg">
            <Link to={LEARN_PATH}>
              {session === 'member' ? home.goOn : home.start}
              <ArrowRightIcon size={18} />
            </Link>
          </Button>
          <Button asChild size="lg" variant="outline">
            <a href={`#${COURSES_ID}`}>{home.seeCourses}</a>
          </Button>
        </styled.div>
      </div>
      <SampleLesson />
    </styled.section>
  );
}
