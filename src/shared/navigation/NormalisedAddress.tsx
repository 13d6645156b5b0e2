import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { normalisePath } from '../../../core/storefront/navigation/normalisePath.ts';

/** Replaces an address that ends with slashes, before its children render. */
export function NormalisedAddress({ children }: { readonly children: ReactNode }) {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const path = `${pathname}${search}${hash}`;
  const normalised = normalisePath(path);
  useEffect(() => {
    if (path !== normalised) void navigate(normalised, { replace: true });
  }, [path, normalised, navigate]);
  return path === normalised && children;
}
