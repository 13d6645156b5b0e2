import { observer } from 'mobx-react-lite';
import { TEXT_PAGE_NAMES, TEXT_PAGES, type TextPageName } from '../../../../core/domain/settings/textPages.ts';
import { TEXT_LIMITS } from '../../../../core/domain/text/textLimits.ts';
import { TextAreaField } from '../../../shared/ui/forms/TextAreaField.tsx';
import sectionStyles from '../Section.module.css';
import { SettingsForm } from './SettingsForm.tsx';
import type { ShopSettingsViewModel } from './ShopSettingsViewModel.ts';

const ROWS = 12;
/** What the shop adds to a text. */
const ADDED: { readonly [Name in TextPageName]?: string } = {
  delivery: 'The delivery days by zone stand below it.',
  terms: 'Who sells stands below it, as under “Shop”.',
  grievance: 'Who sells stands below it, with the grievance officer, as under “Shop”.',
};

/** The texts of the pages to which the foot of the shop leads. */
export function PageTextsForm() {
  return (
    <SettingsForm>
      {(page) => (
        <>
          <p className={sectionStyles.muted}>
            In Markdown: <code>## Heading</code>, <code>- point</code>, <code>**bold**</code>,{' '}
            <code>[words](/help/returns)</code>. A shopper sees a new text within a minute.
          </p>
          {TEXT_PAGE_NAMES.map((name) => (
            <PageText key={name} page={page} name={name} />
          ))}
        </>
      )}
    </SettingsForm>
  );
}

type PageTextProps = { readonly page: ShopSettingsViewModel; readonly name: TextPageName };

const PageText = observer(function PageText({ page, name }: PageTextProps) {
  const field = `${name}Text` as const;
  return (
    <div>
      <TextAreaField
        label={TEXT_PAGES[name]}
        rows={ROWS}
        maxLength={TEXT_LIMITS.pageText}
        required
        value={page.fields[field]}
        error={page.errors[field]}
        onChange={(value) => page.changeText(field, value)}
      />
      {ADDED[name] !== undefined && <p className={sectionStyles.muted}>{ADDED[name]}</p>}
    </div>
  );
});
