import { Form } from 'react-router'
import * as m from '#messages'
import type { TeamAward } from '../../../../shared/contract/venture/awards.ts'
import type { ActFailure } from '../../../api/forms/act.ts'
import { FailureSummary } from '../../../api/forms/failure-summary.tsx'
import { FormTitle } from '../../../api/forms/form-title.tsx'
import { Breadcrumbs } from '../../../ui/breadcrumbs.tsx'
import { Button, ButtonRow } from '../../../ui/controls/button.tsx'
import { Checkbox } from '../../../ui/controls/choice.tsx'
import { Fieldset } from '../../../ui/controls/field.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Agreements, AgreementText, AwardFacts, Tranches } from './award-facts.tsx'
import { answerName, TeamReport } from './report-form.tsx'

export type AwardPageProps = {
  award: TeamAward
  done: string | null
  formKey: string
  failure: ActFailure | undefined
}

const doneWords: Record<string, () => string> = {
  agree: m.award_done_agree,
  save: m.award_done_save,
  send: m.award_done_send,
}

/** What follows the selection of a team's entry: agreement, money and reports. */
export function AwardPage(props: AwardPageProps) {
  const { award, failure } = props
  const title = m.award_title({ title: award.title })
  const done = failure ? undefined : doneWords[props.done ?? '']
  return (
    <div className="page stack stack-lg">
      <FormTitle title={title} isRefused={failure !== undefined} />
      <Breadcrumbs
        label={m.venture_crumbs()}
        crumbs={[{ href: `/ventureApplyDetail/${award.applicationId}`, text: m.award_entry() }]}
      />
      <Heading level={1} text={title} />
      <FailureSummary failure={failure} fieldId={fieldIdOf} />
      {done && <Notice kind="success" live title={done()} />}
      <AwardFacts award={award} />
      <ToAgree {...props} />
      <Agreements award={award} />
      <Tranches award={award} />
      {award.reports.map((report) => (
        <TeamReport key={report.reportId} {...props} report={report} />
      ))}
    </div>
  )
}

function fieldIdOf(path: string, values: ActFailure['values']): string {
  const [kind, key] = path.split('.')
  return kind === 'answers' && key ? answerName(values.reportId?.[0] ?? '', key) : path
}

/** The newest version, while the team has not accepted it. */
function ToAgree({ award, formKey, failure }: AwardPageProps) {
  const [latest] = award.agreements
  const isLive = award.state !== 'closed' && award.state !== 'stopped'
  if (!latest) return isLive ? <Notice kind="info" title={m.award_no_agreement()} /> : null
  if (latest.acceptedAt !== null || !isLive) return null
  const error = failure?.fields.isRead
  return (
    <section className="stack">
      <Heading
        level={2}
        size="xl"
        text={latest.number === 1 ? m.award_to_agree() : m.award_to_agree_changed()}
      />
      <AgreementText agreement={latest} />
      {award.canSign ? (
        <Form method="post" noValidate className="stack max-w-form">
          <input type="hidden" name="TeamID" value={award.TeamID} />
          <input type="hidden" name="number" value={latest.number} />
          <input type="hidden" name="hash" value={latest.hash} />
          <input type="hidden" name="idempotencyKey" value={`agree-${formKey}`} />
          <Fieldset id="isRead" label={m.award_agree_legend()} {...(error && { error })}>
            <Checkbox id="isRead-given" name="isRead" value="true" label={m.award_agree_label()} />
          </Fieldset>
          <ButtonRow>
            <Button name="intent" value="agree" kind="primary">
              {m.award_agree()}
            </Button>
          </ButtonRow>
        </Form>
      ) : (
        <p className="measure">{m.award_admin_agrees()}</p>
      )}
    </section>
  )
}
