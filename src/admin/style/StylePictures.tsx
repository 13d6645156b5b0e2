import { ArrowLeft, ArrowRight, Trash2 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { StylePicture } from '../../../core/domain/styles/Style.ts';
import { TextField } from '../../shared/ui/forms/TextField.tsx';
import { IconButton } from '../../shared/ui/IconButton.tsx';
import { SmallPicture } from '../products/SmallPicture.tsx';
import styles from './StylePictures.module.css';
import type { StyleViewModel } from './StyleViewModel.ts';

/** The pictures in their order, each with its alt text. */
export const StylePictures = observer(function StylePictures({ page }: { readonly page: StyleViewModel }) {
  const { pictures } = page.draft;
  if (pictures.length === 0) return <p className={styles.none}>No pictures yet. The shop shows the first two.</p>;
  return (
    <ol className={styles.pictures}>
      {pictures.map((picture, at) => (
        <Picture key={picture.id} page={page} picture={picture} place={at + 1} count={pictures.length} />
      ))}
    </ol>
  );
});

type PictureProps = {
  readonly page: StyleViewModel;
  readonly picture: StylePicture;
  readonly place: number;
  readonly count: number;
};

const Picture = observer(function Picture({ page, picture, place, count }: PictureProps) {
  const { id, alt } = picture;
  return (
    <li className={styles.picture}>
      <SmallPicture picture={picture} alt={alt} size="form" />
      <TextField label={`Alt text of picture ${place}`} value={alt} onChange={(text) => page.describe(id, text)} />
      <div className={styles.actions}>
        <IconButton
          label={`Move picture ${place} forward`}
          aria-disabled={place === 1}
          onClick={() => page.move(id, -1)}
        >
          <ArrowLeft size={20} strokeWidth={1.5} aria-hidden="true" />
        </IconButton>
        <IconButton
          label={`Move picture ${place} back`}
          aria-disabled={place === count}
          onClick={() => page.move(id, 1)}
        >
          <ArrowRight size={20} strokeWidth={1.5} aria-hidden="true" />
        </IconButton>
        <IconButton label={`Remove picture ${place}`} onClick={() => void page.removePicture(id)}>
          <Trash2 size={20} strokeWidth={1.5} aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  );
});
