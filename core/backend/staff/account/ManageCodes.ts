import type { Actor } from '../../../domain/staff/Actor.ts';
import type { BackEndPorts } from '../../ports/BackEndPorts.ts';
import type { Invalid } from '../../ports/refusals/Invalid.ts';
import type { StaffMember } from '../../ports/staff/ForStoringStaff.ts';
import { auditedCodes } from './auditedAccount.ts';
import { limitCodes } from './limitCodes.ts';
import { spendCode } from './spendCode.ts';

type Ports = Pick<
  BackEndPorts,
  'transactions' | 'staff' | 'settings' | 'attempts' | 'codes' | 'passwords' | 'clock' | 'ids'
>;
type Refused = 'not-confirmed' | 'too-many-codes' | 'not-signed-in';

/** 160 bits in Base32. */
const SECRET = /^[A-Z2-7]{32}$/;

/** What a person does with the one-time codes of the own account. */
export function makeManageCodes(ports: Ports) {
  const { staff, settings, codes, passwords, clock } = ports;
  const find = async ({ id }: Actor, all = staff.all()) => (await all).find((member) => member.id === id);
  const limited = <Result extends object>(actor: Actor, attempt: () => Promise<Result | Refused | 'codes-on'>) =>
    limitCodes(ports, actor.id, attempt, (result) => result === 'not-confirmed');
  const isPasswordOf = (member: StaffMember, password: string | undefined) =>
    password !== undefined && passwords.matches(password, member.passwordHash);

  return {
    /** Resolves with whether codes are set up, and how many recovery codes are left. */
    showCodes: async (actor: Actor) => {
      const own = (await find(actor))?.oneTimeCodes;
      return { isOn: own !== undefined, recoveryCodes: own?.recoveryHashes.length ?? 0 };
    },

    /** Resolves with a new secret and its address for apps. Nothing of it is stored yet. */
    newSecret: async (actor: Actor) => {
      const secret = codes.newSecret();
      const [member, { name: shop }] = [await find(actor), await settings.read()];
      return { secret, address: codes.address(secret, { shop, email: member?.email ?? actor.name }) };
    },

    /** Turns the codes of a secret on, once its app has shown one of them. Resolves with the recovery codes, which are known here only. */
    turnOnCodes: async (
      actor: Actor,
      { secret, code, password }: { readonly secret: string; readonly code: string; readonly password: string },
    ): Promise<{ readonly recoveryCodes: readonly string[] } | Refused | 'codes-on' | Invalid> => {
      if (!SECRET.test(secret)) return { invalid: ['secret: is not one that the shop has made'] };
      return limited(actor, async () => {
        const member = await find(actor);
        const usedStep = codes.stepOf(secret, code.replaceAll(/\s/g, ''), clock.now());
        if (member === undefined) return 'not-signed-in';
        if (!(await isPasswordOf(member, password)) || usedStep === undefined) return 'not-confirmed';
        const recoveryCodes = codes.newRecoveryCodes();
        const recoveryHashes = recoveryCodes.map((each) => codes.hashOf(each));
        return auditedCodes(ports, actor).within(async (stores) => {
          if ((await find(actor, stores.staff.all()))?.oneTimeCodes !== undefined) return 'codes-on';
          await stores.staff.change(actor.id, {
            oneTimeCodes: { secret: codes.seal(secret), usedStep, recoveryHashes },
          });
          return { recoveryCodes };
        });
      });
    },

    /** Turns the codes off, with the password, a code or a recovery code. Without codes, nothing changes. */
    turnOffCodes: (
      actor: Actor,
      { password, code }: { readonly password?: string | undefined; readonly code?: string | undefined },
    ): Promise<object | Refused | 'codes-on'> =>
      limited(actor, async () => {
        const member = await find(actor);
        if (member === undefined) return 'not-signed-in';
        const isPassword = await isPasswordOf(member, password);
        return auditedCodes(ports, actor).within(async (stores) => {
          const own = (await find(actor, stores.staff.all()))?.oneTimeCodes;
          const isCode =
            own !== undefined && code !== undefined && spendCode(codes, own, code, clock.now()) !== undefined;
          if (!isPassword && !isCode) return 'not-confirmed';
          await stores.staff.change(actor.id, { oneTimeCodes: null });
          return {};
        });
      }),
  };
}
