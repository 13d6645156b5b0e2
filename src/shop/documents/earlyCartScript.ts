/** How long the shop may take the answer, in ms. */
const TAKEN_WITHIN_MS = 10_000;

/**
 * Returns a script for the end of the document of the cart page. It asks for the cart of the shopper who is logged in, and shows the
 * lines as the server has rendered them, while the shop is still loading. `takingEarlyCart` takes the answer. A server that renders no
 * cart is asked for the cart alone.
 */
export function earlyCartScript(cartUrl: string): string {
  return `<script>(${askEarly})(${JSON.stringify(cartUrl)}, ${TAKEN_WITHIN_MS})</script>`;
}

/** Runs in the page, from its source text. The shop empties `data-opening` when it starts. */
const askEarly = `(url, takenWithin) => {
  const root = document.getElementById("root");
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {}
  };
  const token = read("token");
  if (!token || read("isAuth") !== "true") return;
  const ask = (url) => fetch(url, { headers: { accept: "application/json", authorization: token } });
  const answer = ask(url + "/page").then((response) => (response.status === 404 ? ask(url) : response));
  const show = async () => {
    const response = (await answer).clone();
    const { html } = await response.json();
    if (!html || !root.dataset.opening || read("token") !== token || read("waiting-changes")) return;
    root.innerHTML = html;
    root.dataset.version = response.headers.get("catalogue-version");
  };
  window.earlyCart = {
    take(called, { method, headers }) {
      if (called !== url || method !== "GET" || headers.authorization !== token) return;
      delete window.earlyCart;
      return answer;
    },
    shown: show().catch(() => undefined),
  };
  setTimeout(() => delete window.earlyCart, takenWithin);
}`;
