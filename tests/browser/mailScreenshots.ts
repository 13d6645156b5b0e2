import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderMail } from '../../adapters/mail-templates/renderMail.tsx';
import { hardMails, mailSamples } from '../../adapters/mail-templates/testing/mailSamples.ts';
import { FIRST_SETTINGS } from '../../core/domain/settings/ShopSettings.ts';
import { launchChromium } from './support/launchChromium.ts';
import { ScreenshotFolder } from './support/ScreenshotFolder.ts';

const FOLDER = 'reports/mails';

const browser = await launchChromium();
const folder = new ScreenshotFolder(FOLDER, [360, 600]);
try {
  const page = await browser.newPage();
  for (const [name, content] of Object.entries({ ...mailSamples, ...hardMails })) {
    const { html, text } = renderMail(content, 'https://shop.example', FIRST_SETTINGS);
    await page.setContent(html);
    await folder.take({ page }, name);
    writeFileSync(join(FOLDER, `${name}.txt`), text);
  }
  folder.writeIndex();
  console.log(`${folder.count} pictures; look at ${FOLDER}/index.html`);
} finally {
  await browser.close();
}
