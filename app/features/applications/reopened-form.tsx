import { useRef } from 'react'
import * as m from '#messages'
import type { ApplicationDetails } from '../../../shared/contract/applications/application-views.ts'
import type { Locale } from '../../../shared/lib/locale.ts'
import { offeringPaths } from '../../../shared/rules/applications/offerings.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { SavedLine } from '../../api/forms/saved-line.tsx'
import { keepOptions, useAutosave } from '../../api/forms/use-autosave.ts'
import { MaskedNote, type OwnEyes } from '../../api/state/own-eyes.tsx'
import { browserApi } from '../../api/transport/browser-api.ts'
import { Button, ButtonLink, ButtonRow } from '../../ui/controls/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { AnswerConflicts, HeldAnswers } from './answer-conflicts.tsx'
import { SectionFields } from './ask-sections.tsx'
import { OwnForm } from './own-form.tsx'
import { reopenedSections } from './reopened.ts'
import { storedAnswers, typedAnswers } from './typed-answers.ts'

export type ReopenedFormProps = {
  details: ApplicationDetails
  eyes: OwnEyes<unknown>
  failure: ActFailure | undefined
  idempotencyKey: string
  locale: Locale
}

/** All questions once more, within the ten minutes: nothing changes before it is saved. */
export function AmendForm(props: ReopenedFormProps) {
  const { details, idempotencyKey } = props
  return (
    <OwnForm details={details} intent="amend" idempotencyKey={idempotencyKey}>
      <Reopened {...props} isKept={false} />
      <ButtonRow>
        <Button kind="primary" name="intent" value="amend">
          {m.application_amend_send()}
        </Button>
        <ButtonLink
          kind="quiet"
          href={offeringPaths[details.offeringKind].application + details.applicationId}
        >
          {m.application_back()}
        </ButtonLink>
      </ButtonRow>
    </OwnForm>
  )
}

/** The questions that a reviewer named, autosaved while they are answered again. */
export function CorrectForm(props: ReopenedFormProps) {
  const { details, idempotencyKey } = props
  const { TeamID, applicationId, correction } = details
  const element = useRef<HTMLFormElement>(null)
  const sections = reopenedSections(details)
  const autosave = useAutosave(element, {
    loaded: storedAnswers(sections),
    read: (typed) => typedAnswers(typed, sections),
    keep: (answers, base) =>
      browserApi().applications.saveCorrection({ TeamID, applicationId, answers, base }, keepOptions),
    ask: async () =>
      storedAnswers(reopenedSections(await browserApi().applications.details({ applicationId }))),
  })
  return (
    <div className="stack stack-lg">
      {correction && (
        <Notice kind="warning" title={m.application_correct_remark()}>
          <p className="whitespace-pre-line">{correction.remark}</p>
        </Notice>
      )}
      <OwnForm ref={element} details={details} intent="correct" idempotencyKey={idempotencyKey}>
        <Reopened {...props} isKept />
        <div className="stack">
          <p className="text-sm text-ink-2">{m.application_correct_kept()}</p>
          <AnswerConflicts conflicts={autosave.conflicts} form={element} sections={sections} />
          <SavedLine autosave={autosave} savedAt={correction?.savedAt ?? null} />
          <ButtonRow>
            <Button kind="primary" name="intent" value="correct">
              {m.application_correct_send()}
            </Button>
            <Button name="intent" value="later">
              {m.application_correct_later()}
            </Button>
          </ButtonRow>
        </div>
      </OwnForm>
    </div>
  )
}

function Reopened({ details, eyes, failure, isKept, locale }: ReopenedFormProps & { isKept: boolean }) {
  return (
    <>
      <HeldAnswers sections={reopenedSections(details)} failure={failure} isAutosaved={isKept} />
      {reopenedSections(details).map((section) => (
        <SectionFields
          key={section.key}
          maskState={eyes.state}
          isReviewed={false}
          {...{ section, failure, isKept, locale }}
        />
      ))}
      <MaskedNote {...eyes} />
    </>
  )
}
