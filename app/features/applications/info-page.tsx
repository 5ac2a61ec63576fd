import { type ReactNode, Suspense } from 'react'
import * as m from '#messages'
import type { ApplicationDetails } from '../../../shared/contract/applications/application-views.ts'
import type { Locale } from '../../../shared/lib/locale.ts'
import { instantText } from '../../../shared/lib/text/day-text.ts'
import { offeringPaths } from '../../../shared/rules/applications/offerings.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import type { FieldProblem } from '../../api/forms/error-summary.tsx'
import { FailureSummary } from '../../api/forms/failure-summary.tsx'
import { FormTitle } from '../../api/forms/form-title.tsx'
import { MaskedNote, type OwnEyes } from '../../api/state/own-eyes.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { PrintButton } from '../../ui/controls/print-button.tsx'
import { Details } from '../../ui/details.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { Timeline } from '../../ui/timeline.tsx'
import { AgreedText } from './answer-text.tsx'
import { AnswersCopy } from './answers-copy.tsx'
import { eventText, partyText } from './application-words.ts'
import { InfoMessages } from './info-messages.tsx'
import { InfoOutcome } from './info-outcome.tsx'
import { InfoStatus } from './info-status.tsx'
import { useFilledIn, useOwnDetails } from './own-answers.ts'
import { OwnForm } from './own-form.tsx'
import { problemsOf } from './question-names.ts'
import { Receipts } from './receipts/lazy-receipts.ts'
import { RefusedOpening } from './refused-opening.tsx'
import { reopenedSections } from './reopened.ts'
import { AmendForm, CorrectForm } from './reopened-form.tsx'
import { SentView } from './sent-view.tsx'

export type InfoPageProps = {
  details: ApplicationDetails
  part: string | null
  /** What was just done, for the success notice. */
  done: string | null
  /** Why the offering was not opened at its partner. */
  refused: string | null
  idempotencyKey: string
  failure: ActFailure | undefined
  locale: Locale
  /** What a grant allows further, such as orders; composed by the route. */
  further?: ReactNode
}

/** A submitted application: to follow, correct, appeal and put to use. */
export function InfoPage(loaded: InfoPageProps) {
  const { failure, done, refused } = loaded
  const eyes = useOwnDetails(loaded.details)
  // What the browser reads anew is not checked.
  const details = { ...eyes.value, receipts: loaded.details.receipts }
  const props = { ...loaded, details, eyes }
  useFilledIn({ masked: reopenedSections(loaded.details), open: reopenedSections(details), failure })
  const view = viewOf(props)
  const title = titles[view](details)
  const problems = failure ? problemsShown(details, failure) : []
  const doneText = done ? doneTexts[done]?.() : undefined
  return (
    <div className="page stack stack-lg">
      <FormTitle title={title} isRefused={failure !== undefined} />
      <Breadcrumbs label={m.apply_way_label()} crumbs={crumbsOf(view, details)} />
      <Heading level={1} text={title} />
      <FailureSummary failure={failure} problems={problems} />
      {doneText && !failure && <Notice kind="success" title={doneText} live />}
      {!failure && <RefusedOpening reason={refused} />}
      {view === 'sent' && <SentView details={details} />}
      {view === 'amend' && <AmendForm {...props} />}
      {view === 'correct' && <CorrectForm {...props} />}
      {view === 'info' && <Info {...props} />}
    </div>
  )
}

type View = 'info' | 'sent' | 'amend' | 'correct'

/** If a part is no longer possible, the whole application is shown. */
function viewOf({ part, details }: Pick<InfoPageProps, 'part' | 'details'>): View {
  if (part === 'sent' && details.state === 'submitted') return 'sent'
  if (part === 'amend' && details.may.amend) return 'amend'
  return part === 'correct' && details.may.correct ? 'correct' : 'info'
}

const titles: Record<View, (details: ApplicationDetails) => string> = {
  info: ({ offeringName }) => m.application_title({ offering: offeringName }),
  sent: () => m.apply_sent_title(),
  amend: () => m.application_amend_title(),
  correct: () => m.application_correct_title(),
}

const doneTexts: Record<string, () => string> = {
  amend: m.application_done_amend,
  release: m.application_done_release,
  correct: m.application_done_correct,
  later: m.application_done_later,
  withdraw: m.application_done_withdraw,
  appeal: m.application_done_appeal,
  confirm: m.application_done_confirm,
  message: m.application_message_sent,
}

function crumbsOf(view: View, { offeringKind, applicationId, offeringName }: ApplicationDetails) {
  const mine = {
    href: '/accountCenter?part=applications',
    text: m.applications_title(),
  }
  if (view === 'info' || view === 'sent') return [mine]
  const application = m.application_title({ offering: offeringName })
  return [mine, { href: offeringPaths[offeringKind].application + applicationId, text: application }]
}

/** Fields of questions by their label; the other fields are alone on the page. */
function problemsShown(details: ApplicationDetails, failure: ActFailure): FieldProblem[] {
  const others = Object.entries(failure.fields).filter(([path]) => !path.startsWith('answers.'))
  return [
    ...problemsOf(details.sections, failure, false),
    ...others.map(([fieldId, problem]) => {
      const question = fieldLabels[fieldId]?.()
      return { fieldId, text: question ? m.apply_problem({ question, problem }) : problem }
    }),
  ]
}

const fieldLabels: Record<string, () => string> = {
  text: m.application_appeal_text,
  body: m.application_message_text,
}

function Info({ eyes, ...props }: InfoPageProps & { eyes: OwnEyes<unknown> }) {
  const { details, locale } = props
  return (
    <div className="stack stack-lg">
      <InfoStatus details={details} idempotencyKey={props.idempotencyKey} locale={locale} />
      <InfoOutcome {...props} />
      {props.further}
      <InfoMessages {...props} />
      <section className="stack">
        <Heading level={2} size="xl" text={m.application_answers()} />
        <AnswersCopy sections={details.sections} headingLevel={3} />
        <MaskedNote {...eyes} />
        <Declared details={details} />
      </section>
      {details.receipts && (
        <Suspense>
          <Receipts receipts={details.receipts} href="?part=receipts#receipts" />
        </Suspense>
      )}
      <History {...props} />
      <Withdraw {...props} />
      <div className="no-print">
        <PrintButton>{m.apply_print()}</PrintButton>
      </div>
    </div>
  )
}

/** What was declared, in the wording of that day. */
function Declared({ details }: Pick<InfoPageProps, 'details'>) {
  const declared = details.declarations.filter(({ isDeclared }) => isDeclared)
  if (declared.length === 0) return null
  return (
    <section className="stack">
      <Heading level={3} size="lg" text={m.apply_declarations()} />
      <ul className="stack measure">
        {declared.map(({ key, statement, agreed }) => (
          <li key={key}>
            <StatusTag tone="green">{m.application_declared()}</StatusTag> {statement}
            <AgreedText agreed={agreed} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function History({ details, locale }: InfoPageProps) {
  if (details.events.length === 0) return null
  return (
    <section className="stack">
      <Heading level={2} size="xl" text={m.application_history()} />
      <Timeline
        label={m.application_history()}
        items={details.events.map((event) => ({
          key: event.at + event.action,
          title: eventText(event.action),
          who: event.who ? `${partyText(event.party)} ${event.who}` : partyText(event.party),
          at: event.at,
          timeText: instantText(event.at, locale),
          ...(event.note &&
            !standsAbove(event.note, details) && {
              text: <p className="measure whitespace-pre-line">{event.note}</p>,
            }),
        }))}
      />
    </section>
  )
}

/** While a reviewer's note applies, it is shown in full above the history. */
function standsAbove(note: string, { correction, decision }: ApplicationDetails): boolean {
  return note === correction?.remark || note === decision?.text
}

function Withdraw({ details, idempotencyKey }: InfoPageProps) {
  if (!details.may.withdraw) return null
  return (
    <div className="no-print">
      <Details title={m.application_withdraw()}>
        <OwnForm details={details} intent="withdraw" idempotencyKey={idempotencyKey}>
          <p>{m.application_withdraw_text()}</p>
          <Button kind="danger" name="intent" value="withdraw">
            {m.application_withdraw()}
          </Button>
        </OwnForm>
      </Details>
    </div>
  )
}
