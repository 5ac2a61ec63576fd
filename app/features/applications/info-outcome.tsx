import * as m from '#messages'
import type { ApplicationDetails } from '../../../shared/contract/applications/application-views.ts'
import { type Locale, languageTag, pathInLocale } from '../../../shared/lib/locale.ts'
import { dayText } from '../../../shared/lib/text/day-text.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { leftText } from '../../api/forms/left-text.ts'
import { Button, ButtonLink } from '../../ui/controls/button.tsx'
import { CopyButton } from '../../ui/controls/copy-button.tsx'
import { PostButton } from '../../ui/controls/post-button.tsx'
import { TextArea } from '../../ui/controls/text-area.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { saysHowToBegin } from './info-turn.ts'
import { OwnForm } from './own-form.tsx'

export type InfoOutcomeProps = {
  details: ApplicationDetails
  failure: ActFailure | undefined
  idempotencyKey: string
  locale: Locale
}

const longestText = 2000

/** The decision and its reasons, what can be done about it, and how the offering is opened. */
export function InfoOutcome(props: InfoOutcomeProps) {
  return (
    <>
      <Correction {...props} />
      <Decision {...props} />
      <Activation {...props} />
      <Appeal {...props} />
    </>
  )
}

function Correction({ details, locale }: InfoOutcomeProps) {
  if (!details.correction) return null
  const asked = details.sections
    .flatMap(({ questions }) => questions)
    .filter(({ key }) => details.correction?.keys.includes(key))
  return (
    <Notice kind="warning" title={m.application_correct_remark()}>
      <p className="whitespace-pre-line">{details.correction.remark}</p>
      <ul className="list-disc ps-6" lang={languageTag(locale)}>
        {asked.map(({ key, label }) => (
          <li key={key}>{label}</li>
        ))}
      </ul>
    </Notice>
  )
}

function Decision({ details }: InfoOutcomeProps) {
  const { decision, state, label, offeringKind } = details
  const isUndecided = ['submitted', 'in_review', 'withdrawn', 'needs_correction'].includes(state)
  if (!decision || isUndecided) return null
  const isApproved = decision.verdict === 'approved'
  const isAdmitted = isApproved && offeringKind === 'round'
  // Approval only admits an entry to its round; once that is decided, its outcome is all that counts.
  if (isAdmitted && (label === 'selected' || label === 'eliminated')) return null
  const approved = isAdmitted ? m.application_admitted_title() : m.application_approved_title()
  const title = isApproved ? approved : m.application_rejected_title()
  return (
    <Notice
      kind={isApproved ? 'success' : 'error'}
      title={decision.reason ? `${title} · ${decision.reason}` : title}
    >
      {decision.text && <p className="whitespace-pre-line">{decision.text}</p>}
      {decision.nextStep && (
        <p>
          {m.application_next_step()} <Link href={decision.nextStep.path}>{decision.nextStep.text}</Link>
        </p>
      )}
    </Notice>
  )
}

function Activation({ details, idempotencyKey, locale }: InfoOutcomeProps) {
  const { activation, may } = details
  if (!activation) return null
  return (
    <section className="stack">
      <Heading level={2} size="xl" text={m.application_activation()} />
      {saysHowToBegin(activation) ? (
        <p>{m.application_activation_lead()}</p>
      ) : (
        <p>
          {m.application_activation_none()}{' '}
          <Link href="#application-messages">{m.application_messages()}</Link>
        </p>
      )}
      <PartnerLink details={details} locale={locale} />
      <StartLink details={details} locale={locale} />
      {activation.code && (
        <div className="stack">
          <p>
            {m.application_code()} <span className="application-code">{activation.code}</span>
          </p>
          <div className="no-print">
            <CopyButton
              text={activation.code}
              label={m.application_code_copy()}
              copiedText={m.application_copied()}
              failedText={m.application_copy_failed()}
            />
          </div>
        </div>
      )}
      {activation.steps.length > 0 && (
        <div className="prose">
          <ol>
            {activation.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      )}
      {may.confirm && (
        <OwnForm details={details} intent="confirm" idempotencyKey={idempotencyKey}>
          <Button name="intent" value="confirm">
            {m.application_confirm()}
          </Button>
          <p className="text-sm text-ink-2">{m.application_confirm_text()}</p>
        </OwnForm>
      )}
    </section>
  )
}

/** The link to an offering at its partner, with a token made for it. */
function PartnerLink({ details, locale }: Pick<InfoOutcomeProps, 'details' | 'locale'>) {
  const { activation, applicationId, TeamID, offeringId, offeringName: offering } = details
  if (!activation?.partner) return null
  const { name: partner, isHalted } = activation.partner
  if (isHalted) {
    return (
      <Notice kind="warning" title={m.application_open_halted({ offering, partner })}>
        <p>{m.application_open_halted_text()}</p>
        <Link href="/accountCenter" alone>
          {m.application_open_halted_see()}
        </Link>
      </Notice>
    )
  }
  return (
    <div className="stack">
      <PostButton
        action={pathInLocale(`/partners/tool/${offeringId}`, locale)}
        values={{ team: TeamID, application: applicationId }}
        target="_blank"
        kind="primary"
      >
        {m.application_open_at_partner({ offering, partner })}
      </PostButton>
      <p className="text-sm text-ink-2">{m.application_open_at_partner_text({ partner })}</p>
    </div>
  )
}

/** Where the offering is opened; the address is also written out, for paper and for reading aloud. */
function StartLink({ details, locale }: Pick<InfoOutcomeProps, 'details' | 'locale'>) {
  const link = details.activation?.startLink
  if (!link) return null
  const isOutside = !link.startsWith('/')
  const href = isOutside ? link : pathInLocale(link, locale)
  return (
    <p className="row">
      <ButtonLink
        href={href}
        target="_blank"
        rel="noreferrer"
        kind={details.may.confirm ? 'primary' : 'secondary'}
      >
        {m.application_start({ offering: details.offeringName })}
      </ButtonLink>
      {isOutside && (
        <span className="text-ink-2">
          {m.application_start_hint({ host: link.replace(/^https:\/\//, '').replace(/\/$/, '') })}
        </span>
      )}
    </p>
  )
}

function Appeal({ details, failure, idempotencyKey, locale }: InfoOutcomeProps) {
  const { appeal, may } = details
  if (appeal.text) {
    return (
      <section className="stack">
        <Heading level={2} size="xl" text={m.application_appeal_yours()} />
        <p className="measure whitespace-pre-line">{appeal.text}</p>
      </section>
    )
  }
  if (!may.appeal) return null
  const error = failure?.fields.text
  return (
    <section className="stack">
      <Heading level={2} size="xl" text={m.application_appeal()} />
      <p>{m.application_appeal_lead({ day: appeal.until ? dayText(appeal.until, locale) : '' })}</p>
      <OwnForm details={details} intent="appeal" idempotencyKey={idempotencyKey}>
        <TextArea
          name="text"
          label={m.application_appeal_text()}
          hint={m.application_appeal_hint()}
          limit={longestText}
          countText={leftText}
          defaultValue={failure?.values.text?.[0]}
          {...(error && { error })}
        />
        <Button name="intent" value="appeal">
          {m.application_appeal_send()}
        </Button>
      </OwnForm>
    </section>
  )
}
