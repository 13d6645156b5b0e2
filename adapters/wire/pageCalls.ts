import * as v from 'valibot';
import { TEXT_LIMITS } from '../../core/domain/text/textLimits.ts';
import { requestText } from './requestText.ts';

/** The name in the path of GET /pages/{name}: one that no page has is not found. */
export const pageParameters = v.object({ name: requestText(TEXT_LIMITS.name) });

/** The response of GET /seller. Texts that are not known are empty. */
export const sellerResponse = v.object({
  seller: v.object({
    ...{ name: v.string(), phone: v.string(), legalName: v.string(), legalAddress: v.string(), gstin: v.string() },
    ...{ grievanceName: v.string(), grievanceEmail: v.string(), grievancePhone: v.string() },
  }),
});

/** The response of GET /pages/{name}. The text is Markdown, which shows HTML in it as it is typed. */
export const pageResponse = v.object({ page: v.object({ title: v.string(), text: v.string() }) });
