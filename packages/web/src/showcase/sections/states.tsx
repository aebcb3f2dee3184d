import {
  Button,
  Card,
  Drawing,
  EmptyState,
  ErrorState,
  LoadingRegion,
  SkeletonCard,
  SkeletonCourseCard,
  SkeletonText,
  type ToastStore,
} from '@ykd/adapters-ui/widgets';
import { Columns, Section, Specimens } from './section';

/** Loading, empty and error, which every page has. */
export function States({ toasts }: { toasts: ToastStore }) {
  return (
    <Section id="states">
      <LoadingRegion>
        <Columns>
          <SkeletonCourseCard />
          <SkeletonCard />
          <Card>
            <SkeletonText lines={5} />
          </Card>
        </Columns>
      </LoadingRegion>
      <Columns least="lg">
        <Card>
          <EmptyState
            title="还没有课程"
            hint="购买课程后，会出现在这里。也可以先试听一门体验课。"
            action={<Button variant="soft">看看体验课</Button>}
          />
        </Card>
        <Card>
          <ErrorState onRetry={() => void toasts.commands.info('正在重试')} />
        </Card>
        <Card>
          <EmptyState
            drawing="search"
            title="没有找到学校"
            hint="换个写法试试，也可以输入拼音首字母。"
            compact
          />
        </Card>
        <Card>
          <EmptyState drawing="done" title="今天没有待办" compact />
        </Card>
      </Columns>
      <Specimens title="插图">
        <Drawing name="book" />
        <Drawing name="search" />
        <Drawing name="done" />
        <Drawing name="broken" />
        <Drawing name="welcome" />
      </Specimens>
    </Section>
  );
}
