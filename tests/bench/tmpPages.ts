import lighthouse from 'lighthouse';
import { browserToMeasure } from './pages/browserToMeasure.ts';
import { serveOurShop } from './pages/ourShop.ts';
const names = process.argv[2].split(','); const runs = Number(process.argv[3] ?? 3);
const storefront = await serveOurShop();
for (const { name, path, device } of storefront.pages.filter(p => names.includes(p.name))) {
  const browser = await browserToMeasure(storefront.address, device);
  for (let run = 0; run <= runs; run++) {
    await browser.clearCookies();
    const r = await lighthouse(`${storefront.address}${path}`, { port: browser.port, logLevel: 'silent', output: 'json', onlyCategories: ['performance'] });
    const { audits, categories } = r!.lhr;
    const n = (k: string) => Math.round(audits[k]?.numericValue ?? NaN);
    console.log(name, run, 'perf', Math.round((categories.performance?.score ?? 0)*100), 'fcp', n('first-contentful-paint'), 'lcp', n('largest-contentful-paint'), 'tbt', n('total-blocking-time'), 'si', n('speed-index'), 'cls', audits['cumulative-layout-shift']?.numericValue);
    if (run === runs || process.argv[4]) {
      console.log(JSON.stringify((audits['long-tasks']?.details as any)?.items));
      console.log(JSON.stringify((audits['lcp-breakdown-insight']?.details as any)?.items?.map((i: any) => i.node?.snippet ?? i.items?.map((x:any)=>[x.subpart,x.duration]))), JSON.stringify((audits['largest-contentful-paint-element']?.details as any)?.items?.[0]?.items?.[0]?.node?.snippet));
      console.log(JSON.stringify((audits['bootup-time']?.details as any)?.items));
      console.log(JSON.stringify((audits['mainthread-work-breakdown']?.details as any)?.items?.map((i:any)=>[i.groupLabel, Math.round(i.duration)])));
      console.log(((audits['network-requests']?.details as any)?.items ?? []).map((i:any)=>`${Math.round(i.networkRequestTime)}-${Math.round(i.networkEndTime)} ${i.priority} ${i.transferSize} ${i.url.replace(/^https:..[^/]+/,'').slice(0,80)}`).join('\n'));
    }
  }
  await browser.close();
}
await storefront.stop();
process.exit(0);
