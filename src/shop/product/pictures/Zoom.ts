/** A point in the window, in CSS pixels. */
type Point = { readonly clientX: number; readonly clientY: number };

/** The height of a picture is its width times this. */
const HEIGHT = 5 / 4;
/** The largest width of a picture, in CSS pixels: twice that of the largest file. */
const MOST_WIDTH = 2_400;
/** How much larger a picture is after a step, and after a double tap. */
const STEP = 1.25;
const DOUBLE = 2;
/** How a wheel's turn by one CSS pixel zooms; a pinch on a touchpad comes as smaller turns with the control key. */
const WHEEL = 0.002;
const TOUCHPAD = 0.01;
const LINE_PX = 16;
/** Two taps are a double tap within this time and distance. */
const DOUBLE_TAP_MS = 400;
const DOUBLE_TAP_PX = 30;
/** From this distance on, a press is a drag, and no tap. */
const DRAG_PX = 4;

/**
 * Zooms the only child of a scrolling view: by pinching, by the wheel and by tapping twice. A mouse drags it. The point below the
 * fingers or the pointer stays where it is.
 */
export class Zoom {
  readonly #view: HTMLElement;
  #startWidth = 0;
  #lastTap: (Point & { readonly at: number }) | undefined;
  #pinch: { readonly distance: number; readonly width: number } | undefined;
  #drag: Point | undefined;
  #hasDragged = false;

  constructor(view: HTMLElement) {
    this.#view = view;
  }

  /** Listens to the view. Returns a function that stops it. */
  follow(): () => void {
    const listening = new AbortController();
    const { signal } = listening;
    const view = this.#view;
    const notPassive = { signal, passive: false };
    view.addEventListener('wheel', (event) => this.#turn(event), notPassive);
    view.addEventListener('touchstart', (event) => this.#startPinch(event), { signal, passive: true });
    view.addEventListener('touchmove', (event) => this.#movePinch(event), notPassive);
    view.addEventListener('click', (event) => this.#tap(event), { signal });
    view.addEventListener('pointerdown', (event) => this.#startDrag(event), { signal });
    window.addEventListener('pointermove', (event) => this.#moveDrag(event), { signal });
    return () => listening.abort();
  }

  /** Shows the middle of the picture, at the size that its style says. */
  start(): void {
    this.#picture?.style.removeProperty('width');
    this.#startWidth = this.#width;
    const view = this.#view;
    view.scrollLeft = (view.scrollWidth - view.clientWidth) / 2;
    view.scrollTop = (view.scrollHeight - view.clientHeight) / 2;
  }

  /** Zooms in by so many steps, or out by a negative number of them. */
  by(steps: number): void {
    const { left, top, width, height } = this.#view.getBoundingClientRect();
    this.#zoomTo(this.#width * STEP ** steps, { clientX: left + width / 2, clientY: top + height / 2 });
  }

  get #picture(): HTMLElement | null {
    return this.#view.firstElementChild as HTMLElement | null;
  }

  get #width(): number {
    return this.#picture?.clientWidth ?? 0;
  }

  /** Makes the picture this wide, but not smaller than the view shows as a whole. */
  #zoomTo(wanted: number, { clientX, clientY }: Point): void {
    const [view, picture] = [this.#view, this.#picture];
    if (picture === null) return;
    const whole = Math.min(view.clientWidth, view.clientHeight / HEIGHT);
    const before = picture.getBoundingClientRect();
    picture.style.width = `${Math.min(Math.max(wanted, whole), MOST_WIDTH)}px`;
    const after = picture.getBoundingClientRect();
    const grown = after.width / before.width;
    view.scrollLeft += after.left + (clientX - before.left) * grown - clientX;
    view.scrollTop += after.top + (clientY - before.top) * grown - clientY;
  }

  #turn(event: WheelEvent): void {
    if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
    event.preventDefault();
    const turned = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE_PX : 1);
    this.#zoomTo(this.#width * Math.exp(-turned * (event.ctrlKey ? TOUCHPAD : WHEEL)), event);
  }

  #startPinch({ touches }: TouchEvent): void {
    const [one, other] = touches;
    this.#pinch = one && other && { distance: distanceOf(one, other), width: this.#width };
  }

  #movePinch(event: TouchEvent): void {
    const [one, other] = event.touches;
    if (this.#pinch === undefined || one === undefined || other === undefined) return;
    event.preventDefault();
    const { distance, width } = this.#pinch;
    this.#zoomTo((width * distanceOf(one, other)) / distance, {
      clientX: (one.clientX + other.clientX) / 2,
      clientY: (one.clientY + other.clientY) / 2,
    });
  }

  /** A double tap doubles the picture, and makes it as it was at the start once it is as large. */
  #tap(event: MouseEvent): void {
    const last = this.#lastTap;
    const { clientX, clientY, timeStamp: at } = event;
    this.#lastTap = { clientX, clientY, at };
    const isDouble = last && at - last.at < DOUBLE_TAP_MS && distanceOf(last, event) < DOUBLE_TAP_PX;
    if (!isDouble || this.#hasDragged) return;
    this.#lastTap = undefined;
    const doubled = this.#startWidth * DOUBLE;
    if (this.#width < doubled - 1) this.#zoomTo(doubled, event);
    else this.start();
  }

  #startDrag(event: PointerEvent): void {
    this.#hasDragged = false;
    this.#drag = event.pointerType === 'mouse' && event.button === 0 ? event : undefined;
  }

  #moveDrag(event: PointerEvent): void {
    if (event.buttons === 0) this.#drag = undefined;
    if (this.#drag === undefined) return;
    if (!this.#hasDragged && distanceOf(this.#drag, event) < DRAG_PX) return;
    this.#view.scrollLeft -= event.clientX - this.#drag.clientX;
    this.#view.scrollTop -= event.clientY - this.#drag.clientY;
    this.#drag = event;
    this.#hasDragged = true;
  }
}

function distanceOf(one: Point, other: Point): number {
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
}
