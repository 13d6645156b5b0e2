import { observer } from 'mobx-react-lite';
import { type DragEvent, useState } from 'react';
import { formatCount } from '../../../../core/domain/text/formatCount.ts';
import { Button } from '../../../shared/ui/Button.tsx';
import { FormAlert } from '../../../shared/ui/forms/FormAlert.tsx';
import styles from './ImportProducts.module.css';
import type { ImportViewModel } from './ImportViewModel.ts';
import type { ImportView } from './importView.ts';

type ImportProps = { readonly file: ImportViewModel };

/** The buttons that bring products in from a file, and out into one. */
export const ImportButtons = observer(function ImportButtons({ file }: ImportProps) {
  return (
    <>
      <a className={styles.export} href="/api/admin/products.json" download>
        Export
      </a>
      <Button variant="secondary" aria-expanded={file.isOpen} aria-disabled={file.isBusy} onClick={file.toggle}>
        Import
      </Button>
    </>
  );
});

/** Chooses a file, shows what it would change, and imports it. */
export const ImportProducts = observer(function ImportProducts({ file }: ImportProps) {
  return (
    <>
      <p className={styles.news} role="status">
        {file.news}
      </p>
      {file.isOpen && (
        <section className={styles.panel} aria-label="Import products">
          <ChooseFile file={file} />
          <Progress file={file} />
          <FormAlert text={file.refusal} />
          {file.refusal !== '' && file.view === undefined && (
            <Button variant="secondary" onClick={() => void file.check()}>
              Try again
            </Button>
          )}
          {file.view !== undefined && <Preview view={file.view} />}
          {file.view !== undefined && file.view.faults.length === 0 && <Apply file={file} view={file.view} />}
        </section>
      )}
    </>
  );
});

const ChooseFile = observer(function ChooseFile({ file }: ImportProps) {
  const [isOver, setOver] = useState(false);
  const choose = async (files: FileList | null) => {
    const chosen = files?.[0];
    if (chosen !== undefined) await file.choose(chosen.name, new Uint8Array(await chosen.arrayBuffer()));
  };
  const over = (event: DragEvent, isNow: boolean) => {
    event.preventDefault();
    setOver(isNow);
  };
  return (
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
      <span>
        {file.file === undefined ? 'Drop a file here, or choose one' : <bdi>{file.file.name}</bdi>}
        <span className={styles.hint}>JSON of an export, or CSV of Shopify, up to 200 MB. Nothing changes yet.</span>
      </span>
      <input
        type="file"
        aria-label="File of products"
        accept=".json,.csv,application/json,text/csv"
        disabled={file.step === 'importing'}
        onChange={(event) => {
          const { target } = event;
          void choose(target.files).then(() => {
            // So that the same file can be chosen again once it is mended.
            target.value = '';
          });
        }}
      />
    </label>
  );
});

const Progress = observer(function Progress({ file }: ImportProps) {
  return (
    <>
      <p className={styles.doing} role="status">
        {file.progressText}
      </p>
      {file.isBusy && (
        <progress
          className={styles.progress}
          aria-label={file.progressText}
          value={file.part < 1 ? file.part : undefined}
          max={1}
        />
      )}
    </>
  );
});

function Preview({ view }: { readonly view: ImportView }) {
  return (
    <>
      <p className={styles.summary} role="status">
        {view.summary} {view.hidden}
      </p>
      {view.warnings.map((warning) => (
        <p key={warning} className={styles.warning}>
          {warning}
        </p>
      ))}
      <FormAlert text={view.refusal} />
      {view.faults.length > 0 && (
        <table className={styles.table} aria-label="Faults">
          <thead>
            <tr>
              <th scope="col">Line</th>
              <th scope="col">Fault</th>
            </tr>
          </thead>
          <tbody>
            {view.faults.map(({ line, text }) => (
              <tr key={`${line} ${text}`}>
                <td>{line}</td>
                <td dir="auto">{text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {view.moreFaults !== '' && <p className={styles.hint}>{view.moreFaults}</p>}
      {view.lines.length > 0 && (
        <table className={styles.table} aria-label="First changes">
          <thead>
            <tr>
              <th scope="col">Line</th>
              <th scope="col">Product</th>
              <th scope="col">Changes</th>
            </tr>
          </thead>
          <tbody>
            {view.lines.map(({ line, sku, product, what }) => (
              <tr key={line}>
                <td>{line}</td>
                <td>
                  <bdi>{product}</bdi>
                  <bdi className={styles.hint}>{sku}</bdi>
                </td>
                <td>{what}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {view.more !== '' && <p className={styles.hint}>{view.more}</p>}
    </>
  );
}

const Apply = observer(function Apply({ file, view }: ImportProps & { readonly view: ImportView }) {
  if (view.changes === 0) return <p>Nothing would change.</p>;
  return (
    <Button aria-disabled={!file.canImport} onClick={() => void file.importAll()}>
      Import {formatCount(view.changes)} {view.changes === 1 ? 'product' : 'products'}
    </Button>
  );
});
