import { Form } from 'react-router'
import * as m from '#messages'
import { pathInLocale } from '../../../../shared/lib/locale.ts'
import type { Privilege } from '../../../../shared/rules/staff/privileges.ts'
import type { ActFailure } from '../../../api/forms/act.ts'
import { FailureSummary } from '../../../api/forms/failure-summary.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { TextField } from '../../../ui/controls/text-field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import { StaffPage } from '../../staff/staff-page.tsx'

export type AccountsPageProps = {
  privileges: Privilege[]
  /** A search that found nobody, with what was typed. */
  nobody: { contact: string } | undefined
  failure: ActFailure | undefined
}

/** Finds an account by what its owner signs in with; the search is posted and never in an address. */
export function AccountsPage({ privileges, nobody, failure }: AccountsPageProps) {
  const locale = useLocale()
  const error = failure?.fields.contact
  return (
    <StaffPage privileges={privileges} title={m.accounts_find_title()} lead={m.accounts_find_lead()}>
      <FailureSummary failure={failure} />
      {nobody && (
        <Notice live answer={nobody} title={m.accounts_find_none()}>
          <p>{m.accounts_find_none_text()}</p>
        </Notice>
      )}
      <Form method="post" noValidate action={pathInLocale('/staff/accounts', locale)} className="stack">
        <TextField
          name="contact"
          label={m.accounts_find_contact()}
          hint={m.accounts_find_contact_hint()}
          width={20}
          maxLength={200}
          autoComplete="off"
          defaultValue={failure?.values.contact?.[0] ?? nobody?.contact ?? ''}
          {...(error && { error })}
        />
        <Button kind="primary">{m.accounts_find_submit()}</Button>
      </Form>
    </StaffPage>
  )
}
