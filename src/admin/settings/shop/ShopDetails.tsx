import { observer } from 'mobx-react-lite';
import type { Seller } from '../../../../core/domain/settings/ShopSettings.ts';
import { TEXT_LIMITS } from '../../../../core/domain/text/textLimits.ts';
import { TextAreaField } from '../../../shared/ui/forms/TextAreaField.tsx';
import { TextField } from '../../../shared/ui/forms/TextField.tsx';
import sectionStyles from '../Section.module.css';
import { FIELD_LABELS } from './fieldLabels.ts';
import styles from './SettingsForm.module.css';
import { SettingsForm } from './SettingsForm.tsx';
import type { ShopSettingsViewModel } from './ShopSettingsViewModel.ts';

/** The name of the shop, its phone, and who sells by the law. */
export function ShopDetails() {
  return <SettingsForm>{(page) => <Fields page={page} />}</SettingsForm>;
}

const Fields = observer(function Fields({ page }: { readonly page: ShopSettingsViewModel }) {
  return (
    <>
      <section className={styles.part}>
        <h2>The shop</h2>
        <div className={styles.pair}>
          <SellerField page={page} field="name" required />
          <SellerField page={page} field="phone" type="tel" />
        </div>
        <p className={sectionStyles.muted}>Mails, receipts and packing slips have the name.</p>
      </section>
      <section className={styles.part}>
        <h2>Legal identity</h2>
        <div className={styles.pair}>
          <SellerField page={page} field="legalName" />
          <SellerField page={page} field="gstin" autoCapitalize="characters" />
        </div>
        <TextAreaField
          label={FIELD_LABELS.legalAddress}
          rows={3}
          maxLength={TEXT_LIMITS.addressField}
          value={page.fields.legalAddress}
          error={page.errors.legalAddress}
          onChange={(value) => page.changeText('legalAddress', value)}
        />
        <div className={styles.pair}>
          <SellerField page={page} field="grievanceName" />
          <SellerField page={page} field="grievanceEmail" type="email" />
          <SellerField page={page} field="grievancePhone" type="tel" />
        </div>
        <p className={sectionStyles.muted}>At the foot of mails and on receipts. What is empty is left out.</p>
      </section>
    </>
  );
});

type SellerFieldProps = {
  readonly page: ShopSettingsViewModel;
  readonly field: keyof Seller;
  readonly type?: string;
  readonly required?: boolean;
  readonly autoCapitalize?: string;
};

const SellerField = observer(function SellerField({ page, field, ...rest }: SellerFieldProps) {
  return (
    <TextField
      {...rest}
      label={FIELD_LABELS[field]}
      autoComplete="off"
      maxLength={TEXT_LIMITS.name}
      value={page.fields[field]}
      error={page.errors[field]}
      onChange={(value) => page.changeText(field, value)}
    />
  );
});
