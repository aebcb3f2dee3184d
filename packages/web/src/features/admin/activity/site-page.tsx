import { useQuery } from '@ykd/adapters-ui/react';
import { Answer, Card, EmptyState, SkeletonCard } from '@ykd/adapters-ui/widgets';
import type { SiteLine } from '@ykd/application/activity';
import { siteIssues, type SiteForm } from '@ykd/domain/site';
import { useState } from 'react';
import { useServices } from '../../../container/services-context';
import { Refused } from '../components/refused';
import { activities as words } from '../messages/zh-CN/activities';
import { ActivityFrame } from './activity-frame';
import { useActivityQueries } from './activity-queries';
import { LineField } from './fields';
import { KeptDialog } from '../blocks/kept-dialog';
import { KeptList, useRemoval } from './kept-list';
import { useKeptForm } from '../blocks/use-kept-form';

const KEYS = ['host', 'title', 'icp', 'police'] as const;

const formOf = ({ host, title, icp, police }: SiteForm): SiteForm => ({
  host: host.trim().toLowerCase(),
  title: title.trim(),
  icp: icp.trim(),
  police: police.trim(),
});

const EMPTY: SiteForm = { host: '', title: '', icp: '', police: '' };

/** A new record of a site, or what one says from now on. */
function SiteDialog({ line, onClose }: { line: SiteLine | undefined; onClose: () => void }) {
  const { port, sites } = useActivityQueries();
  const { commands } = useServices().toasts;
  const form = useKeptForm({
    keys: KEYS,
    begun: { version: line?.version ?? 0, texts: formOf(line ?? EMPTY) },
    issues: (texts) => siteIssues(formOf(texts)),
    textsOfNow: (now) =>
      Object.fromEntries(KEYS.map((key) => [key, String(now[key] ?? '')])) as unknown as SiteForm,
    store: (version, texts) =>
      sites.change(
        undefined,
        () => port.saveSite({ version, ...formOf(texts) }),
        (_before, now) => now,
      ),
    onSaved: ({ host }) => commands.success(words.saved(host.trim())),
    onRefused: () => sites.outdate(),
  });
  return (
    <KeptDialog
      title={line === undefined ? words.add.site : words.edit(line.host)}
      form={form}
      labels={words.fields}
      onClose={onClose}
    >
      <LineField of={form} name="host" hint={words.fields.hostHint} readOnly={line !== undefined} required />
      <LineField of={form} name="title" required />
      <LineField of={form} name="icp" />
      <LineField of={form} name="police" />
    </KeptDialog>
  );
}

/** The records of sites: title and registration numbers by host (Specification §2 'Layouts'). */
export function Component() {
  const { port, sites } = useActivityQueries();
  const read = useQuery(sites, undefined);
  const removal = useRemoval();
  const [open, setOpen] = useState<{ readonly line: SiteLine | undefined }>();
  const change = async (act: () => ReturnType<typeof port.removeSite>) => {
    const answer = await sites.change(undefined, act, (_before, now) => now);
    if (!answer.ok) sites.outdate();
    return answer;
  };
  return (
    <ActivityFrame
      note={words.siteNote}
      addLabel={words.add.site}
      onAdd={() => setOpen({ line: undefined })}
      isForAll
    >
      <Answer
        of={read}
        failed={words.failed}
        waiting={<SkeletonCard lines={4} />}
        refused={<Refused />}
        isEmpty={({ length }) => length === 0}
        empty={
          <Card>
            <EmptyState title={words.none.site} hint={words.noneHint.site} />
          </Card>
        }
      >
        {(list) => (
          <KeptList
            label={words.sites}
            rows={list.map((line) => {
              const { host, version, title, icp, police } = line;
              return {
                key: host,
                title: host,
                facts: [title, icp, police].filter((text) => text !== ''),
                mayChange: line.mayChange,
                onEdit: () => setOpen({ line }),
                onRemove: () =>
                  void removal(
                    host,
                    () => change(() => port.removeSite({ host, version })),
                    () => change(() => port.saveSite({ version: 0, ...formOf(line) })),
                  ),
              };
            })}
          />
        )}
      </Answer>
      {open && <SiteDialog line={open.line} onClose={() => setOpen(undefined)} />}
    </ActivityFrame>
  );
}
