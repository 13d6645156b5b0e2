import { observer } from 'mobx-react-lite';
import { type DragEvent, useState } from 'react';
import { Button } from '../../shared/ui/Button.tsx';
import { FormAlert } from '../../shared/ui/forms/FormAlert.tsx';
import { TextField } from '../../shared/ui/forms/TextField.tsx';
import type { PictureUpload, PictureUploadsViewModel } from './PictureUploadsViewModel.ts';
import styles from './StylePictures.module.css';

type UploadsProps = { readonly uploads: PictureUploadsViewModel };

/** Takes pictures in that are dropped or chosen. Each is sent once it has an alt text. */
export const PictureUploads = observer(function PictureUploads({ uploads }: UploadsProps) {
  const [isOver, setOver] = useState(false);
  const choose = async (files: FileList | null) => {
    for (const file of files ?? []) uploads.choose(file.name, new Uint8Array(await file.arrayBuffer()));
  };
  const over = (event: DragEvent, isNow: boolean) => {
    event.preventDefault();
    setOver(isNow);
  };
  return (
    <>
      {uploads.uploads.length > 0 && (
        <ul className={styles.uploads}>
          {uploads.uploads.map((upload) => (
            <Upload key={upload.key} uploads={uploads} upload={upload} />
          ))}
        </ul>
      )}
      <label
        className={styles.drop}
        data-over={isOver}
        onDragOver={(event) => over(event, true)}
        onDragLeave={(event) => over(event, false)}
        onDrop={(event) => {
          over(event, false);
          void choose(event.dataTransfer.files);
        }}
      >
        Add pictures: drop them here, or choose files. JPEG, PNG, WebP or AVIF, up to 20 MB each.
        <input
          type="file"
          multiple
          accept="image/jpeg,image/png,image/webp,image/avif"
          onChange={(event) => {
            const { target } = event;
            void choose(target.files).then(() => {
              target.value = '';
            });
          }}
        />
      </label>
    </>
  );
});

const Upload = observer(function Upload({ uploads, upload }: UploadsProps & { readonly upload: PictureUpload }) {
  const { key, name, alt, part, refusal } = upload;
  return (
    <li className={styles.upload}>
      <p>
        <bdi>{name}</bdi>
      </p>
      <TextField
        label="Alt text: what the picture shows"
        value={alt}
        readOnly={part !== undefined}
        onChange={(text) => uploads.describe(key, text)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          void uploads.send(key);
        }}
      />
      <FormAlert text={refusal} />
      {part !== undefined && (
        <progress
          className={styles.progress}
          aria-label={`Sending ${name}`}
          value={part < 1 ? part : undefined}
          max={1}
        />
      )}
      <div className={styles.buttons}>
        <Button variant="secondary" aria-disabled={part !== undefined} onClick={() => void uploads.send(key)}>
          {part === undefined ? 'Add picture' : 'Adding…'}
        </Button>
        {part === undefined && (
          <Button variant="quiet" onClick={() => uploads.drop(key)}>
            Leave out
          </Button>
        )}
      </div>
    </li>
  );
});
