import { describe, expect, it } from 'vitest';
import { injectFetch } from '../../adapters/fastify/injectFetch.ts';
import { makeServer } from '../../adapters/fastify/makeServer.ts';
import { HttpPages } from '../../adapters/http/catalogue/HttpPages.ts';
import { HttpApi } from '../../adapters/http/HttpApi.ts';
import { MemoryBackEndPorts } from '../../adapters/memory/backEnd/MemoryBackEndPorts.ts';
import { makeBackEnd } from '../../core/backend/BackEnd.ts';
import { FIRST_SETTINGS } from '../../core/domain/settings/ShopSettings.ts';
import { textPage } from '../../core/domain/settings/textPage.ts';
import { TEXT_PAGE_NAMES, type TextPageName } from '../../core/domain/settings/textPages.ts';
import { firstPages } from '../../core/storefront/pages/firstPages.ts';
import { ConnectionMonitor } from '../../core/storefront/ports/ConnectionMonitor.ts';
import type { ForReadingPages } from '../../core/storefront/ports/catalogue/ForReadingPages.ts';
import { BackEndFailure } from '../../core/storefront/ports/failures/BackEndFailure.ts';

/** The pages over HTTP, of a shop that has changed none. */
function overHttp() {
  const ports = new MemoryBackEndPorts();
  const fetch = injectFetch(makeServer(makeBackEnd(ports), { checkDatabase: async () => {} }));
  return { ports, fetch, pages: new HttpPages(new HttpApi({ fetch, monitor: new ConnectionMonitor() })) };
}

const adapters: Readonly<Record<string, () => ForReadingPages>> = {
  firstPages: () => firstPages,
  'HttpPages on the server': () => overHttp().pages,
};

describe.each(Object.entries(adapters))('%s', (_name, open) => {
  it.each(TEXT_PAGE_NAMES)('reads the page about %s of a shop that has changed none', async (name) => {
    expect(await open().page(name)).toEqual(textPage(name, FIRST_SETTINGS));
  });

  it('tells who sells in a shop that has changed nothing', async () => {
    const unknown = { grievanceName: '', grievanceEmail: '', grievancePhone: '' };
    const seller = { name: 'Creator Row', phone: '', legalName: '', legalAddress: '', gstin: '', ...unknown };
    expect(await open().seller()).toEqual(seller);
  });
});

describe('HttpPages on the server', () => {
  it('reads what the shopkeeper has written', async () => {
    const { ports, pages } = overHttp();
    const written = { ...FIRST_SETTINGS, privacyText: 'We keep <b>little</b> \u2028 of **you**.' };
    await ports.settings.save(written);
    expect(await pages.page('privacy')).toEqual({ title: 'Privacy', text: written.privacyText });
  });

  it.each(['none', 'toString', '__proto__'])('rejects for the unknown page %s', async (name) => {
    await expect(overHttp().pages.page(name as TextPageName)).rejects.toThrow(BackEndFailure);
  });

  it('tells who sells as the shopkeeper has set it', async () => {
    const { ports, pages } = overHttp();
    await ports.settings.save({ ...FIRST_SETTINGS, legalName: 'Row <b>Retail</b>', grievanceName: 'Anand Iyer' });
    expect(await pages.seller()).toMatchObject({ legalName: 'Row <b>Retail</b>', grievanceName: 'Anand Iyer' });
  });

  it.each(['/api/pages/terms', '/api/seller'])('%s may be kept for a minute', async (path) => {
    const { headers, status } = await overHttp().fetch(path);
    expect([status, headers.get('cache-control')]).toEqual([200, 'public, max-age=60']);
  });
});
