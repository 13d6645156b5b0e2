import type { PlantedFault } from '../ShopUnderTest.ts';
import { inTransactions } from './plantFault.ts';

/** What a careless change could break for those who wait for sold-out products. */
export const alertFaults: Readonly<Record<string, PlantedFault>> = {
  'nobody is told that a product is back': inTransactions('stockAlerts', () => ({ awaited: async () => [] })),
  'an alert is acknowledged and not stored': inTransactions('stockAlerts', () => ({ add: async () => undefined })),
  'an alert stays when its mail is stored': inTransactions('stockAlerts', (alerts) => ({
    take: async (sku, most) => {
      const taken = await alerts.take(sku, most);
      for (const alert of taken) await alerts.add({ ...alert, id: `${alert.id}-again` });
      return taken.slice(0, 0);
    },
  })),
  'an alert goes and its mail is not stored': inTransactions('mails', (mails) => ({
    add: async (mail, at) => (mail.content.kind === 'back-in-stock' ? undefined : mails.add(mail, at)),
  })),
  'the mail goes to another shopper': inTransactions('shoppers', (shoppers) => ({
    shopper: async (id) => (await shoppers.withEmail('chitra@example.com')) ?? shoppers.shopper(id),
  })),
};
