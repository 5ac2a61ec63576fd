import * as m from '#messages'
import type { SecondFactorState } from '../../../../shared/contract/staff/staff.ts'
import type { StaffAward } from '../../../../shared/contract/venture/awards.staff.ts'
import type { ActFailure } from '../../../api/forms/act.ts'
import { FailureSummary } from '../../../api/forms/failure-summary.tsx'
import { FormTitle } from '../../../api/forms/form-title.tsx'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { oneProof } from '../../staff/one-proof.ts'
import { StaffNav } from '../../staff/staff-nav.tsx'
import { Agreements, AgreementText, AwardFacts, Tranches } from '../awards/award-facts.tsx'
import { ReportAnswers, ReportHead } from '../awards/report-form.tsx'
import { AgreementForm } from './agreement-form.tsx'
import { fieldIdOf } from './award-actions.ts'
import { EndForms, endId, PaybackForm, ReportForms } from './award-forms.tsx'
import { awardsPath } from './awards-page.tsx'
import { LostWords } from './lost-words.tsx'
import { proofsOf } from './proofs-of-award.ts'
import { TrancheForms } from './tranche-forms.tsx'

export type AwardReviewProps = {
  me: SecondFactorState
  award: StaffAward
  /** Whether something was just done. */
  isDone: boolean
  formKey: string
  failure: ActFailure | undefined
}

/** A part of the page, which one of its forms may ask for a proof. */
export type AwardFormsProps = AwardReviewProps & { isProven: ReturnType<typeof oneProof> }

/** An award, for those who run the programme: agreement, money, reports and end. */
export function AwardReview(props: AwardReviewProps) {
  const { award, me, failure } = props
  const title = m.award_title({ title: award.title })
  const [latest] = award.agreements
  const isProven = oneProof({ me, failure, forms: proofsOf(award), by: 'form' })
  const own = { ...props, isProven }
  return (
    <div className="page stack stack-lg">
      <FormTitle title={title} isRefused={failure !== undefined} />
      <StaffNav privileges={me.privileges} />
      <Breadcrumbs
        label={m.venture_crumbs()}
        crumbs={[{ href: `${awardsPath}?edition=${award.edition}`, text: m.award_nav() }]}
      />
      <Heading level={1} text={title} />
      <FailureSummary failure={failure} fieldId={fieldIdOf} />
      <LostWords award={award} failure={failure} />
      {props.isDone && !failure && <Notice kind="success" live title={m.award_done()} />}
      {award.isOwn && <Notice kind="warning" title={m.award_own_interest()} />}
      {award.stopAsked && (
        <Notice kind="warning" title={m.award_stop_asked({ name: award.stopAsked.name })}>
          <Link href={`#${endId}`} alone>
            {m.award_stop_see()}
          </Link>
        </Notice>
      )}
      {!award.isNoticeOver && award.state !== 'stopped' && (
        <Notice title={m.award_notice_runs()}>{m.award_notice_runs_text()}</Notice>
      )}
      <AwardFacts award={award} />
      {latest && latest.acceptedAt === null && (
        <section className="stack">
          <Heading level={2} size="xl" text={m.award_waiting({ number: latest.number })} />
          <AgreementText agreement={latest} />
        </section>
      )}
      <Agreements award={award} />
      {award.canPropose && <AgreementForm {...props} />}
      <Tranches award={award} />
      <TrancheForms {...own} />
      {award.canAskBack && <PaybackForm {...own} key={award.tranches.length} />}
      {award.reports.map((report) => (
        <section className="stack" key={report.reportId}>
          <ReportHead report={report} />
          {(report.state === 'sent' || report.state === 'accepted') && <ReportAnswers report={report} />}
          {report.state === 'sent' && !award.isOwn && <ReportForms {...own} report={report} />}
        </section>
      ))}
      <EndForms {...own} />
    </div>
  )
}
