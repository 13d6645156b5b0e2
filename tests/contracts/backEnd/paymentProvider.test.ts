import { MemoryProvider } from '../../../adapters/memory/backEnd/MemoryProvider.ts';
import { describePaymentProviderContract } from './paymentProviderContract.ts';

describePaymentProviderContract('MemoryProvider', async () => {
  const provider = new MemoryProvider();
  const failed = new Set<string>();
  return {
    provider,
    pay: async (providerOrderId) => {
      failed.delete(providerOrderId);
      return provider.pay(providerOrderId);
    },
    failToPay: async (providerOrderId) => {
      failed.add(providerOrderId);
    },
    webhookOf: async (id) => provider.webhook(failed.has(id) ? 'payment.failed' : 'payment.captured', id),
    signWebhook: MemoryProvider.sign,
    setAvailable: (isAvailable) => {
      provider.isUnavailable = !isAvailable;
    },
    close: async () => undefined,
  };
});
