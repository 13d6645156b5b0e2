import { HttpStaffReports } from '../../../adapters/http/admin/HttpStaffReports.ts';
import { MemoryStaffReports } from '../../../adapters/memory/admin/MemoryStaffReports.ts';
import { faultOf } from './faultOf.ts';
import { signedInServer } from './signedInServer.ts';
import { describeStaffReportsContract } from './staffReportsContract.ts';

const NOW = Date.UTC(2026, 2, 1, 9, 30);

describeStaffReportsContract('MemoryStaffReports', async () => {
  const reports = new MemoryStaffReports(() => NOW);
  return {
    reports,
    sell: async () => void reports.rows.set('sales', [{ day: '2026-03-01', orders: 1, pieces: 1, amount: 49_900 }]),
    fail: (how) => {
      reports.failure = faultOf(how);
    },
  };
});

describeStaffReportsContract('HttpStaffReports on the server', async () => {
  const { api, placeOrder, fail } = await signedInServer();
  return { reports: new HttpStaffReports(api), sell: async () => void (await placeOrder()), fail };
});
