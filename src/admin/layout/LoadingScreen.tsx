import { Page } from '../../shared/ui/Page.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';

/** Shown in place of a screen that is loading. `label` says what is loading, to screen readers. */
export function LoadingScreen({ label }: { readonly label: string }) {
  return (
    <Page>
      <Skeleton label={label} shape="rows" />
    </Page>
  );
}
