import styles from './ProductPicture.module.css';

type ProductPictureProps = {
  readonly image: string;
  /** Empty where the name stands beside the picture. */
  readonly alt: string;
  /** Whether the picture is seen at once and wanted first. */
  readonly isFirst?: boolean;
};

/** A product's picture, always four to five. */
export function ProductPicture({ image, alt, isFirst = false }: ProductPictureProps) {
  return (
    <img
      className={styles.picture}
      src={image}
      alt={alt}
      width={800}
      height={1000}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
    />
  );
}
