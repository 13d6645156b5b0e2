import { STAFF_ROLES, type StaffRole } from '../../../../core/domain/staff/StaffRole.ts';
import { shopAddress } from '../../shopAddress.ts';
import { COMMAND_ACTOR, type CommandEntry, type CommandInput, type ShopServices } from '../ShopServices.ts';

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
];

async function listStaff(_: CommandInput, { stores, out }: ShopServices): Promise<number> {
  const staff = await stores.staff.all();
  for (const { email, name, role, passwordHash, disabledAt } of staff) {
    const open = passwordHash === undefined ? 'invited' : 'active';
    out.print([role, disabledAt === undefined ? open : 'disabled', email, name].join('  '));
  }
  out.print(`People: ${staff.length}`);
  return 0;
}

async function addStaff({ values: [email = ''], options }: CommandInput, services: ShopServices): Promise<number> {
  const { name, role = 'owner' } = options;
  if (!name) throw new Error('A person needs --name');
  const { backEnd, configuration, out } = services;
  const invited = await backEnd.inviteStaff(COMMAND_ACTOR, { email, name, role: readRole(role) });
  if (invited === 'staff-exists') throw new Error(`${email} works for the shop already`);
  if ('invalid' in invited) throw new Error(`${email}: ${invited.invalid.join('. ')}`);
  out.print(`${invited.member.email} is invited as ${invited.member.role}. The link works once, for 7 days:`);
  out.print(`${shopAddress(configuration)}/admin/invitation?token=${encodeURIComponent(invited.token)}`);
  return 0;
}

async function disableStaff({ values: [email = ''] }: CommandInput, services: ShopServices): Promise<number> {
  const member = await services.stores.staff.withEmail(email);
  if (member === undefined) throw new Error(`${email} does not work for the shop`);
  await services.backEnd.changeStaff(COMMAND_ACTOR, member.id, { isDisabled: true });
  services.out.print(`The account of ${member.email} is disabled`);
  return 0;
}

function readRole(text: string): StaffRole {
  const role = STAFF_ROLES.find((each) => each === text);
  if (role === undefined) throw new Error(`${text} is no role: there are ${STAFF_ROLES.join(', ')}`);
  return role;
}
