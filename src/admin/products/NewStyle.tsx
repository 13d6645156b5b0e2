import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../shared/ui/Button.tsx';
import { FormAlert } from '../../shared/ui/forms/FormAlert.tsx';
import { TextField } from '../../shared/ui/forms/TextField.tsx';
import { paths } from '../paths/paths.ts';
import styles from './ProductsPage.module.css';
import type { ProductsViewModel } from './ProductsViewModel.ts';

/** Makes a style, and leads to its page, where all else is added. */
export const NewStyle = observer(function NewStyle({ page }: { readonly page: ProductsViewModel }) {
  const navigate = useNavigate();
  const [title, setTitle] = useState('');
  const [creator, setCreator] = useState('');
  const add = async () => {
    const id = await page.add(title, creator);
    if (id !== undefined) navigate(paths.product(id));
  };
  return (
    <form
      className={styles.adding}
      noValidate
      aria-label="New product"
      aria-busy={page.isAdding}
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
    >
      <TextField autoFocus label="Title" maxLength={200} value={title} onChange={setTitle} />
      <TextField label="Creator" placeholder="@handle" maxLength={200} value={creator} onChange={setCreator} />
      <Button type="submit" aria-disabled={page.isAdding}>
        Make product
      </Button>
      <FormAlert text={page.refusal} />
    </form>
  );
});
