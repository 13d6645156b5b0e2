import { Shirt } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePageViewModel } from '../../shared/container/ShopContext.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { useSubmit } from '../../shared/ui/forms/useSubmit.ts';
import { LoadFailure } from '../../shared/ui/LoadFailure.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { AskBeforeLeaving } from '../leaving/AskBeforeLeaving.tsx';
import { SaveBar } from '../saving/SaveBar.tsx';
import { useSaveKey } from '../saving/useSaveKey.ts';
import { BulkChange } from './BulkChange.tsx';
import { counted } from './counted.ts';
import { ImportButtons, ImportProducts } from './import/ImportProducts.tsx';
import { NewStyle } from './NewStyle.tsx';
import styles from './ProductsPage.module.css';
import type { ProductsViewModel } from './ProductsViewModel.ts';
import { PRODUCTS_PAGE } from './pageTokens.ts';
import { SearchField } from './SearchField.tsx';
import { StylesTable } from './StylesTable.tsx';
import { UndoableNews } from './UndoableNews.tsx';

/** `/admin/products`: the search is in the address. */
export const ProductsPage = observer(function ProductsPage() {
  const page = usePageViewModel(PRODUCTS_PAGE);
  const [parameters, setParameters] = useSearchParams();
  const [isAdding, setAdding] = useState(false);
  const text = parameters.get('q') ?? '';
  useEffect(() => void page.show(text), [page, text]);
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <h1>Products</h1>
        <div className={styles.actions}>
          <ImportButtons file={page.file} />
          <Button
            variant={isAdding ? 'secondary' : 'primary'}
            aria-expanded={isAdding}
            onClick={() => setAdding(!isAdding)}
          >
            New product
          </Button>
        </div>
      </header>
      {isAdding && <NewStyle page={page} />}
      <ImportProducts file={page.file} />
      <SearchField text={text} onSearch={(q) => setParameters(q === '' ? {} : { q })} />
      <BulkChange bulk={page.bulk} skus={page.skus} chosen={page.ticked.size} />
      <Prices page={page} />
    </div>
  );
});

/** The table as a form of prices. */
const Prices = observer(function Prices({ page }: { readonly page: ProductsViewModel }) {
  const { prices } = page;
  const { form, onSubmit } = useSubmit(prices.save);
  useSaveKey(form);
  return (
    <>
      <UndoableNews text={prices.news} canUndo={prices.canUndo} onUndo={() => void prices.undo()} />
      <form
        ref={form}
        className={styles.prices}
        noValidate
        aria-label="Prices"
        aria-busy={prices.isSaving}
        onSubmit={onSubmit}
      >
        <Rows page={page} />
        <SaveBar
          text={prices.changes === 0 ? undefined : `${counted(prices.changes, 'price')} changed`}
          alert={prices.alert}
          isSaving={prices.isSaving}
          onDiscard={prices.discard}
        />
      </form>
      <AskBeforeLeaving
        isChanged={prices.changes > 0}
        text="The prices that you typed are not saved yet."
        onDiscard={prices.discard}
      />
    </>
  );
});

const Rows = observer(function Rows({ page }: { readonly page: ProductsViewModel }) {
  switch (page.status) {
    case 'loading':
      return <Skeleton label="Loading products" shape="rows" />;
    case 'failed':
      return <LoadFailure title="The products could not be loaded" onRetry={() => void page.show(page.text)} />;
    case 'ready':
      if (page.styles.length === 0) return <NoProducts text={page.text} />;
      return (
        <>
          <StylesTable page={page} />
          {page.next !== undefined && (
            <Button variant="secondary" onClick={() => void page.more()}>
              Show more
            </Button>
          )}
        </>
      );
  }
});

function NoProducts({ text }: { readonly text: string }) {
  const icon = <Shirt size={48} strokeWidth={1.25} />;
  return text === '' ? (
    <Notice icon={icon} title="No products yet" text="Make the first one with New product, or import a file." />
  ) : (
    <Notice icon={icon} title="Nothing found" text="No title, creator or SKU has this text." />
  );
}
