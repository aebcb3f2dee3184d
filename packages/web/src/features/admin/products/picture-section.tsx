import { errorMessage } from '@ykd/adapters-http/contracts';
import { styled } from '@ykd/adapters-ui/styled';
import { Button, SubmitButton } from '@ykd/adapters-ui/widgets';
import { smallProductImageUrl } from '@ykd/application/product-image';
import type { AppError } from '@ykd/application/shared';
import type { ProductPage } from '@ykd/application/staff-product';
import type { Result } from '@ykd/domain/shared';
import { useRef, useState } from 'react';
import { useServices } from '../../../container/services-context';
import { FormAlert } from '../../../forms/form-alert';
import { products } from '../messages/zh-CN/products';
import { useProductQueries } from './product-queries';

const words = products.picture;

/** The picture of a product: shown at once to everybody, whoever uploads it. */
export function PictureSection({ product: { id: productId, name, imageUrl } }: { product: ProductPage }) {
  const queries = useProductQueries();
  const { commands } = useServices().toasts;
  const files = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const doing = async (act: () => Promise<Result<unknown, AppError>>, done: string): Promise<void> => {
    setRefusal(undefined);
    setBusy(true);
    try {
      const answer = await act();
      if (answer.ok) commands.success(done);
      else setRefusal(errorMessage(answer.error));
    } catch {
      setRefusal(words.failed);
    }
    setBusy(false);
    queries.outdate(productId);
  };
  const upload = (file: File) =>
    doing(async () => {
      const bytes = new Uint8Array(await file.arrayBuffer());
      return queries.picture.upload({ productId, bytes });
    }, words.uploaded);
  return (
    <styled.div display="flex" flexDirection="column" gap="3">
      <FormAlert message={refusal} />
      {imageUrl === null ? (
        <styled.p fontSize="sm" color="fg.muted">
          {words.none}
        </styled.p>
      ) : (
        <styled.img
          src={smallProductImageUrl(imageUrl)}
          alt={words.alt(name)}
          width="full"
          aspectRatio="2 / 1"
          objectFit="cover"
          borderRadius="md"
          bg="bg.subtle"
        />
      )}
      <input
        ref={files}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/gif"
        aria-label={words.upload}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file may be chosen again.
          currentTarget.value = '';
          if (file) void upload(file);
        }}
      />
      <styled.div display="flex" flexWrap="wrap" gap="2">
        <SubmitButton
          type="button"
          size="sm"
          variant="outline"
          submitting={isBusy}
          onClick={() => files.current?.click()}
        >
          {imageUrl === null ? words.upload : words.replace}
        </SubmitButton>
        {imageUrl !== null && (
          <Button
            size="sm"
            variant="ghost"
            aria-disabled={isBusy || undefined}
            onClick={() => {
              if (!isBusy) void doing(() => queries.product.dropPicture({ productId }), words.dropped);
            }}
          >
            {words.drop}
          </Button>
        )}
      </styled.div>
      <styled.p fontSize="xs" color="fg.subtle">
        {words.hint}
      </styled.p>
    </styled.div>
  );
}
