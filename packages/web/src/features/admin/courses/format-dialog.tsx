import { styled } from '@ykd/adapters-ui/styled';
import { Modal } from '@ykd/adapters-ui/widgets';
import { courses } from '../messages/zh-CN/courses';

const words = courses.format;

const Sample = styled('pre', {
  base: {
    padding: '3',
    marginBottom: '4',
    overflowX: 'auto',
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'md',
    bg: 'bg.subtle',
    fontFamily: 'mono',
    fontSize: 'sm',
    lineHeight: 'snug',
  },
});

const Head = styled('h3', { base: { fontSize: 'sm', marginBottom: '1' } });

const Points = styled('ul', {
  base: {
    paddingInlineStart: '5',
    listStyle: 'disc',
    fontSize: 'sm',
    overflowWrap: 'anywhere',
    '& > li': { marginBottom: '1' },
  },
});

/** How a course folder is laid out, in short. */
export function FormatDialog({ onClose }: { onClose: () => void }) {
  return (
    <Modal open onClose={onClose} title={words.title} width="40rem">
      <Head>{words.folder}</Head>
      <Sample tabIndex={0} aria-label={words.folder}>
        {words.tree}
      </Sample>
      <Head>{words.yaml}</Head>
      <Sample tabIndex={0} aria-label={words.yaml}>
        {words.sample}
      </Sample>
      <Head>{words.rules}</Head>
      <Points>
        {words.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </Points>
    </Modal>
  );
}
