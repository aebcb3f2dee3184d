import { styled } from '@ykd/adapters-ui/styled';
import { Badge, Button, DataTable, type Column } from '@ykd/adapters-ui/widgets';
import type { CourseVersionsView, CourseVersionView } from '@ykd/application/staff-course';
import { adminCoursePreviewPath } from '@ykd/domain/access';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { publishAsked, withoutPublish } from '../../../routing/course-publish';
import { Time } from '../components/facts';
import { courses } from '../messages/zh-CN/courses';
import { DiscardDialog } from './discard-dialog';
import { PublishDialog } from './publish-dialog';

const words = courses.page;

type Row = CourseVersionView & { readonly id: string };
type Open = { readonly act: 'publish' | 'discard'; readonly version: CourseVersionView };

/** What can take the place of what learners read. */
const PUBLISHABLE: ReadonlySet<string> = new Set(['draft', 'earlier']);

const TONES = { draft: 'amber', live: 'brand', earlier: 'neutral', discarded: 'neutral' } as const;

const Small = styled('span', {
  base: { display: 'block', color: 'fg.muted', fontSize: 'xs', fontWeight: 'normal' },
});

const factsOf = (courseId: string): readonly Column<Row, never>[] => [
  {
    id: 'number',
    title: words.number,
    isHead: true,
    narrow: 'head',
    cell: ({ number, hash }) => (
      <>
        {courses.version(number)}
        <Small>{words.hash(hash)}</Small>
      </>
    ),
  },
  {
    id: 'state',
    title: words.state,
    cell: ({ state }) => <Badge tone={TONES[state]}>{words.states[state]}</Badge>,
  },
  {
    id: 'content',
    title: courses.content,
    cell: (version) => (
      <div>
        {courses.contentOf(version)}
        <Small>{courses.offPlan(courseId, version.chapters)}</Small>
      </div>
    ),
  },
  {
    id: 'created',
    title: words.from,
    cell: (version) => (
      <div>
        {words.origin(version)}
        <Small>
          <Time at={version.createdAt} />
        </Small>
      </div>
    ),
  },
  {
    id: 'published',
    title: words.published,
    cell: (version) => (
      <div>
        {words.publisher(version)}
        {version.publishedAt !== null && (
          <Small>
            <Time at={version.publishedAt} />
          </Small>
        )}
      </div>
    ),
  },
];

/** What can be done with a version. */
function Acts({
  courseId,
  version,
  onOpen,
}: {
  courseId: string;
  version: CourseVersionView;
  onOpen: (open: Open) => void;
}) {
  const { number, state } = version;
  const act = (name: Open['act'], title: string) => (
    <Button
      size="sm"
      variant={name === 'publish' ? 'soft' : 'ghost'}
      aria-label={words.actOn(title, number)}
      onClick={() => onOpen({ act: name, version })}
    >
      {title}
    </Button>
  );
  return (
    <styled.span display="flex" flexWrap="wrap" gap="1">
      <Button asChild size="sm" variant="outline" minHeight={{ base: '11', md: 'auto' }}>
        <Link to={adminCoursePreviewPath(courseId, number)} aria-label={words.actOn(words.preview, number)}>
          {words.preview}
        </Link>
      </Button>
      {state === 'draft' && act('publish', words.publish)}
      {state === 'earlier' && act('publish', words.rollBack)}
      {state === 'draft' && act('discard', words.discard)}
    </styled.span>
  );
}

const colsOf = (courseId: string, onOpen: (open: Open) => void): readonly Column<Row, never>[] => [
  ...factsOf(courseId),
  {
    id: 'acts',
    title: words.acts,
    cell: (version) => <Acts courseId={courseId} version={version} onOpen={onOpen} />,
  },
];

/** What was brought in of a course, the newest first, and what can be done with it. */
export function VersionsSection({ course: { courseId, versions } }: { course: CourseVersionsView }) {
  const [pressed, setPressed] = useState<Open>();
  const [search, setSearch] = useSearchParams();
  // The preview leads here with its version in the address; what is live by now, or gone, is not asked about.
  const asked = versions.find(
    ({ number, state }) => String(number) === publishAsked(search) && PUBLISHABLE.has(state),
  );
  const open = pressed ?? (asked && ({ act: 'publish', version: asked } as const));
  const live = versions.find(({ state }) => state === 'live')?.number ?? 0;
  const close = () => {
    setPressed(undefined);
    if (publishAsked(search) !== null) setSearch(withoutPublish(search), { replace: true });
  };
  return (
    <>
      <DataTable
        caption={courses.versions}
        cols={colsOf(courseId, setPressed)}
        rows={versions.map((version) => ({ ...version, id: String(version.number) }))}
        nameOf={({ number }) => courses.version(number)}
      />
      {open?.act === 'publish' && (
        <PublishDialog courseId={courseId} version={open.version} live={live} onClose={close} />
      )}
      {open?.act === 'discard' && (
        <DiscardDialog courseId={courseId} version={open.version} onClose={close} />
      )}
    </>
  );
}
