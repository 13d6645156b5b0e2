import { makeAutoObservable, observableRef } from 'mobx';
import type { Failed } from '../../../../core/admin/calls/attemptCall.ts';
import type { ReadKeys } from '../../../../core/admin/people/manageKeys.ts';
import type { ReadPeople } from '../../../../core/admin/people/managePeople.ts';
import type { ReadActivity } from '../../../../core/admin/people/ReadActivity.ts';
import type { ActivityPage } from '../../../../core/admin/ports/ForReadingActivity.ts';
import { mayDo } from '../../../../core/domain/staff/adminActions.ts';
import type { PendingWork } from '../../../shared/connection/PendingWork.ts';
import type { StaffSessionViewModel } from '../../session/StaffSessionViewModel.ts';
import { activityView } from './activityView.ts';

export type ActivityParts = {
  readonly readActivity: ReadActivity;
  readonly readPeople: ReadPeople;
  readonly readKeys: ReadKeys;
  readonly session: Pick<StaffSessionViewModel, 'staff'>;
  readonly pendingWork: PendingWork;
};

/** What was changed in the admin, the newest first. */
export class ActivityViewModel {
  status: 'loading' | 'ready' | 'failed' = 'loading';
  isLoadingMore = false;
  /** Why further entries could not be read; empty while nothing failed. */
  failure = '';
  private page: ActivityPage = { activity: [] };
  /** The names of people and keys, by id, for those who may read them. */
  private names: ReadonlyMap<string, string> = new Map();
  private readonly parts: ActivityParts;

  constructor(parts: ActivityParts) {
    this.parts = parts;
    makeAutoObservable<this, 'page' | 'names' | 'parts'>(
      this,
      { page: observableRef, names: observableRef, parts: false },
      { autoBind: true },
    );
  }

  get entries() {
    return this.page.activity.map((entry) => activityView(entry, this.names));
  }

  get hasMore(): boolean {
    return this.page.next !== undefined;
  }

  appear(): void {
    void this.load();
    void this.readNames();
  }

  /** Reads the newest entries. Also retries after a failure. */
  async load(): Promise<void> {
    if (this.status === 'failed') this.status = 'loading';
    this.take(await this.parts.pendingWork.track(this.parts.readActivity()), []);
  }

  async loadMore(): Promise<void> {
    const { next, activity } = this.page;
    if (next === undefined || this.isLoadingMore) return;
    this.isLoadingMore = true;
    this.take(await this.parts.pendingWork.track(this.parts.readActivity(next)), activity);
  }

  /** Without the names the log says less: a failure is of no interest. */
  private async readNames(): Promise<void> {
    const { session, pendingWork, readPeople, readKeys } = this.parts;
    if (session.staff === undefined || !mayDo(session.staff.role, 'staff.read')) return;
    const [people, keys] = await pendingWork.track(Promise.all([readPeople(), readKeys()]));
    const named = [...(people.outcome === 'read' ? people.people : []), ...(keys.outcome === 'read' ? keys.keys : [])];
    this.learn(new Map(named.map(({ id, name }) => [id, name])));
  }

  private learn(names: ReadonlyMap<string, string>): void {
    this.names = names;
  }

  /** Shows what was read behind the entries `before`. Entries that are shown stay when it failed. */
  private take(read: Awaited<ReturnType<ReadActivity>>, before: ActivityPage['activity']): void {
    this.isLoadingMore = false;
    if (read.outcome === 'failed') {
      this.fail(read, before.length === 0);
      return;
    }
    const { activity, next } = read;
    this.page = { activity: [...before, ...activity], next };
    this.status = 'ready';
    this.failure = '';
  }

  private fail(failed: Failed, isFirst: boolean): void {
    if (isFirst) this.status = 'failed';
    this.failure = failed.text;
  }
}
