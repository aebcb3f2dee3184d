import { PageTitle } from '../components/page-title';
import { AssistantTabs } from './assistant-tabs';
import { HandOverView } from './hand-over-view';

/** Where the students of anybody are given to a colleague. Beyond the Specification. */
export function Component() {
  return (
    <>
      <PageTitle />
      <AssistantTabs />
      <HandOverView />
    </>
  );
}
