import type { ReactNode } from 'react'
import * as m from '#messages'
import type {
  StatementDraft,
  VerificationDetail,
} from '../../../shared/contract/organisations/organisation-parts.ts'
import type { Locale } from '../../../shared/lib/locale.ts'
import { tierOf } from '../../../shared/rules/organisations/verification-fields.ts'
import { isOver } from '../../../shared/rules/organisations/verification-transitions.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { FormTitle } from '../../api/forms/form-title.tsx'
import { WriteToUs } from '../../api/parts/write-to-us.tsx'
import type { OwnEyes } from '../../api/state/own-eyes.tsx'
import { ButtonLink } from '../../ui/controls/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { StatusTag, type Tone } from '../../ui/status-tag.tsx'
import { draftTexts, statedTexts, useStatedBefore, useStatementDraft } from './statement-draft.tsx'
import { StatementFields } from './statement-fields.tsx'
import { StatementForm } from './statement-form.tsx'
import { SentFacts, useOwnVerification, Verdicts, VerificationTimeline } from './verification-facts.tsx'
import { meanwhileText, nextText, turnText, VerificationTracker } from './verification-progress.tsx'
import { fieldLabel, joined, stateText } from './verification-words.ts'
import { WithdrawForm } from './withdraw-form.tsx'

export type VerificationPageProps = {
  verification: VerificationDetail
  /** The draft of the corrections. */
  draft: StatementDraft | null
  /** The tool for which the person came here. */
  toolId: string | null
  idempotencyKey: string
  failure: ActFailure | undefined
  /** Leads back to where the person came from. */
  onward: ReactNode
}

/** State, verdicts and fields to correct of one verification. */
export function VerificationPage(props: VerificationPageProps) {
  const { verification, failure, onward } = props
  const eyes = useOwnVerification(verification)
  const locale = useLocale()
  const title = m.verification_title({ name: verification.name })
  const meanwhile = meanwhileText(verification, locale)
  const next = nextText(verification)
  return (
    <div className="page stack stack-lg">
      <FormTitle title={title} isRefused={failure !== undefined} />
      <div className="stack">
        <Heading level={1} text={title} />
        <p className="row">
          <StatusTag tone={toneOf(verification)}>{stateText(verification.state)}</StatusTag>
          <span>{joined(m.verification_reference(), verification.reference, locale)}</span>
        </p>
      </div>
      <p className="measure text-lg font-bold">{turnText(verification, locale)}</p>
      {meanwhile && <p className="measure">{meanwhile}</p>}
      {next && (
        <p className="measure">
          {next} {verification.state === 'revoked' && <WriteToUs topic="organisation" />}
        </p>
      )}
      <VerificationTracker state={verification.state} />
      <Reason verification={verification} />
      {verification.turn !== 'team' && onward}
      {verification.openFields.length > 0 &&
        (verification.canEdit ? (
          <Mend {...props} eyes={eyes} locale={locale} />
        ) : (
          <p>{m.verification_ask_admin()}</p>
        ))}
      <Part id="verdicts" title={m.verification_verdicts()}>
        <Verdicts verification={verification} />
      </Part>
      <Part id="sent" title={m.verification_sent_facts()}>
        <SentFacts eyes={eyes} />
      </Part>
      <Part id="history" title={m.verification_history()}>
        <VerificationTimeline verification={verification} />
      </Part>
      {isOver(verification.state) && verification.canEdit && (
        <ButtonLink href="/authentication">{m.verification_begin_again()}</ButtonLink>
      )}
      {verification.canWithdraw && <WithdrawForm {...props} />}
    </div>
  )
}

type PartProps = { id: string; title: string; children: ReactNode }

function Part({ id, title, children }: PartProps) {
  return (
    <section aria-labelledby={id} className="stack measure">
      <Heading level={2} id={id} text={title} />
      {children}
    </section>
  )
}

/** Why it was returned, refused or withdrawn, what staff wrote about which field, and the next step. */
function Reason({ verification }: { verification: VerificationDetail }) {
  const locale = useLocale()
  const { reason, remarks, entityType } = verification
  if (!reason) return null
  return (
    <Notice kind="warning" title={reason.title}>
      {remarks.length > 0 && (
        <ul>
          {remarks.map(({ field, text: remark }) => (
            <li key={field}>{joined(fieldLabel(field, tierOf(entityType)), remark, locale)}</li>
          ))}
        </ul>
      )}
      {reason.next && <p>{reason.next}</p>}
    </Notice>
  )
}

/** Only the open fields; everything else that was sent stays as it is. */
function Mend(props: VerificationPageProps & { eyes: OwnEyes<VerificationDetail>; locale: Locale }) {
  const { verification, eyes, idempotencyKey, failure } = props
  const draft = useStatementDraft(props.draft)
  useStatedBefore(verification, eyes.value, props.draft)
  const { state, entityType, remarks } = verification
  const titles = {
    pending_documents: m.verification_mend_letter,
    returned: m.verification_mend,
    due_renewal: m.verification_renew,
    expired: m.verification_renew,
  } as const
  const stated = statedTexts(eyes.value)
  const title = state in titles ? titles[state as keyof typeof titles]() : m.verification_mend()
  return (
    <Part id="mend" title={title}>
      <StatementForm
        failure={failure}
        draft={draft}
        stated={stated}
        hidden={{
          TeamID: verification.teamId,
          organisationId: verification.organisationId,
          version: String(verification.version),
          idempotencyKey,
          ...(props.toolId && { toolId: props.toolId }),
        }}
        submitText={state === 'returned' ? m.verification_send_again() : m.verification_send_papers()}
      >
        <StatementFields
          fields={verification.openFields}
          tier={tierOf(entityType)}
          values={{ entityType, ...stated, ...draftTexts(draft.value) }}
          papers={draft.value}
          failure={failure}
          remarks={Object.fromEntries(remarks.map(({ field, text }) => [field, text]))}
        />
      </StatementForm>
    </Part>
  )
}

function toneOf({ state, turn }: VerificationDetail): Tone {
  if (state === 'verified') return 'green'
  if (turn === 'team') return 'amber'
  return turn === 'staff' ? 'azure' : 'red'
}
