import { type Choices, choicesFrom, choicesIn, hashOf, NOTHING } from './address.ts';
import { showFound } from './showFound.ts';

const form = document.querySelector<HTMLFormElement>('.toolbar');
if (form !== null) start(form);

function start(form: HTMLFormElement): void {
  form.hidden = false;
  const change = () => {
    const choices = choicesFrom(new FormData(form));
    showFound(choices);
    history.replaceState(null, '', hashOf(choices) || location.href.split('#')[0]);
  };
  form.addEventListener('input', change);
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('reset', () => {
    // The fields are empty once the event has passed.
    setTimeout(change);
    fieldOf(form, 'q')?.focus();
  });
  addEventListener('hashchange', () => followAddress(form));
  showFound(NOTHING);
  followAddress(form);
}

/** Follows the address: shows its choices, or opens the place that it names, whatever is chosen. */
function followAddress(form: HTMLFormElement): void {
  const choices = choicesIn(location.hash);
  const place = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (choices !== undefined) choose(form, choices);
  else if (place !== null) open(form, place);
}

function open(form: HTMLFormElement, place: HTMLElement): void {
  const order = place.closest('#by-number') !== null ? 'number' : '';
  if (place.closest('[hidden]') !== null) choose(form, { ...NOTHING, order });
  for (let one: Element | null = place; one !== null; one = one.parentElement) {
    if (one instanceof HTMLDetailsElement) one.open = true;
  }
  place.scrollIntoView();
  (place.querySelector<HTMLElement>('summary, a') ?? place).focus({ preventScroll: true });
}

function choose(form: HTMLFormElement, choices: Choices): void {
  for (const [name, value] of Object.entries(choices)) {
    const field = fieldOf(form, name);
    if (field?.type === 'checkbox') (field as HTMLInputElement).checked = value !== '';
    else if (field) field.value = value;
  }
  showFound(choices);
}

function fieldOf(form: HTMLFormElement, name: string): HTMLInputElement | HTMLSelectElement | null {
  return form.querySelector(`[name=${name}]`);
}
