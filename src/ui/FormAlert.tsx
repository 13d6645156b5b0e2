import styles from './FormAlert.module.css';

/** Why a form was refused as a whole; said aloud as soon as it appears, and not there while the text is empty. */
export function FormAlert({ text }: { readonly text: string }) {
  if (text === '') return null;
  return (
    <p role="alert" className={styles.alert}>
      {text}
    </p>
  );
}
