import type { MouseEvent, ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { startPictureTransition } from './startPictureTransition.ts';

type ProductLinkProps = { readonly to: string; readonly className: string | undefined; readonly children: ReactNode };

/** A link to the product's page, with a view transition of the picture where the browser supports it. */
export function ProductLink({ to, className, children }: ProductLinkProps) {
  const navigate = useNavigate();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
    const tile = event.currentTarget.closest('article')?.querySelector<HTMLElement>('picture');
    if (isPlain && tile && startPictureTransition(tile, () => void navigate(to))) event.preventDefault();
  };
  return (
    <Link className={className} to={to} onClick={follow}>
      {children}
    </Link>
  );
}
