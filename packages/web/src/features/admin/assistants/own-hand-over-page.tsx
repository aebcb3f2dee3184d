import { PageTitle } from '../components/page-title';
import { HandOverView } from './hand-over-view';

/** Where somebody gives his own students to a colleague. Beyond the Specification. */
export function Component() {
  return (
    <>
      <PageTitle />
      <HandOverView isOwn />
    </>
  );
}
