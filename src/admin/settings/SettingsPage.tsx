import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useShared } from '../../shared/container/ShopContext.tsx';
import { LinkTabs } from '../lists/LinkTabs.tsx';
import { STAFF_SESSION } from '../session/tokens.ts';
import { Account } from './account/Account.tsx';
import { Activity } from './activity/Activity.tsx';
import { MailsAndJobs } from './jobs/MailsAndJobs.tsx';
import { Keys } from './keys/Keys.tsx';
import { People } from './people/People.tsx';
import styles from './SettingsPage.module.css';
import { type SettingsSection, settingsSections } from './settingsSections.ts';
import { DeliveryDaysForm } from './shop/DeliveryDaysForm.tsx';
import { MailAndPayments } from './shop/MailAndPayments.tsx';
import { PageTextsForm } from './shop/PageTextsForm.tsx';
import { ShopDetails } from './shop/ShopDetails.tsx';
import { SynonymsForm } from './shop/SynonymsForm.tsx';

const SECTIONS: Readonly<Record<SettingsSection['id'], ComponentType>> = {
  ...{
    shop: ShopDetails,
    delivery: DeliveryDaysForm,
    search: SynonymsForm,
    pages: PageTextsForm,
    mail: MailAndPayments,
    account: Account,
  },
  ...{ people: People, keys: Keys, jobs: MailsAndJobs, activity: Activity },
};

/** `/admin/settings`, with the section in the query, or in the hash. */
export const SettingsPage = observer(function SettingsPage() {
  const { staff } = useShared(STAFF_SESSION);
  const [query] = useSearchParams();
  const { hash } = useLocation();
  const { current, tabs } = settingsSections(staff?.role ?? 'packer', query, hash);
  const Section = SECTIONS[current];
  return (
    <div className={styles.page}>
      <h1>Settings</h1>
      <LinkTabs label="Sections of the settings" tabs={tabs} />
      <Section />
    </div>
  );
});
