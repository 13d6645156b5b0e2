import styles from './FormAlert.module.css';

/** Why a whole form was refused. Screen readers announce it when it appears; an empty text renders nothing. */
export function FormAlert({ text }: { readonly text: string }) {
  if (text === '') return null;
  return (
    <p role="alert" className={styles.alert}>
      {text}
    </p>
  );
}
