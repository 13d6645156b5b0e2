import { paths } from '../navigation/paths.ts';
import { PICTURE_SIZES } from '../ui/pictureSources.ts';

/** How long the shop may take the answer, in ms. */
const TAKEN_WITHIN_MS = 10_000;

/**
 * Returns a script for the document of the cart page. It asks for the cart of the shopper who is logged in, and for its first
 * pictures, while the shop is still loading. `takingEarlyCart` takes the answer.
 */
export function earlyCartScript(cartUrl: string): string {
  return `<script>(${askEarly})(${JSON.stringify([paths.cart, cartUrl, PICTURE_SIZES.line, TAKEN_WITHIN_MS]).slice(1, -1)})</script>`;
}

/** Runs in the page, from its source text. */
const askEarly = `(path, url, sizes, takenWithin) => {
  let token;
  try {
    token = localStorage.getItem("token");
  } catch {}
  if (!token || location.pathname.replace(/\\/$/, "") !== path) return;
  const answer = fetch(url, { headers: { accept: "application/json", authorization: token } });
  window.earlyCart = { url, token, answer };
  setTimeout(() => delete window.earlyCart, takenWithin);
  const preload = ({ files, formats: [format], widths }) => {
    const imageSrcset = widths.map((width) => files + "-" + width + "." + format + " " + width + "w").join(", ");
    const link = { rel: "preload", as: "image", type: "image/" + format, imageSizes: sizes, imageSrcset };
    document.head.append(Object.assign(document.createElement("link"), link));
  };
  answer
    .then((response) => response.clone().json())
    .then(({ cart }) => cart.slice(0, 2).forEach(({ picture }) => preload(picture)))
    .catch(() => undefined);
}`;
