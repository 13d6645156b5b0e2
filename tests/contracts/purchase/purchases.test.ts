import { MemoryBackEndPorts } from '../../../adapters/memory/backEnd/MemoryBackEndPorts.ts';
import { describePurchaseContract } from './purchaseContract.ts';
import { httpPurchases, memoryPurchases } from './purchaseSubjects.ts';

describePurchaseContract('MemoryBackEndOrders', memoryPurchases);
describePurchaseContract('HttpOrders on the server', () => httpPurchases(new MemoryBackEndPorts()));
