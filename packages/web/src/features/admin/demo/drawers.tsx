import { styled } from '@ykd/adapters-ui/styled';
import { Field, TextInput } from '@ykd/adapters-ui/widgets';
import { DetailDrawer } from '../blocks/detail-drawer';
import { OpenLink } from '../blocks/open-link';
import { useOpenRow } from '../blocks/use-open-row';
import { PEOPLE, personOf } from './sample-people';
import { Specimen } from './specimen';

const List = styled('ul', {
  base: { display: 'flex', flexDirection: 'column', gap: '2', listStyle: 'none', fontSize: 'sm' },
});

/** A detail with an address of its own. */
export function Drawers() {
  const row = useOpenRow();
  return (
    <Specimen
      title="详情抽屉"
      note="地址里有它：刷新还在，后退与 Esc 关闭，焦点回到那一行；J、K 换到相邻的一行；手机上占满整页。"
    >
      <List>
        {PEOPLE.map(({ id, title, note }) => (
          <li key={id}>
            <OpenLink row={row} id={id}>
              {title}
            </OpenLink>
            <styled.span display="block" color="fg.muted">
              {note}
            </styled.span>
          </li>
        ))}
      </List>
      <DetailDrawer row={row} ids={PEOPLE.map(({ id }) => id)} title={(id) => personOf(id)?.title ?? id}>
        {(id) => (
          <styled.div display="flex" flexDirection="column" gap="4">
            <p>{personOf(id)?.note ?? '没有这个人。'}</p>
            <styled.p fontSize="sm" color="fg.muted">
              入职 {personOf(id)?.since ?? '—'}
            </styled.p>
            <Field label="备注" hint="输入时 J、K 只是字母。">
              <TextInput />
            </Field>
          </styled.div>
        )}
      </DetailDrawer>
    </Specimen>
  );
}
