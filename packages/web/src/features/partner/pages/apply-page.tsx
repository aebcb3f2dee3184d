import { useStore } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Answer, SkeletonCard } from '@ykd/adapters-ui/widgets';
import { usePageTitle } from '../../../components/page-title';
import { useServices } from '../../../container/services-context';
import { ApplicationForm, type BegunApplication } from '../components/application-form';
import { HowAnswered } from '../components/how-answered';
import { Section } from '../components/section';
import { Submissions } from '../components/submissions';
import { partner as words } from '../messages/zh-CN/partner';
import { useStanding } from '../use-standing';

/** `/coupon/apply`: applies to be a partner; who was refused, or asked for more, sees why, and what was sent before. Specification §2 'Coupon'. */
export function Component() {
  usePageTitle(words.titles.apply);
  const { user } = useStore(useServices().base);
  const empty: BegunApplication = {
    realName: user?.name ?? '',
    contact: '',
    channel: '',
    channelText: '',
    reason: '',
  };
  return (
    <>
      <div>
        <styled.h1 textStyle="title">{words.titles.apply}</styled.h1>
        <styled.p color="fg.muted" marginTop="2">
          {words.intro}
        </styled.p>
      </div>
      <Answer of={useStanding()} failed={words.failed} waiting={<SkeletonCard lines={8} />}>
        {({ workOrder, reviewStatus }) => {
          const last = workOrder?.submissions[0];
          return (
            <>
              {last && <HowAnswered sent={last} />}
              {last && <p>{words.introAgain}</p>}
              <ApplicationForm
                // What was decided meanwhile is another form.
                key={workOrder?.version ?? 0}
                begun={last ?? empty}
                version={workOrder?.version ?? 0}
                isAgain={reviewStatus !== 'UNREVIEW'}
              />
              {workOrder && (
                <Section title={words.records}>
                  <Submissions of={workOrder.submissions} />
                </Section>
              )}
            </>
          );
        }}
      </Answer>
    </>
  );
}
