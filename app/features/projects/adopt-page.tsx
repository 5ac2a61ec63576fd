import { Form, useLocation } from 'react-router'
import * as m from '#messages'
import type { Project } from '../../../shared/contract/projects.ts'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import { adoptionReplyWorkingDays } from '../../../shared/rules/toolbox/adoption.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { FailureSummary } from '../../api/forms/failure-summary.tsx'
import { FormTitle } from '../../api/forms/form-title.tsx'
import { leftText } from '../../api/forms/left-text.ts'
import { useOwnDetails } from '../../api/state/use-own-details.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Button, ButtonRow } from '../../ui/controls/button.tsx'
import { TextArea } from '../../ui/controls/text-area.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLocale } from '../../ui/page-locale.tsx'

export type AdoptPageProps = {
  project: Pick<Project, 'instanceID' | 'title' | 'language'>
  /** The reference of the request that was just sent. */
  sent: string | null
  /** Makes a form that is sent twice count as one request. */
  formKey: string
  failure: ActFailure | undefined
}

const purposeLimit = 600

/** Requests to use a project elsewhere. */
export function AdoptPage({ project, sent, formKey, failure }: AdoptPageProps) {
  const locale = useLocale()
  const back = pathInLocale(`/projects/detail/${project.instanceID}`, locale)
  const title = m.projects_adopt_title({ title: project.title })
  return (
    <div className="page stack stack-lg">
      <FormTitle title={title} isRefused={failure !== undefined} />
      <Breadcrumbs
        label={m.projects_crumbs()}
        crumbs={[
          { href: '/projects', text: m.projects_title() },
          { href: back, text: project.title },
        ]}
      />
      <Heading level={1} text={title} />
      {sent && !failure ? (
        <>
          <Notice kind="success" live title={m.projects_adopt_done({ reference: sent })}>
            <p>{m.projects_adopt_done_text()}</p>
          </Notice>
          <p>
            <Link alone href={back}>
              {m.projects_adopt_back()}
            </Link>
          </p>
        </>
      ) : (
        <>
          <p className="text-lg text-ink-2 measure">
            {m.projects_adopt_lead({ days: adoptionReplyWorkingDays })}
          </p>
          <AdoptForm key={formKey} formKey={formKey} failure={failure} />
        </>
      )}
    </div>
  )
}

function AdoptForm({ formKey, failure }: Pick<AdoptPageProps, 'formKey' | 'failure'>) {
  const { pathname } = useLocation()
  const typed = (name: string) => failure?.values[name]?.[0]
  useOwnDetails({ phone: 'contact', team: 'organisation' })
  return (
    <Form method="post" action={pathname} noValidate className="stack form">
      <input type="hidden" name="idempotencyKey" value={formKey} />
      <FailureSummary failure={failure} />
      <TextField
        name="organisation"
        label={m.projects_adopt_organisation()}
        autoComplete="organization"
        error={failure?.fields.organisation}
        defaultValue={typed('organisation')}
      />
      <TextField
        name="place"
        label={m.projects_adopt_place()}
        hint={m.projects_adopt_place_hint()}
        autoComplete="off"
        error={failure?.fields.place}
        defaultValue={typed('place')}
      />
      <TextArea
        name="purpose"
        rows={5}
        label={m.projects_adopt_purpose()}
        hint={m.projects_adopt_purpose_hint()}
        error={failure?.fields.purpose}
        defaultValue={typed('purpose')}
        limit={purposeLimit}
        countText={leftText}
      />
      <TextField
        name="contact"
        label={m.projects_adopt_contact()}
        hint={m.projects_adopt_contact_hint()}
        autoComplete="email"
        error={failure?.fields.contact}
        defaultValue={typed('contact')}
      />
      <ButtonRow>
        <Button kind="primary">{m.projects_adopt_send()}</Button>
      </ButtonRow>
    </Form>
  )
}
