import { makeAutoObservable, observableRef } from 'mobx';
import type { ReadKeys } from '../../../../core/admin/people/manageKeys.ts';
import type { ReadPeople } from '../../../../core/admin/people/managePeople.ts';
import type { ReadActivity } from '../../../../core/admin/people/ReadActivity.ts';
import type { ActivityPage } from '../../../../core/admin/ports/ForReadingActivity.ts';
import { mayDo } from '../../../../core/domain/staff/adminActions.ts';
import type { PendingWork } from '../../../shared/connection/PendingWork.ts';
import { PagedSearch } from '../../lists/PagedSearch.ts';
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
  readonly pages: PagedSearch<object, ActivityPage>;
  /** The names of people and keys, by id, for those who may read them. */
  private names: ReadonlyMap<string, string> = new Map();
  private readonly parts: ActivityParts;

  constructor(parts: ActivityParts) {
    this.parts = parts;
    this.pages = new PagedSearch<object, ActivityPage>({
      blank: { search: {}, page: { activity: [] } },
      find: (_search, after) => parts.readActivity(after),
      join: ({ activity }, further) => ({ ...further, activity: [...activity, ...further.activity] }),
      pendingWork: parts.pendingWork,
    });
    makeAutoObservable<this, 'names' | 'parts'>(
      this,
      { pages: false, names: observableRef, parts: false },
      { autoBind: true },
    );
  }

  get entries() {
    return this.pages.page.activity.map((entry) => activityView(entry, this.names));
  }

  appear(): void {
    void this.pages.load();
    void this.readNames();
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
}
