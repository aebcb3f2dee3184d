import { chakra } from '@chakra-ui/react/styled-system';
import { useStore } from '@ykd/adapters-ui/react';
import { ArrowRightIcon, Button } from '@ykd/adapters-ui/widgets';
import { LEARN_PATH } from '@ykd/domain/access';
import { Link } from 'react-router-dom';
import { useServices } from '../../../container/services-context';
import { home } from '../../../messages/zh-CN/home';
import { SampleLesson } from './sample-lesson';

/** The id of the list of courses on the home page. */
export const COURSES_ID = 'courses';

/** Who we are, and the way in. */
export function Hero() {
  const { session } = useStore(useServices().base);
  return (
    <chakra.section
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.1fr) minmax(0, 1fr)' }}
      alignItems="center"
      gap={{ base: '10', lg: '16' }}
      py={{ base: '10', md: '14' }}
    >
      <div>
        <chakra.h1 fontSize={{ base: '4xl', md: '5xl' }} letterSpacing="tight">
          {home.headline.map((line) => (
            <chakra.span key={line} display="block">
              {line}
            </chakra.span>
          ))}
        </chakra.h1>
        <chakra.p color="fg.muted" fontSize={{ md: 'lg' }} maxWidth="34rem" marginTop="5">
          {home.intro}
        </chakra.p>
        <chakra.div display="flex" flexWrap="wrap" gap="3" marginTop="8">
          <Button asChild size="lg">
            <Link to={LEARN_PATH}>
              {session === 'member' ? home.goOn : home.start}
              <ArrowRightIcon size={18} />
            </Link>
          </Button>
          <Button asChild size="lg" variant="outline">
            <a href={`#${COURSES_ID}`}>{home.seeCourses}</a>
          </Button>
        </chakra.div>
      </div>
      <SampleLesson />
    </chakra.section>
  );
}
