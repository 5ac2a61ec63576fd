import { Form } from 'react-router'
import * as m from '#messages'
import { words as documentWords } from '#words/certificates_document'
import { words as showsWords } from '#words/certificates_shows'
import type { OutputOf } from '../../../../shared/contract/call.ts'
import type { certificates } from '../../../../shared/contract/volunteers/certificates.ts'
import { datedText } from '../../../../shared/lib/text/day-text.ts'
import { certificateShows, identityDocuments } from '../../../../shared/rules/volunteers/certificates.ts'
import { hoursOf } from '../../../../shared/rules/volunteers/hours.ts'
import type { ActFailure } from '../../../api/forms/act.ts'
import { FailureSummary } from '../../../api/forms/failure-summary.tsx'
import { FormTitle } from '../../../api/forms/form-title.tsx'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { Button, ButtonLink, ButtonRow } from '../../../ui/controls/button.tsx'
import { RadioGroup } from '../../../ui/controls/choice.tsx'
import { TextField } from '../../../ui/controls/text-field.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Link } from '../../../ui/link.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import { StatusTag } from '../../../ui/status-tag.tsx'
import { stateTones, stateWords } from './certificate-words.ts'

export type MyCertificatesPageProps = OutputOf<(typeof certificates)['mine']> & {
  formKey: string
  failure: ActFailure | undefined
}

/** A person's certificates, and a form for another. */
export function MyCertificatesPage(props: MyCertificatesPageProps) {
  const { certificates, activities, failure } = props
  const locale = useLocale()
  return (
    <div className="page stack stack-lg">
      <FormTitle title={m.certificates_title()} isRefused={failure !== undefined} />
      <Breadcrumbs
        label={m.volunteers_crumbs()}
        crumbs={[{ href: '/volunteering', text: m.volunteers_mine_title() }]}
      />
      <header className="stack">
        <Heading level={1} text={m.certificates_title()} />
        <p className="text-lg text-ink-2 measure">{m.certificates_lead()}</p>
      </header>
      <FailureSummary failure={failure} />
      {certificates.length === 0 && activities.length === 0 && (
        <EmptyState
          seed="no-certificates"
          title={m.certificates_none()}
          text={m.certificates_none_text()}
          action={<ButtonLink href="/volunteering">{m.certificates_mine_action()}</ButtonLink>}
        />
      )}
      {certificates.length > 0 && (
        <section className="stack" aria-labelledby="issued">
          <Heading level={2} size="xl" id="issued" text={m.certificates_mine()} />
          <ul className="signup-list">
            {certificates.map(({ number, state, host, title, minutes, issuedOn }) => (
              <li key={number} className="signup-item stack stack-sm">
                <p>
                  <StatusTag tone={stateTones[state]}>{stateWords[state]()}</StatusTag>
                </p>
                <p className="text-lg">
                  <Link href={`/volunteering/certificates/${number}`} alone>
                    {m.certificates_item({ title, hours: hoursOf(minutes) })}
                  </Link>
                </p>
                <p className="text-ink-2">
                  {m.certificates_item_facts({ number, host, day: datedText(issuedOn, locale) })}
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {activities.length > 0 && <Issue {...props} />}
    </div>
  )
}

function Issue({ activities, formKey, failure }: MyCertificatesPageProps) {
  const field = (name: string) => ({
    name,
    error: failure?.fields[name],
    defaultValue: failure?.values[name]?.[0],
  })
  const [only] = activities.length === 1 ? activities : []
  const known = new Set(activities.flatMap(({ names }) => names))
  return (
    <section className="stack" aria-labelledby="issue">
      <Heading level={2} size="xl" id="issue" text={m.certificates_issue()} />
      <p className="text-ink-2 measure">{m.certificates_issue_text()}</p>
      <Form method="post" noValidate className="stack form" key={formKey}>
        <input type="hidden" name="idempotencyKey" value={formKey} />
        <RadioGroup
          {...field('activityID')}
          defaultValue={failure?.values.activityID?.[0] ?? only?.activityID}
          label={m.certificates_activity()}
          options={activities.map(({ activityID, title, minutes, names }) => ({
            value: activityID,
            label: m.certificates_item({ title, hours: hoursOf(minutes) }),
            hint: m.certificates_signed_up_as({ names: names.join(m.volunteers_list_separator()) }),
          }))}
        />
        <TextField
          {...field('name')}
          defaultValue={failure?.values.name?.[0] ?? (known.size === 1 ? [...known][0] : undefined)}
          label={m.certificates_name()}
          hint={m.certificates_name_hint()}
          autoComplete="name"
        />
        <RadioGroup
          {...field('document')}
          defaultValue={failure?.values.document?.[0] ?? 'none'}
          label={m.certificates_document()}
          options={identityDocuments.map((value) => ({ value, label: documentWords[value]() }))}
        />
        <TextField
          {...field('documentNumber')}
          optional
          label={m.certificates_document_number()}
          hint={m.certificates_document_number_hint()}
          autoComplete="off"
        />
        <RadioGroup
          {...field('shows')}
          label={m.certificates_shows()}
          options={certificateShows.map((value) => ({ value, label: showsWords[value]() }))}
        />
        <ButtonRow>
          <Button kind="primary">{m.certificates_issue()}</Button>
        </ButtonRow>
      </Form>
    </section>
  )
}
