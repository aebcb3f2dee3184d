import { WhyInClasses } from '../classes/why';
import { Section } from './section';

/** The classes that he is in, or was, and why. */
export function ClassesSection({ userId }: { userId: string }) {
  return (
    <Section name="classes">
      <WhyInClasses studentId={userId} />
    </Section>
  );
}
