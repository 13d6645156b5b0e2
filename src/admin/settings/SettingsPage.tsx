import { Lock } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useShared } from '../../shared/container/ShopContext.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { LinkTabs } from '../lists/LinkTabs.tsx';
import { STAFF_SESSION } from '../session/tokens.ts';
import { Activity } from './activity/Activity.tsx';
import { MailsAndJobs } from './jobs/MailsAndJobs.tsx';
import { Keys } from './keys/Keys.tsx';
import { People } from './people/People.tsx';
import styles from './SettingsPage.module.css';
import { settingsSections } from './settingsSections.ts';

/** `/admin/settings`, with the section in the query, or in the hash. */
export const SettingsPage = observer(function SettingsPage() {
  const { staff } = useShared(STAFF_SESSION);
  const [query] = useSearchParams();
  const { hash } = useLocation();
  const { current, tabs } = settingsSections(staff?.role ?? 'packer', query, hash);
  if (current === undefined)
    return (
      <Notice
        icon={<Lock size={48} strokeWidth={1} />}
        title="Your role has no settings"
        level={1}
        text="Owners and managers have. Ask an owner if you need them."
      />
    );
  const Section = { people: People, keys: Keys, jobs: MailsAndJobs, activity: Activity }[current];
  return (
    <div className={styles.page}>
      <h1>Settings</h1>
      <LinkTabs label="Sections of the settings" tabs={tabs} />
      <Section />
    </div>
  );
});
