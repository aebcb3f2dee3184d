import { useQuery } from '@ykd/adapters-ui/react';
import { Button } from '@ykd/adapters-ui/widgets';
import { hasRight } from '@ykd/domain/access';
import { useState } from 'react';
import { useAdminQueries } from '../admin-queries';
import { writing } from '../messages/zh-CN/writing';
import { WriteDialog } from './late-dialogs';

/** Writes to one student, for whoever has the right to; the dialog is loaded when somebody does. */
export function WriteToStudent({ userId, name }: { userId: string; name: string }) {
  const me = useQuery(useAdminQueries().me, undefined).value;
  const [isWriting, setWriting] = useState(false);
  if (!hasRight(me, 'messages.send')) return null;
  return (
    <>
      <Button size="sm" variant="outline" onClick={() => setWriting(true)}>
        {writing.command}
      </Button>
      {isWriting && (
        <WriteDialog
          to={{ kind: 'students', target: { ids: [userId] } }}
          renderAbout={() => <p>{writing.toOne(name)}</p>}
          onClose={() => setWriting(false)}
        />
      )}
    </>
  );
}
