import * as v from 'valibot';
import { MOST_HOLIDAYS } from '../../../core/domain/settings/DeliveryDays.ts';
import { SYNONYMS_LIMIT } from '../../../core/domain/settings/synonymFaults.ts';
import { TEXT_LIMITS } from '../../../core/domain/text/textLimits.ts';
import { requestText } from '../requestText.ts';

const MOST_ZONES = 50;
const MOST_STATES = 100;

const text = v.pipe(requestText(TEXT_LIMITS.name), v.trim());
const pageText = requestText(TEXT_LIMITS.pageText);
const span = { least: v.number(), most: v.number() };
const delivery = v.object({
  handling: v.object(span),
  zones: v.pipe(
    v.array(v.object({ name: text, states: v.pipe(v.array(text), v.maxLength(MOST_STATES)), ...span })),
    v.maxLength(MOST_ZONES),
  ),
  elsewhere: v.object(span),
  holidays: v.optional(v.pipe(v.array(text), v.maxLength(MOST_HOLIDAYS))),
});

/** The settings. Spans are in working days, and the texts of pages are Markdown. */
export const wireSettings = v.object({
  ...{ name: text, phone: text, legalName: text, gstin: text },
  legalAddress: v.pipe(requestText(TEXT_LIMITS.addressField), v.trim()),
  ...{ grievanceName: text, grievanceEmail: text, grievancePhone: text, delivery },
  ...{ deliveryText: pageText, returnsText: pageText, sizesText: pageText },
  ...{ termsText: pageText, privacyText: pageText, grievanceText: pageText },
  /** A line for each group of words that mean the same, with commas between them. */
  synonyms: requestText(SYNONYMS_LIMIT),
});

/** The body of PATCH /admin/settings: what is absent stays. */
export const changeSettingsBody = v.partial(wireSettings);

/** The response of PATCH /admin/settings. */
export const changedSettingsResponse = v.object({ settings: wireSettings });

/** The response of GET /admin/settings. Mails that are not sent are files. `payments` is there for owners. */
export const settingsResponse = v.object({
  settings: wireSettings,
  mail: v.object({ from: v.string(), isSent: v.boolean() }),
  payments: v.optional(
    v.object({
      keys: v.picklist(['live', 'test', 'simulated']),
      heardAt: v.optional(v.string()),
      failure: v.optional(v.string()),
    }),
  ),
});

/** The response of POST /admin/settings/test-mail. */
export const testMailResponse = v.object({ to: v.string() });
