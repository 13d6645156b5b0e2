/** A ref for an image with `onError`: loads it again if it failed in the HTML of the server, before React could hear of that. */
export function retryBrokenImage(image: HTMLImageElement | null): void {
  if (image?.complete && image.naturalWidth === 0) image.setAttribute('src', image.getAttribute('src') ?? '');
}
