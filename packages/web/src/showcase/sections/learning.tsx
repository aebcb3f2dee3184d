import { styled } from '@ykd/adapters-ui/styled';
import { Card } from '@ykd/adapters-ui/widgets';
import { LEARN_DASHBOARD } from '@ykd/domain/access';
import { isShownTag } from '@ykd/domain/member';
import { DAY_MS } from '@ykd/domain/shared';
import { useState } from 'react';
import { useServices } from '../../container/services-context';
import { AnnouncementStrip } from '../../components/activity/announcement-strip';
import { PromoBanner } from '../../components/activity/promo-banner';
import { CampusBanner } from '../../layouts/learn/extras/campus-banner';
import { PromoBadge } from '../../layouts/learn/extras/promo-badge';
import { ReportCard } from '../../components/activity/report-card';
import { TagList } from '../../layouts/learn/extras/tag-list';
import { NoticeBar } from '../../layouts/learn/notice-bar';
import { ArenaView } from '../../features/check-in/components/arena-view';
import { AccessTerm } from '../../features/learn/components/access-term';
import { PeriodBar } from '../../features/learn/components/period-bar';
import { TrackHead } from '../../features/learn/components/track-head';
import {
  accessTerms,
  ANNOUNCEMENT,
  arenas,
  BANNER,
  SAMPLE_TRACK,
  TAGS,
  trackViews,
} from './learning-samples';
import { Columns, Section, Specimens } from './section';

/** The widgets of the learning centre beside its courses. */
export function Learning() {
  const now = useServices().environment.clock.now();
  const [closed, setClosed] = useState(0);
  const close = () => setClosed(closed + 1);
  return (
    <Section id="learning" note="侧栏的标签与横幅、年度报告弹窗、方向、权限与竞技场。">
      <Specimens title="标签（鼠标指向或键盘聚焦时显示说明；show 不是文本 true 的不显示）">
        <styled.div width="56">
          <TagList tags={TAGS.filter(isShownTag)} />
        </styled.div>
      </Specimens>
      <Specimens title="横幅：员工安排的（期间内）、校园招聘（一直都在）">
        <styled.div width="48">
          <PromoBanner banner={BANNER} />
        </styled.div>
        <styled.div width="48">
          <CampusBanner menu={[LEARN_DASHBOARD]} />
        </styled.div>
      </Specimens>
      <styled.div display={{ base: 'block', lg: 'none' }}>
        <PromoBadge banner={BANNER} />
      </styled.div>
      <NoticeBar />
      <AnnouncementStrip announcement={ANNOUNCEMENT} onPutAway={close} />
      <Specimens title={`年度报告弹窗（关闭过 ${closed} 次）`}>
        <styled.div width="80">
          <ReportCard year={2025} onClose={close} />
        </styled.div>
      </Specimens>
      <Columns least="lg">
        {trackViews(now).map((view, at) => (
          <Card key={at}>
            <TrackHead track={SAMPLE_TRACK} view={view} />
          </Card>
        ))}
      </Columns>
      <Columns least="lg">
        {accessTerms(now).map((term) => (
          <AccessTerm key={term.order.id} term={term} now={now} />
        ))}
      </Columns>
      <Columns as="dl">
        <PeriodBar title="还早" from={now - 10 * DAY_MS} until={now + 200 * DAY_MS} now={now} />
        <PeriodBar title="快结束" from={now - 80 * DAY_MS} until={now + 5 * DAY_MS} now={now} />
        <PeriodBar title="今天结束" from={now - 80 * DAY_MS} until={now} now={now} />
        <PeriodBar title="已结束" from={now - 80 * DAY_MS} until={now - 3 * DAY_MS} now={now} />
      </Columns>
      <Columns least="lg">
        {arenas(now).map((checkIns, at) => (
          <styled.div key={at} display="flex" flexDirection="column" gap="4">
            <ArenaView checkIns={checkIns} />
          </styled.div>
        ))}
      </Columns>
    </Section>
  );
}
