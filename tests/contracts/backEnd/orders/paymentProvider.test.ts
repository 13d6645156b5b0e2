import { MemoryProvider } from '../../../../adapters/memory/backEnd/orders/MemoryProvider.ts';
import { describePaymentProviderContract } from './paymentProviderContract.ts';

describePaymentProviderContract('MemoryProvider', async () => {
  const provider = new MemoryProvider();
  return {
    provider,
    pay: async (providerOrderId) => provider.pay(providerOrderId),
    authorize: async (providerOrderId) => provider.authorize(providerOrderId),
    capture: async (providerOrderId) => provider.capture(providerOrderId),
    expire: async (providerOrderId) => provider.fail(providerOrderId),
    failToPay: async (providerOrderId) => provider.fail(providerOrderId),
    setRefunds: (outcome) => {
      provider.refundOutcome = outcome;
    },
    settleRefunds: async (status) => provider.settleRefunds(status),
    webhookOf: async (providerOrderId) => {
      const status = (await provider.payments(providerOrderId)).at(-1)?.status ?? 'failed';
      return provider.webhook(`payment.${status}`, providerOrderId);
    },
    refundWebhookOf: async (refundId) => provider.refundWebhook(refundId),
    signWebhook: MemoryProvider.sign,
    setAvailable: (isAvailable) => {
      provider.isUnavailable = !isAvailable;
    },
    setLimited: (isLimited) => {
      provider.retryAfterSeconds = isLimited ? 60 : undefined;
    },
    close: async () => undefined,
  };
});
