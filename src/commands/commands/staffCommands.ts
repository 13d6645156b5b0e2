import type * as v from 'valibot';
import {
  type changeStaffBody,
  invitedResponse,
  staffMemberResponse,
  staffResponse,
} from '../../../adapters/wire/admin/staffCalls.ts';
import { emailKey } from '../../../core/domain/accounts/emailKey.ts';
import { STAFF_ROLES, type StaffRole } from '../../../core/domain/staff/StaffRole.ts';
import { RefusedCall, type ShopClient } from '../ShopClient.ts';
import type { CommandEntry, CommandInput, ShopServices } from '../ShopCommand.ts';

/** The commands about the people who work for the shop. */
export const staffCommands: readonly CommandEntry[] = [
  { words: 'staff list', values: [0, 0], run: listStaff, usage: '  print the people who work for the shop' },
  {
    ...{ words: 'staff add', values: [1, 1], options: ['name', 'role'], run: addStaff },
    usage: `E-MAIL --name NAME [--role ${STAFF_ROLES.join('|')}]   invite a person to the admin; an owner by default`,
  },
  {
    ...{ words: 'staff disable', values: [1, 1], run: disableStaff },
    usage: 'E-MAIL   close the account of a person, and end its sessions',
  },
  {
    ...{ words: 'staff reset-codes', values: [1, 1], run: resetCodes },
    usage: 'E-MAIL   turn off the one-time codes of a person who has lost them',
  },
];

async function listStaff(_: CommandInput, { shop, out }: ShopServices): Promise<number> {
  const { staff } = await shop.call('GET /staff', staffResponse);
  for (const { role, state, email, name } of staff) out.print([role, state, email, name].join('  '));
  out.print(`People: ${staff.length}`);
  return 0;
}

async function addStaff({ values: [email = ''], options }: CommandInput, services: ShopServices): Promise<number> {
  const { name, role = 'owner' } = options;
  if (!name) throw new Error('A person needs --name');
  const body = { email, name, role: readRole(role) };
  const { shop, out } = services;
  const { staff, invitationUrl } = await shop.call('POST /staff', invitedResponse, body).catch((error: unknown) => {
    throw error instanceof RefusedCall ? new Error(`${email}: ${error.message}`) : error;
  });
  out.print(`${staff.email} is invited as ${staff.role}. The link works once, for 7 days:`);
  out.print(invitationUrl ?? 'It is in the mail to this address');
  return 0;
}

async function disableStaff({ values: [email = ''] }: CommandInput, { shop, out }: ShopServices): Promise<number> {
  const member = await changeStaff(shop, email, { disabled: true });
  out.print(`The account of ${member.email} is disabled`);
  return 0;
}

async function resetCodes({ values: [email = ''] }: CommandInput, { shop, out }: ShopServices): Promise<number> {
  const member = await changeStaff(shop, email, { oneTimeCodes: false });
  out.print(`${member.email} signs in without one-time codes, until new ones are set up`);
  return 0;
}

/** Changes the person of an e-mail. Resolves with the person as it is then. */
async function changeStaff(shop: ShopClient, email: string, change: v.InferInput<typeof changeStaffBody>) {
  const { staff } = await shop.call('GET /staff', staffResponse);
  const member = staff.find((each) => emailKey(each.email) === emailKey(email));
  if (member === undefined) throw new Error(`${email} does not work for the shop`);
  const path = `/staff/${encodeURIComponent(member.id)}` as const;
  return (await shop.call(`PATCH ${path}`, staffMemberResponse, change)).staff;
}

function readRole(text: string): StaffRole {
  const role = STAFF_ROLES.find((each) => each === text);
  if (role === undefined) throw new Error(`${text} is no role: there are ${STAFF_ROLES.join(', ')}`);
  return role;
}
