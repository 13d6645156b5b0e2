import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { Product } from '../../../../core/domain/catalogue/Product.ts';
import { LazyModal } from '../../../shared/chunks/LazyModal.tsx';
import { LazyPart } from '../../../shared/chunks/LazyPart.tsx';
import { usePageViewModel } from '../../../shared/container/ShopContext.tsx';
import { LoadFailure } from '../../../shared/ui/LoadFailure.tsx';
import { Skeleton } from '../../../shared/ui/Skeleton.tsx';
import { PICTURES } from '../pageTokens.ts';
import { EnlargeablePicture } from './EnlargeablePicture.tsx';
import styles from './PictureRail.module.css';
import { PictureRail } from './PictureRail.tsx';
import { viewerChunk } from './viewerChunk.ts';

/** The pictures of a piece: one by itself, several in a rail. Each can be enlarged. */
export const ProductPictures = observer(function ProductPictures({ product }: { readonly product: Product }) {
  const viewModel = usePageViewModel(PICTURES);
  useEffect(() => void viewModel.load(product), [viewModel, product]);
  const [enlarged, setEnlarged] = useState<number>();
  const { name } = product;
  const pictures = viewModel.of(product);
  const shown = pictures.map(({ file, alt }, at) =>
    file === undefined ? (
      <div key={alt} className={styles.missing} />
    ) : (
      <EnlargeablePicture
        key={file.image}
        {...{ name, image: file.image, picture: file.picture, alt }}
        isFirst={at === 0}
        onEnlarge={() => setEnlarged(at)}
      />
    ),
  );
  return (
    <div>
      {shown.length === 1 ? shown : <PictureRail name={name}>{shown}</PictureRail>}
      <LazyModal
        isOpen={enlarged !== undefined}
        title={pictures[enlarged ?? 0]?.alt ?? name}
        place="whole"
        onClose={() => setEnlarged(undefined)}
      >
        <LazyPart
          chunk={viewerChunk}
          props={{ name, pictures, at: enlarged ?? 0, onMove: setEnlarged }}
          loading={<Skeleton label="Loading" shape="rows" />}
          failed={({ retry }) => <LoadFailure title="The picture could not be loaded" onRetry={retry} />}
        />
      </LazyModal>
    </div>
  );
});
