import { useQuery } from '@ykd/adapters-ui/react';
import { styled } from '@ykd/adapters-ui/styled';
import { Answer, Button, Card, EmptyState, SkeletonCard } from '@ykd/adapters-ui/widgets';
import type { OnlineOf } from '@ykd/application/shelf';
import type { ProductPage } from '@ykd/application/staff-product';
import { ADMIN_PRODUCT_PAGE_PATH, ADMIN_PRODUCT_PATH, adminPageOf, adminTitleOf } from '@ykd/domain/access';
import { useState, type ComponentType, type ReactNode } from 'react';
import { Link, matchPath, useLocation } from 'react-router-dom';
import { usePageTitle } from '../../../components/page-title';
import { PageTitle } from '../components/page-title';
import { Refused } from '../components/refused';
import { products as words } from '../messages/zh-CN/products';
import { PictureSection } from './picture-section';
import { PriceHistory } from './price-history';
import { ProductForm } from './product-form';
import { useProductQueries } from './product-queries';
import { inputOf, textsOf, type ProductTexts } from './product-texts';
import { StatusSection } from './status-section';
import { useOnline } from './use-online';

/** A product as the shop shows it. */
export type ShownProduct = Pick<
  ProductPage,
  'id' | 'name' | 'description' | 'amount' | 'skuAttrs' | 'imageUrl'
>;

export type PreviewProps = {
  product: ShownProduct;
  /** How many lessons of a course are online, once that is known. */
  onlineOf: OnlineOf | undefined;
};

/** Shows a product as its buyers see it. */
export type Preview = ComponentType<PreviewProps>;

const Columns = styled('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: 'minmax(0, 1fr) 320px' },
    alignItems: 'start',
    gap: '4',
  },
});

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" room="md" aria-label={title}>
      <styled.h2 fontSize="md" marginBottom="3">
        {title}
      </styled.h2>
      {children}
    </Card>
  );
}

function Whole({ product, Preview }: { product: ProductPage; Preview: Preview }) {
  const [{ texts, isDirty }, setTyped] = useState<{
    readonly texts: ProductTexts;
    readonly isDirty: boolean;
  }>(() => ({ texts: textsOf(product), isDirty: false }));
  const [isShown, setShown] = useState(false);
  const { id, imageUrl } = product;
  const onlineOf = useOnline();
  return (
    <styled.div display="flex" flexDirection="column" gap="4">
      <Columns>
        <Panel title={words.form}>
          <ProductForm product={product} onTyped={setTyped} />
        </Panel>
        <styled.div display="flex" flexDirection="column" gap="4">
          <Panel title={words.status.title}>
            <StatusSection product={product} isDirty={isDirty} />
          </Panel>
          <Panel title={words.picture.title}>
            <PictureSection product={product} />
          </Panel>
          <Panel title={words.prices.title}>
            <PriceHistory productId={id} />
          </Panel>
        </styled.div>
      </Columns>
      <Panel title={words.preview.title}>
        <styled.p fontSize="sm" color="fg.muted" marginBottom="3">
          {words.preview.hint}
        </styled.p>
        <Button size="sm" variant="outline" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? words.preview.hide : words.preview.show}
        </Button>
        {isShown && (
          <styled.div marginTop="4">
            <Preview product={{ id, imageUrl, ...inputOf(texts) }} onlineOf={onlineOf} />
          </styled.div>
        )}
      </Panel>
    </styled.div>
  );
}

function NotFound() {
  return (
    <>
      <PageTitle />
      <Card>
        <EmptyState
          drawing="search"
          title={words.missing}
          hint={words.missingHint}
          action={
            <Button asChild variant="outline">
              <Link to={ADMIN_PRODUCT_PATH}>{words.toList}</Link>
            </Button>
          }
        />
      </Card>
    </>
  );
}

/** One product: what it is and costs, whether it is on sale, its picture, what its prices were. Beyond the Specification. */
export function ProductDetail({ Preview }: { Preview: Preview }) {
  const { pathname } = useLocation();
  const productId = matchPath(ADMIN_PRODUCT_PAGE_PATH, pathname)?.params.productId ?? '';
  const product = useQuery(useProductQueries().one, productId);
  const page = adminPageOf(pathname);
  usePageTitle(product.value?.name ?? (page && adminTitleOf(page)));
  return (
    <Answer
      of={product}
      failed={words.failed}
      waiting={
        <>
          <PageTitle />
          <SkeletonCard lines={8} />
        </>
      }
      refused={product.refusal?.kind === 'forbidden' ? <Refused /> : <NotFound />}
    >
      {(value) => (
        <>
          <PageTitle title={value.name} />
          <Whole key={value.id} product={value} Preview={Preview} />
        </>
      )}
    </Answer>
  );
}
