import { observer } from 'mobx-react-lite';
import { SYNONYMS_LIMIT } from '../../../../core/domain/settings/synonymFaults.ts';
import { TextAreaField } from '../../../shared/ui/forms/TextAreaField.tsx';
import sectionStyles from '../Section.module.css';
import { FIELD_LABELS } from './fieldLabels.ts';
import { SettingsForm } from './SettingsForm.tsx';
import type { ShopSettingsViewModel } from './ShopSettingsViewModel.ts';

/** The words by which shoppers find what is called otherwise. */
export function SynonymsForm() {
  return <SettingsForm>{(page) => <Synonyms page={page} />}</SettingsForm>;
}

const Synonyms = observer(function Synonyms({ page }: { readonly page: ShopSettingsViewModel }) {
  return (
    <>
      <TextAreaField
        label={FIELD_LABELS.synonyms}
        rows={12}
        maxLength={SYNONYMS_LIMIT}
        value={page.fields.synonyms}
        error={page.errors.synonyms}
        onChange={(value) => page.changeText('synonyms', value)}
      />
      <p className={sectionStyles.muted}>
        A line a group, with commas between its words: <code>kurti, kurta</code>. Who searches for one of them is shown
        the others where no name holds it. Plurals are known. A shopper finds by new words within a minute.
      </p>
    </>
  );
});
