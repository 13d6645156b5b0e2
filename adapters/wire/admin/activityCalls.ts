import * as v from 'valibot';
import { requestKey } from '../requestText.ts';

/** The query string of a list of the admin that is read page by page: `after` is the id of the last entry of the page before. */
export const pageQuery = v.object({ after: v.optional(requestKey) });

const state = v.optional(v.record(v.string(), v.unknown()));

/** The response of GET /admin/activity: the newest first; `next` is there when there are more. */
export const activityResponse = v.object({
  activity: v.array(
    v.object({
      ...{ id: v.string(), at: v.string(), action: v.string() },
      actor: v.object({ kind: v.picklist(['staff', 'key', 'command']), id: v.string(), name: v.string() }),
      subject: v.object({ kind: v.string(), id: v.string(), name: v.optional(v.string()) }),
      ...{ before: state, after: state },
    }),
  ),
  next: v.optional(v.string()),
});
