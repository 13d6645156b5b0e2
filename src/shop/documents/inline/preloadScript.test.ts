// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { preloadScript } from './preloadScript.ts';

const pages = [
  { pattern: '/product-details/:productId', scripts: ['/assets/ProductPage.js', '/assets/products.js'] },
  { pattern: '/profile', scripts: ['/assets/ProfilePage.js'] },
  { pattern: '/profile/orders', scripts: ['/assets/OrdersTab.js'] },
];

afterEach(() => document.body.replaceChildren());

/** What the script fetches at an address. */
function fetchedAt(path: string): readonly string[] {
  window.history.replaceState(null, '', path);
  document.body.innerHTML = '<template id="later"></template>';
  const code = preloadScript(pages).replace(/^<script>|<\/script>$/g, '');
  new Function(code)();
  const { content } = document.querySelector('template') as HTMLTemplateElement;
  return [...content.querySelectorAll('link')].map((link) => `${link.rel} ${link.getAttribute('href')}`);
}

describe('The script of the document at many addresses, among what it loads later,', () => {
  it("fetches the scripts of the present address's page", () => {
    expect(fetchedAt('/product-details/14')).toEqual([
      'modulepreload /assets/ProductPage.js',
      'modulepreload /assets/products.js',
    ]);
  });

  it.each([
    ['/profile', ['modulepreload /assets/ProfilePage.js']],
    ['/profile/orders/', ['modulepreload /assets/OrdersTab.js']],
    ['/profile/nothing', []],
    ['/product-details/14/more', []],
  ])('fetches nothing else at %s', (path, scripts) => {
    expect(fetchedAt(path)).toEqual(scripts);
  });

  it('ends where it should, whatever a file is called', () => {
    expect(preloadScript([{ pattern: '/a', scripts: ['/</script>'] }]).match(/<\/script>/g)).toHaveLength(1);
  });
});
