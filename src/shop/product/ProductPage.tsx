import { PackageSearch } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Product } from '../../../core/domain/catalogue/Product.ts';
import { firstSizeOf, inSize } from '../../../core/domain/catalogue/sizes.ts';
import { useShared } from '../../shared/container/ShopContext.tsx';
import { ButtonLink } from '../../shared/ui/Button.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { Page } from '../../shared/ui/Page.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { CatalogueFailure } from '../catalogue/CatalogueFailure.tsx';
import { CATALOGUE } from '../catalogue/tokens.ts';
import { useStructuredData } from '../catalogue/useStructuredData.ts';
import { paths } from '../paths/paths.ts';
import { productIdIn } from '../paths/productIdIn.ts';
import { STOCK } from '../stock/tokens.ts';
import { MorePieces } from './MorePieces.tsx';
import { ProductDetails } from './ProductDetails.tsx';
import { productData, soldOutData } from './productData.ts';
import { RecentlyViewed } from './RecentlyViewed.tsx';

/** `/product-details/{productId}` */
export const ProductPage = observer(function ProductPage() {
  const productId = productIdIn(useLocation().pathname);
  const catalogue = useShared(CATALOGUE);
  const stock = useShared(STOCK);
  const request = catalogue.requestById(productId);
  const product = useInSize(request?.value, productId, request?.status === 'loading');
  const isSoldOut = product !== undefined && stock.note(product) === 'Sold out';
  useStructuredData(product, isSoldOut ? soldOutData : productData);
  if (product !== undefined) {
    return (
      <Page>
        <ProductDetails product={product} />
        <MorePieces product={{ ...product, ...firstSizeOf(product) }} />
        <RecentlyViewed productKey={firstSizeOf(product).key} />
      </Page>
    );
  }
  return (
    <Page>{request?.status === 'ready' ? <NoSuchProduct /> : <NotYet hasFailed={request?.status === 'failed'} />}</Page>
  );
});

/** Returns the product; while another size of the last one is loading, the last one in that size, so that its picture stays. */
function useInSize(product: Product | undefined, id: string | undefined, isLoading: boolean): Product | undefined {
  const [last, setLast] = useState(product);
  if (product !== undefined && product !== last) setLast(product);
  return product ?? (isLoading && last ? inSize(last, id) : undefined);
}

function NotYet({ hasFailed }: { readonly hasFailed: boolean }) {
  return hasFailed ? <CatalogueFailure level={1} /> : <Skeleton label="Loading product" shape="product" />;
}

function NoSuchProduct() {
  return (
    <Notice
      icon={<PackageSearch size={48} />}
      title="Product not found"
      level={1}
      text="There is no product at this address. It may have been sold out and taken down."
    >
      <ButtonLink to={paths.listing}>Back to Products</ButtonLink>
    </Notice>
  );
}
