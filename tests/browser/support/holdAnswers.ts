import type { BrowserContext } from 'playwright-core';

/** Lets the answers of the back-end arrive after the page has painted what it shows without them. */
export async function holdAnswers(context: BrowserContext): Promise<void> {
  await context.route('**/api/**', async (route) => {
    // Both reject when the page has gone on to another one.
    await route
      .request()
      .frame()
      .evaluate(paintedWithoutAnswers)
      .catch(() => undefined);
    await route.continue().catch(() => undefined);
  });
}

/** Resolves when the page's own screen has been painted, not only the placeholder of its script. Runs in the page. */
function paintedWithoutAnswers(): Promise<void> {
  return new Promise((resolve) => {
    let frames = 0;
    const look = () => {
      const main = document.querySelector('main');
      frames = main === null || main.textContent === 'Loading page' ? 0 : frames + 1;
      if (frames > 2) resolve();
      else requestAnimationFrame(look);
    };
    look();
  });
}
