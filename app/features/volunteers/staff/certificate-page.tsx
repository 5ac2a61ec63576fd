import { Form, useLocation } from 'react-router'
import * as m from '#messages'
import type { OutputOf } from '../../../../shared/contract/call.ts'
import type { SecondFactorState } from '../../../../shared/contract/staff/staff.ts'
import type { volunteeringStaff } from '../../../../shared/contract/volunteers/volunteering.staff.ts'
import { datedText } from '../../../../shared/lib/text/day-text.ts'
import type { ActFailure } from '../../../api/forms/act.ts'
import { FailureSummary } from '../../../api/forms/failure-summary.tsx'
import { Button, ButtonRow } from '../../../ui/controls/button.tsx'
import { TextField } from '../../../ui/controls/text-field.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import { StatusTag } from '../../../ui/status-tag.tsx'
import { SummaryList } from '../../../ui/summary-list.tsx'
import { StaffNav } from '../../staff/staff-nav.tsx'
import { stateTones, stateWords } from '../certificates/certificate-words.ts'
import { Revoke } from '../certificates/host-certificates.tsx'

type Found = OutputOf<(typeof volunteeringStaff)['certificate']>

export type StaffCertificatePageProps = {
  me: SecondFactorState
  number: string
  /** Null before a number was typed, or where none has it. */
  found: Found | null
  isDone: boolean
  failure: ActFailure | undefined
}

/** Staff find a certificate by its number and take it back where they must. */
export function StaffCertificatePage({ me, number, found, isDone, failure }: StaffCertificatePageProps) {
  const { pathname } = useLocation()
  return (
    <div className="page stack stack-lg">
      <StaffNav privileges={me.privileges} />
      <header className="stack">
        <Heading level={1} text={m.certificates_staff_title()} />
        <p className="text-lg text-ink-2 measure">{m.certificates_staff_lead()}</p>
      </header>
      {isDone && !failure && <Notice kind="success" live title={m.certificates_done_revoke()} />}
      <FailureSummary failure={failure} fieldId={(name) => `${name}-${number}`} />
      <Form action={pathname} className="stack form" key={number}>
        <TextField
          name="number"
          label={m.certificates_number()}
          width={20}
          autoComplete="off"
          spellCheck={false}
          defaultValue={number}
        />
        <ButtonRow>
          <Button>{m.certificates_staff_find()}</Button>
        </ButtonRow>
      </Form>
      {number && !found && <Notice kind="warning" title={m.certificates_staff_missing()} />}
      {found && <FoundCertificate found={found} failure={failure} />}
    </div>
  )
}

function FoundCertificate({ found, failure }: { found: Found; failure: ActFailure | undefined }) {
  const locale = useLocale()
  const { number, state, host, issuedOn, endedOn } = found
  return (
    <section className="stack max-w-form" aria-labelledby="found">
      <Heading level={2} size="xl" id="found" text={number} />
      <p>
        <StatusTag tone={stateTones[state]}>{stateWords[state]()}</StatusTag>
      </p>
      <SummaryList
        rows={[
          { term: m.certificates_host(), value: host },
          { term: m.certificates_day(), value: datedText(issuedOn, locale) },
          ...(endedOn ? [{ term: stateWords[state](), value: datedText(endedOn, locale) }] : []),
        ]}
      />
      {state === 'issued' && <Revoke number={number} failure={failure} />}
    </section>
  )
}
