/** Runs in the page: the texts of all toasts since the shop was opened, the oldest first. */
export function toastsSoFar(): readonly string[] {
  return window.recorder.told;
}

/** Runs in the page: the texts of the toasts that are shown, without those that fade out. */
export function visibleToasts(): readonly string[] {
  const toasts = [...document.querySelectorAll('[data-toasts] :is([role=status], [role=alert])')];
  const shown = toasts.filter((toast) => toast.closest('[aria-hidden=true]') === null);
  return shown.map(({ textContent }) => textContent ?? '');
}
