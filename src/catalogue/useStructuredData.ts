import { useEffect } from 'react';
import type { Product } from '../../core/domain/catalogue/Product.ts';
import { productData } from './productData.ts';

const TYPE = 'application/ld+json';

/** Adds the product's structured data to the document while the page is mounted. A document of the server has it already. */
export function useStructuredData(product: Product | undefined): void {
  useEffect(() => {
    if (product === undefined) return;
    const rendered = document.head.querySelector<HTMLScriptElement>(`script[type="${TYPE}"]`);
    const script = rendered ?? document.createElement('script');
    script.type = TYPE;
    script.textContent = productData(product, window.location.origin);
    if (rendered === null) document.head.append(script);
    return () => script.remove();
  }, [product]);
}
