import type { Arrival, ArrivalVideo } from '../../contracts/catalogue/HomeDriver.ts';

/** What each new arrival shows and how its video plays. Runs in the page: refers to nothing outside itself. */
export function arrivalsOf(items: readonly Element[]): readonly (Arrival & ArrivalVideo)[] {
  return items.map((item) => {
    const [link, creator] = item.querySelectorAll('a');
    const video = item.querySelector('video');
    return {
      path: link?.getAttribute('href') ?? '',
      playsByItself: video?.autoplay ?? false,
      isSilent: video?.muted ?? false,
      isEndless: video?.loop ?? false,
      speed: video?.playbackRate ?? 0,
      creator: creator?.textContent ?? '',
      price: /₹[\d,]+/.exec(item.textContent ?? '')?.[0] ?? '',
    };
  });
}
