import * as v from 'valibot';
import { SUGGESTION_TEXT_LIMIT } from '../../core/domain/catalogue/suggestionText.ts';
import { requestText } from './requestText.ts';

/** The query string of GET /suggestions: the text that a shopper types. */
export const suggestionsQuery = v.object({ q: v.pipe(requestText(SUGGESTION_TEXT_LIMIT), v.minLength(1)) });
