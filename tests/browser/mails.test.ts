import { describe, expect, it } from 'vitest';
import { renderMail } from '../../adapters/mail-templates/renderMail.tsx';
import { hardMails, mailSamples } from '../../adapters/mail-templates/testing/mailSamples.ts';
import { FIRST_SETTINGS } from '../../core/domain/settings/ShopSettings.ts';
import { browserOfWorker } from './support/browserOfWorker.ts';
import { accessibilityViolations } from './support/page/accessibilityViolations.ts';
import { sidewaysScroll } from './support/page/sidewaysScroll.ts';
import { smallTargets } from './support/page/smallTargets.ts';

describe.each([360, 600])('A mail that is %i pixels wide', (width) => {
  it.each(Object.entries({ ...mailSamples, ...hardMails }))('%s can be read and pressed', async (_, content) => {
    const browser = await browserOfWorker();
    const page = await browser.newPage({ viewport: { width, height: 800 } });
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.setContent(renderMail(content, 'https://shop.example', FIRST_SETTINGS).html);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await accessibilityViolations(page)).toEqual([]);
    }
    expect(await page.evaluate(sidewaysScroll)).toBe('');
    expect(await page.evaluate(smallTargets)).toEqual([]);
    expect(requests).toEqual([]);
    await page.close();
  });
});
