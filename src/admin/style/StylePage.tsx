import { SearchX } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Link, matchPath, useLocation } from 'react-router-dom';
import { usePageViewModel } from '../../shared/container/ShopContext.tsx';
import { Announcement } from '../../shared/ui/Announcement.tsx';
import { ButtonLink } from '../../shared/ui/Button.tsx';
import { useSubmit } from '../../shared/ui/forms/useSubmit.ts';
import { LoadFailure } from '../../shared/ui/LoadFailure.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { useDocumentTitle } from '../../shared/ui/text/useDocumentTitle.ts';
import { AskBeforeLeaving } from '../leaving/AskBeforeLeaving.tsx';
import { paths } from '../paths/paths.ts';
import { SaveBar } from '../saving/SaveBar.tsx';
import { useSaveKey } from '../saving/useSaveKey.ts';
import { Conflict } from './Conflict.tsx';
import { LiveCard } from './LiveCard.tsx';
import { PictureUploads } from './PictureUploads.tsx';
import { STYLE_PAGE } from './pageTokens.ts';
import { SizesTable } from './SizesTable.tsx';
import { StyleFields } from './StyleFields.tsx';
import styles from './StylePage.module.css';
import { StylePictures } from './StylePictures.tsx';
import type { StyleViewModel } from './StyleViewModel.ts';

/** `/admin/products/{styleId}` */
export const StylePage = observer(function StylePage() {
  const { pathname } = useLocation();
  const styleId = matchPath(paths.product(), pathname)?.params.styleId ?? '';
  const page = usePageViewModel(STYLE_PAGE);
  useEffect(() => void page.open(styleId), [page, styleId]);
  switch (page.status) {
    case 'loading':
      return (
        <div className={styles.page}>
          <Skeleton label="Loading the product" shape="rows" />
        </div>
      );
    case 'failed':
      return <LoadFailure title="The product could not be loaded" onRetry={() => void page.open(styleId)} />;
    case 'unknown':
      return (
        <Notice icon={<SearchX size={48} strokeWidth={1.25} />} level={1} title="There is no such product">
          <ButtonLink to={paths.products}>All products</ButtonLink>
        </Notice>
      );
    case 'ready':
      return <Loaded page={page} />;
  }
});

const Loaded = observer(function Loaded({ page }: { readonly page: StyleViewModel }) {
  useDocumentTitle(`${page.title} · Admin`);
  const { form, onSubmit } = useSubmit(page.save);
  useSaveKey(form);
  return (
    <form ref={form} className={styles.page} noValidate aria-busy={page.isSaving} onSubmit={onSubmit}>
      <p>
        <Link className={styles.back ?? ''} to={paths.products}>
          Products
        </Link>
      </p>
      <h1 dir="auto">{page.title}</h1>
      <LiveCard page={page} />
      <Conflict page={page} />
      <StyleFields page={page} />
      <section className={styles.part} aria-labelledby="pictures">
        <h2 id="pictures">Pictures</h2>
        <StylePictures page={page} />
        <PictureUploads uploads={page.uploads} />
      </section>
      <section className={styles.part} aria-labelledby="sizes">
        <h2 id="sizes">Sizes</h2>
        <SizesTable sizes={page.sizes} />
      </section>
      <Announcement text={page.news} />
      <SaveBar
        text={page.isChanged || page.refusal !== '' ? 'Unsaved changes' : undefined}
        alert={page.refusal}
        isSaving={page.isSaving}
        onDiscard={page.discard}
      />
      <AskBeforeLeaving
        isChanged={page.isUnfinished}
        text="What you typed or chose for this product is not saved yet."
        onDiscard={page.discardAll}
      />
    </form>
  );
});
