import type { ForReadingReports } from '../../../core/admin/ports/ForReadingReports.ts';
import { sharedToken } from '../../shared/container/token.ts';

/** The port. */
export const STAFF_REPORTS = sharedToken<ForReadingReports>('ForReadingReports');
