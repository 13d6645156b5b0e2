/** What is wrong with one key of a storage. Without `text`, the key is missing. */
export type Damage = {
  readonly area: 'localStorage' | 'sessionStorage';
  readonly key: string;
  readonly text: string | undefined;
};

/** Runs in the page before the shop. */
export function damageStorage({ area, key, text }: Damage): void {
  if (text === undefined) window[area].removeItem(key);
  else window[area].setItem(key, text);
}

/** Runs in the page before the shop: every use of a storage throws, and so does reading the property. */
export function blockStorage(): void {
  for (const area of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, area, {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    });
  }
}

/** Runs in the page before the shop: nothing can be written. */
export function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
}
