import { useRef } from 'react'
import { Form, useNavigation } from 'react-router'
import * as m from '#messages'
import type { SectionView } from '../../../shared/contract/applications/application-parts.ts'
import type { ApplicationForm } from '../../../shared/contract/applications/application-views.ts'
import type { Locale } from '../../../shared/lib/locale.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { useAwaitedUploads } from '../../api/forms/await-uploads.tsx'
import { SavedLine } from '../../api/forms/saved-line.tsx'
import { keepOptions, useAutosave } from '../../api/forms/use-autosave.ts'
import { MaskedNote, type OwnEyes } from '../../api/state/own-eyes.tsx'
import { browserApi } from '../../api/transport/browser-api.ts'
import { Button, ButtonRow, DefaultSubmit } from '../../ui/controls/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Link } from '../../ui/link.tsx'
import { AnswerConflicts, HeldAnswers } from './answer-conflicts.tsx'
import { askHref, isShort } from './ask-parts.ts'
import { DiscardDraft } from './ask-tasks.tsx'
import { inputOf, useFilledIn, useOwnForm } from './own-answers.ts'
import { QuestionField } from './question-field.tsx'
import { storedAnswers, typedAnswers } from './typed-answers.ts'

export type AskSectionsProps = {
  form: ApplicationForm
  draft: NonNullable<ApplicationForm['draft']>
  sections: SectionView[]
  failure: ActFailure | undefined
  isReviewed: boolean
  locale: Locale
}

/** One topic of a form, or all of a short one, saved while it is written. */
export function AskSections({
  form,
  draft,
  sections: loaded,
  failure,
  isReviewed,
  locale,
}: AskSectionsProps) {
  const element = useRef<HTMLFormElement>(null)
  const { TeamID } = form
  const { applicationId } = draft
  const { value: own, ...eyes } = useOwnForm(form)
  const sections = loaded.map((section) => own.sections.find(({ key }) => key === section.key) ?? section)
  useFilledIn({ masked: loaded, open: sections, failure })
  const autosave = useAutosave(element, {
    loaded: storedAnswers(sections),
    read: (typed) => typedAnswers(typed, sections),
    keep: (answers, base) =>
      browserApi().applications.saveDraft({ TeamID, applicationId, answers, base }, keepOptions),
    ask: async () => {
      const { sections: now } = await browserApi().applications.form(inputOf(form))
      return storedAnswers(now)
    },
  })
  const { state } = useNavigation()
  const { onSubmit, tooEarly } = useAwaitedUploads()
  return (
    <div className="stack stack-lg">
      {!isShort(form) && <PartOf form={form} section={sections[0]} locale={locale} />}
      <Form
        ref={element}
        method="post"
        encType="multipart/form-data"
        noValidate
        className="stack stack-lg form"
        onSubmit={onSubmit}
      >
        <input type="hidden" name="TeamID" value={TeamID} />
        <input type="hidden" name="applicationId" value={applicationId} />
        <DefaultSubmit name="intent" value="continue" />
        <HeldAnswers sections={loaded} failure={failure} isAutosaved />
        {sections.map((section) => (
          <SectionFields
            key={section.key}
            maskState={eyes.state}
            {...{ section, failure, isReviewed, locale }}
          />
        ))}
        <MaskedNote {...eyes} />
        {tooEarly}
        <div className="stack">
          <AnswerConflicts conflicts={autosave.conflicts} form={element} sections={sections} />
          <SavedLine autosave={autosave} savedAt={draft.savedAt} />
          <ButtonRow>
            <Button kind="primary" name="intent" value="continue" disabled={state !== 'idle'}>
              {m.apply_save_continue()}
            </Button>
            <Button name="intent" value="later">
              {m.save_later()}
            </Button>
          </ButtonRow>
        </div>
      </Form>
      {isShort(form) && <DiscardDraft form={form} />}
    </div>
  )
}

function PartOf({
  form,
  section,
  locale,
}: Pick<AskSectionsProps, 'form' | 'locale'> & { section: SectionView | undefined }) {
  const step = form.sections.findIndex(({ key }) => key === section?.key) + 1
  return (
    <p className="row">
      <Link href={askHref(form, 'tasks', locale)} alone>
        {m.apply_back_tasks()}
      </Link>
      <span className="text-ink-2">{m.apply_step_of({ step, total: form.sections.length })}</span>
    </p>
  )
}

type SectionFieldsProps = Pick<AskSectionsProps, 'failure' | 'isReviewed' | 'locale'> & {
  section: SectionView
  /** Progress of reading the masked values; if it stops, a field says that it is masked. */
  maskState?: OwnEyes<unknown>['state']
  /** Whether answers are saved before the page is sent. */
  isKept?: boolean
}

/** The questions of a topic under its title. */
export function SectionFields({
  section,
  failure,
  isReviewed,
  maskState = 'open',
  isKept = true,
}: SectionFieldsProps) {
  return (
    <section className="stack">
      <Heading level={2} size="xl" text={section.title} />
      {section.questions.map((question) => (
        // A refused form is mounted anew, with what was posted.
        <QuestionField
          key={`${question.key} ${failure ? 'refused' : ''}`}
          {...{ question, failure, isReviewed, maskState, isKept }}
        />
      ))}
    </section>
  )
}
