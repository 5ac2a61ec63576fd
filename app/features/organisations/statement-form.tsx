import { type ReactNode, useRef } from 'react'
import { Form } from 'react-router'
import * as m from '#messages'
import type { EntityType } from '../../../shared/rules/applications/eligibility.ts'
import type { VerificationField } from '../../../shared/rules/organisations/verification-fields.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { useAwaitedUploads } from '../../api/forms/await-uploads.tsx'
import { FailureSummary } from '../../api/forms/failure-summary.tsx'
import { FieldConflicts, HeldTexts } from '../../api/forms/field-conflicts.tsx'
import { SavedLine } from '../../api/forms/saved-line.tsx'
import { keepOptions, useAutosave } from '../../api/forms/use-autosave.ts'
import { MaskedNote } from '../../api/state/own-eyes.tsx'
import { browserApi } from '../../api/transport/browser-api.ts'
import { Button, ButtonRow, DefaultSubmit } from '../../ui/controls/button.tsx'
import { entityText } from './entity-words.ts'
import {
  DiscardStatement,
  type DraftEyes,
  storedStatement,
  toldStatement,
  typedStatement,
} from './statement-draft.tsx'
import { fieldLabel } from './verification-words.ts'

export type StatementFormProps = {
  failure: ActFailure | undefined
  draft: DraftEyes
  /** Earlier statements in the fields, by name. */
  stated?: Record<string, string>
  /** Hidden fields by name, `TeamID` among them. */
  hidden: Record<string, string> & { TeamID: string }
  submitText: string
  children: ReactNode
}

/** A form with papers, autosaved while it is written; submitting waits for papers still being sent. */
export function StatementForm({
  failure,
  draft,
  stated = {},
  hidden,
  submitText,
  children,
}: StatementFormProps) {
  const element = useRef<HTMLFormElement>(null)
  const { TeamID, toolId } = hidden
  const autosave = useAutosave(element, {
    loaded: storedStatement(draft.value, stated),
    read: typedStatement,
    // The searched text is not a field of the form.
    keep: (typed, { search: _, ...base }) =>
      browserApi().organisations.saveDraft(
        { TeamID, base, ...(toolId && { toolId }), ...typed },
        keepOptions,
      ),
    ask: async () => storedStatement((await browserApi().organisations.draft({})).draft, stated),
  })
  const { onSubmit, tooEarly } = useAwaitedUploads()
  return (
    <>
      <Form
        ref={element}
        method="post"
        encType="multipart/form-data"
        noValidate
        className="stack stack-lg max-w-form"
        onSubmit={onSubmit}
      >
        <DefaultSubmit />
        <FailureSummary failure={failure} />
        <HeldTexts told={toldStatement(draft.value, stated)} failure={failure} isAutosaved {...words} />
        <MaskedNote {...draft} />
        {Object.entries(hidden).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {children}
        {tooEarly}
        <div className="stack">
          <FieldConflicts conflicts={autosave.conflicts} form={element} nameOf={(key) => key} {...words} />
          <SavedLine autosave={autosave} savedAt={draft.value?.savedAt ?? null} />
          <ButtonRow>
            <Button kind="primary">{submitText}</Button>
            <Button name="intent" value="later">
              {m.save_later()}
            </Button>
          </ButtonRow>
        </div>
      </Form>
      {draft.value && <DiscardStatement teamId={hidden.TeamID} />}
    </>
  )
}

const words = {
  labelOf: (key: string) => fieldLabel(key as VerificationField),
  wordOf: (key: string, text: string) => (key === 'entityType' ? entityText(text as EntityType) : text),
}
