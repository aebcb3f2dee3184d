import { styled } from '@ykd/adapters-ui/styled';
import { Answer, Button, Card, CheckIcon, ClockIcon, SkeletonCard } from '@ykd/adapters-ui/widgets';
import { waitsForReview } from '@ykd/domain/partner';
import { shanghaiMinute } from '@ykd/domain/shared';
import type { ReactNode } from 'react';
import { usePageTitle } from '../../../components/page-title';
import { useServices } from '../../../container/services-context';
import { Section } from '../components/section';
import { SentApplication, Submissions } from '../components/submissions';
import { partner as words } from '../messages/zh-CN/partner';
import { usePartnerQueries } from '../partner-queries';
import { useStanding } from '../use-standing';

const Steps = styled('ol', {
  base: { listStyle: 'none', display: 'flex', flexDirection: 'column', gap: '4', marginTop: '4' },
});

function Step({
  icon,
  title,
  isNow = false,
  children,
}: {
  icon?: ReactNode;
  title: string;
  isNow?: boolean;
  children?: ReactNode;
}) {
  return (
    <styled.li display="flex" gap="3" aria-current={isNow ? 'step' : undefined}>
      <styled.span
        flex="none"
        width="6"
        height="6"
        display="flex"
        alignItems="center"
        justifyContent="center"
        borderWidth="1px"
        borderRadius="full"
        borderColor={isNow ? 'brand.fg' : 'line.strong'}
        color={isNow ? 'brand.fg' : 'fg.muted'}
      >
        {icon}
      </styled.span>
      <styled.span display="block" minWidth="0">
        <styled.span fontWeight={isNow ? 'semibold' : 'normal'}>{title}</styled.span>
        {children && (
          <styled.span display="block" fontSize="sm" color="fg.muted" marginTop="0.5">
            {children}
          </styled.span>
        )}
      </styled.span>
    </styled.li>
  );
}

/** `/coupon/review`: where an application stands, since when, and what comes next. Specification §2 'Coupon'. */
export function Component() {
  usePageTitle(words.titles.review);
  const { coupon, partner } = usePartnerQueries();
  const { commands } = useServices().toasts;
  const look = async (): Promise<void> => {
    const answer = await coupon.change(partner.standing);
    // Once it is decided the layout leads on.
    if (answer.ok && waitsForReview(answer.value.workOrder)) commands.info(words.stillWaiting);
  };
  return (
    <Answer of={useStanding()} failed={words.failed} waiting={<SkeletonCard lines={6} />}>
      {({ workOrder }) => {
        const [last, ...earlier] = workOrder?.submissions ?? [];
        if (last === undefined) return null;
        return (
          <>
            <Card>
              <styled.h1 textStyle="title">{words.reviewTitle}</styled.h1>
              <Steps aria-label={words.steps}>
                <Step icon={<CheckIcon size={14} />} title={words.stepSent}>
                  {words.since(shanghaiMinute(last.submittedAt))}，{words.nth(last.number)}
                </Step>
                <Step icon={<ClockIcon size={14} />} title={words.stepReview} isNow>
                  {words.stepReviewHint}
                </Step>
                <Step title={words.stepResult}>{words.stepResultHint}</Step>
              </Steps>
              <styled.div marginTop="5">
                <Button variant="outline" onClick={() => void look()}>
                  {words.look}
                </Button>
              </styled.div>
            </Card>
            <Section title={words.whatSent}>
              <SentApplication sent={last} />
            </Section>
            {earlier.length > 0 && (
              <Section title={words.earlier}>
                <Submissions of={earlier} />
              </Section>
            )}
          </>
        );
      }}
    </Answer>
  );
}
