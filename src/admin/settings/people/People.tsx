import { observer } from 'mobx-react-lite';
import { capitalised } from '../../../../core/domain/text/capitalised.ts';
import { TEXT_LIMITS } from '../../../../core/domain/text/textLimits.ts';
import { usePageViewModel } from '../../../shared/container/ShopContext.tsx';
import { Announcement } from '../../../shared/ui/Announcement.tsx';
import { Button } from '../../../shared/ui/Button.tsx';
import { FormAlert } from '../../../shared/ui/forms/FormAlert.tsx';
import { SelectField } from '../../../shared/ui/forms/SelectField.tsx';
import { TextField } from '../../../shared/ui/forms/TextField.tsx';
import { useSubmit } from '../../../shared/ui/forms/useSubmit.ts';
import { LoadFailure } from '../../../shared/ui/LoadFailure.tsx';
import { Skeleton } from '../../../shared/ui/Skeleton.tsx';
import { CopyBox } from '../CopyBox.tsx';
import { PEOPLE } from '../pageTokens.ts';
import { ROLE_OPTIONS, roleNamed } from '../roles.ts';
import styles from '../Section.module.css';
import type { PeopleViewModel } from './PeopleViewModel.ts';

/** The people who work for the shop. */
export const People = observer(function People() {
  const people = usePageViewModel(PEOPLE);
  if (people.status === 'failed')
    return <LoadFailure title="The people could not be loaded" onRetry={() => void people.load()} />;
  if (people.status === 'loading') return <Skeleton label="Loading people" shape="rows" />;
  return (
    <div className={styles.section}>
      <Announcement text={people.announcement} />
      <FormAlert text={people.alert} />
      <ul aria-label="People">
        {people.people.map((person) => (
          <Person key={person.id} person={person} people={people} />
        ))}
      </ul>
      {people.invitationUrl !== undefined && (
        <CopyBox
          label="Link of the invitation"
          value={people.invitationUrl}
          hint="The shop sends no mails: send this link yourself. It works for 7 days, once."
          onDismiss={people.dismissInvitation}
        />
      )}
      <InviteForm form={people.invitation} />
    </div>
  );
});

type PersonProps = { readonly people: PeopleViewModel; readonly person: PeopleViewModel['people'][number] };

const Person = observer(function Person({ people, person }: PersonProps) {
  const { id, name, email, role, state, since, isDisabled, hasCodes } = person;
  return (
    <li className={styles.item}>
      <div>
        <p dir="auto" className={styles.name}>
          {name}
        </p>
        <p className={styles.muted}>
          {email} · {state} · since {since}
          {hasCodes && ' · one-time codes'}
        </p>
      </div>
      <div className={styles.controls}>
        <select
          className={styles.role}
          aria-label={`Role of ${name}`}
          value={role}
          aria-disabled={people.isBusy}
          onChange={(event) => void people.changeRole(id, roleNamed(event.target.value))}
        >
          {ROLE_OPTIONS.map(({ value }) => (
            <option key={value} value={value}>
              {capitalised(value)}
            </option>
          ))}
        </select>
        {hasCodes && (
          <Button
            variant="secondary"
            aria-label={`Turn the one-time codes of ${name} off`}
            aria-disabled={people.isBusy}
            onClick={() => void people.endCodes(id)}
          >
            Turn codes off
          </Button>
        )}
        <Button
          variant="secondary"
          aria-label={isDisabled ? `Open the account of ${name} again` : `Disable the account of ${name}`}
          aria-disabled={people.isBusy}
          onClick={() => void people.disable(id, !isDisabled)}
        >
          {isDisabled ? 'Open again' : 'Disable'}
        </Button>
      </div>
    </li>
  );
});

const InviteForm = observer(function InviteForm({ form }: { readonly form: PeopleViewModel['invitation'] }) {
  const { form: element, onSubmit } = useSubmit(form.submit);
  return (
    <form ref={element} className={styles.form} noValidate aria-busy={form.isBusy} onSubmit={onSubmit}>
      <h2>Invite a person</h2>
      <TextField
        label="Name"
        autoComplete="off"
        maxLength={TEXT_LIMITS.name}
        required
        value={form.fields.name}
        error={form.errors.name}
        onChange={(value) => form.change('name', value)}
      />
      <TextField
        label="E-mail"
        type="email"
        autoComplete="off"
        maxLength={TEXT_LIMITS.email}
        required
        value={form.fields.email}
        error={form.errors.email}
        onChange={(value) => form.change('email', value)}
      />
      <SelectField
        label="Role"
        options={ROLE_OPTIONS}
        value={form.fields.role}
        onChange={(value) => form.change('role', roleNamed(value))}
      />
      <FormAlert text={form.refusal} />
      <Button type="submit" aria-disabled={form.isBusy}>
        Invite
      </Button>
    </form>
  );
});
