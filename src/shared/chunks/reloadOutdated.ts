/** The parts of `window` that a reload needs. */
type ReloadablePage = {
  readonly history: Pick<History, 'state' | 'replaceState'>;
  readonly location: { reload(): void };
  readonly fetch: (path: string, options: RequestInit) => Promise<Pick<Response, 'ok' | 'text'>>;
};

/**
 * Reloads the page when the server has another build of the shop than the page, whose script chunks may be gone. Reloads it
 * once for each entry of the tab's history, so that there is no loop. `script` is the path of a script that the documents of the page's own build name.
 */
export async function reloadOutdated(
  { history, location, fetch }: ReloadablePage = window,
  script = new URL(import.meta.url).pathname,
): Promise<void> {
  if (history.state?.isReloaded) return;
  const document = await fetch(import.meta.env.BASE_URL, { cache: 'no-cache' }).catch(() => undefined);
  if (!document?.ok || (await document.text()).includes(script)) return;
  history.replaceState({ ...history.state, isReloaded: true }, '');
  location.reload();
}
