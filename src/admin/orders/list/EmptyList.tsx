import { PackageCheck } from 'lucide-react';
import { ButtonLink } from '../../../shared/ui/Button.tsx';
import { Notice } from '../../../shared/ui/Notice.tsx';

type EmptyListProps = {
  readonly text: string;
  /** The address that searches all orders for the same text. */
  readonly searchAllPath: string | undefined;
};

/** Shown in place of a list without orders. */
export function EmptyList({ text, searchAllPath }: EmptyListProps) {
  return (
    <Notice icon={<PackageCheck size={48} strokeWidth={1} />} title={text}>
      {searchAllPath !== undefined && (
        <ButtonLink variant="secondary" to={searchAllPath}>
          Search all orders
        </ButtonLink>
      )}
    </Notice>
  );
}
