import { css } from '@ykd/adapters-ui/styled';
import { Field, TextInput } from '@ykd/adapters-ui/widgets';
import type { AppError } from '@ykd/application/shared';
import { invoiceFileIssue } from '@ykd/domain/invoice';
import type { Issue } from '@ykd/domain/member';
import { ok, type Result } from '@ykd/domain/shared';
import { useRef, useState, type ChangeEvent } from 'react';
import { invoices as words } from '../messages/zh-CN/invoices';
import type { useInvoiceAct } from './act-on-invoice';

/** The field of a file, as what is wrong with it names it. */
export const FILE = 'invoicefile';

/** The button of the field that chooses a file, as the browser names it. */
const CHOOSER = css.raw({
  '&::file-selector-button': {
    height: '7',
    marginInlineEnd: '3',
    px: '2.5',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderColor: 'line.strong',
    borderRadius: 'md',
    bg: 'bg.subtle',
    color: 'fg.default',
    fontSize: 'sm',
    cursor: 'pointer',
  },
});

/** The file of an invoice that somebody chooses, and its name once it is uploaded. */
export const usePdf = ({ acts, run }: Pick<ReturnType<typeof useInvoiceAct>, 'acts' | 'run'>) => {
  const [file, setFile] = useState<File>();
  // What was sent already is not sent again because something else was wrong.
  const sent = useRef<{ readonly file: File; readonly name: string }>(undefined);
  return {
    choose: setFile,
    issues: (): readonly Issue[] => {
      const message =
        file === undefined ? words.noFile : invoiceFileIssue({ mimeType: file.type, size: file.size });
      return message === undefined ? [] : [{ field: FILE, message }];
    },
    /** Uploads it; to be called when nothing is wrong with it. */
    send: async (): Promise<Result<string, AppError>> => {
      if (file === undefined) throw new Error('no file was chosen');
      if (sent.current?.file !== file) {
        const bytes = new Uint8Array(await file.arrayBuffer());
        const uploaded = await run(() => acts.upload({ bytes }));
        if (!uploaded.ok) return uploaded;
        sent.current = { file, name: uploaded.value.file };
      }
      return ok(sent.current.name);
    },
  };
};

/** Chooses the PDF of an invoice. */
export function PdfField({
  error,
  onChoose,
}: {
  error: string | undefined;
  onChoose: (file: File | undefined) => void;
}) {
  return (
    <Field label={words.file} required hint={words.fileHint} error={error}>
      <TextInput
        paddingBlock="1.5"
        css={CHOOSER}
        name={FILE}
        type="file"
        accept="application/pdf,.pdf"
        onChange={({ currentTarget }: ChangeEvent<HTMLInputElement>) => onChoose(currentTarget.files?.[0])}
      />
    </Field>
  );
}
