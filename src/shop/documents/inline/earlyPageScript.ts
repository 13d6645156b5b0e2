/** How long the shop may take the answers, in ms. */
const TAKEN_WITHIN_MS = 10_000;

/**
 * Returns a script for the end of a document. On a page that the server renders for its shopper, it asks for that page, and shows it
 * while the shop is still loading. `documentFetch` takes the answers that came with it. `apiUrl` is the URL of `/api`.
 */
export function earlyPageScript(apiUrl: string, patterns: readonly string[]): string {
  const given = [apiUrl, patterns, TAKEN_WITHIN_MS].map((value) => JSON.stringify(value)).join(', ');
  return `<script>(${askEarly})(${given})</script>`;
}

/** Runs in the page, from its source text. The shop sets `data-started` when it starts. */
const askEarly = `(api, patterns, takenWithin) => {
  const root = document.getElementById("root");
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {}
  };
  const path = location.pathname;
  const authorization = read("token");
  if (!authorization || read("isAuth") !== "true" || !patterns.some((pattern) => RegExp(pattern).test(path))) return;
  const ask = async () => {
    const url = api + "/user/page?path=" + encodeURIComponent(path);
    const response = await fetch(url, { headers: { accept: "application/json", authorization } });
    if (!response.ok) throw response;
    return { ...(await response.json()), version: response.headers.get("catalogue-version") };
  };
  const page = ask();
  const show = async () => {
    const { html, shopper, version } = await page;
    const isSame = Object.entries({ token: authorization, ...shopper }).every(([key, value]) => read(key) === value);
    if (!html || !isSame || read("waiting-changes") || root.dataset.started !== undefined) return;
    root.innerHTML = html;
    root.dataset.opening = path;
    root.dataset.version = version;
  };
  const answer = async (called) => {
    const { answers, version } = await page;
    if (!(called in answers)) return;
    const body = JSON.stringify(answers[called]);
    delete answers[called];
    return new Response(body, { headers: { "catalogue-version": version } });
  };
  window.earlyPage = {
    take: (url, { method, headers }) => {
      if (method !== "GET" || !url.startsWith(api) || headers.authorization !== authorization) return;
      return answer(url.slice(api.length)).catch(() => undefined);
    },
    shown: show().catch(() => undefined),
  };
  setTimeout(() => delete window.earlyPage, takenWithin);
}`;
