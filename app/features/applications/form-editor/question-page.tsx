import { type ReactNode, useRef } from 'react'
import { Form } from 'react-router'
import * as m from '#messages'
import type { Locale } from '../../../../shared/lib/locale.ts'
import { markFor } from '../../../../shared/rules/applications/question-marks.ts'
import type { Question, QuestionSet } from '../../../../shared/rules/applications/questions.ts'
import type { ActFailure } from '../../../api/forms/act.ts'
import { FailureSummary } from '../../../api/forms/failure-summary.tsx'
import { HeldTexts } from '../../../api/forms/field-conflicts.tsx'
import { ownFailure, refusedKey } from '../../../api/forms/own-failure.ts'
import { useUnsaved } from '../../../api/forms/use-unsaved.ts'
import { Breadcrumbs, type Crumb } from '../../../ui/breadcrumbs.tsx'
import { Button, ButtonRow, DefaultSubmit } from '../../../ui/controls/button.tsx'
import { Checkbox } from '../../../ui/controls/choice.tsx'
import { Select } from '../../../ui/controls/text-field.tsx'
import { Details } from '../../../ui/details.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import { BilingualFields } from './bilingual-fields.tsx'
import { FormKey } from './form-key.tsx'
import { heldLabel, heldWord } from './held-words.ts'
import { findQuestion } from './offering-form.ts'
import { type Article, QuestionParts } from './question-parts.tsx'
import { languageName, markWords, typeWords } from './question-words.ts'
import { toldOfQuestion } from './told-of-form.ts'
import { typedText } from './typed-text.ts'

export type QuestionPageProps = {
  nav: ReactNode
  /** The breadcrumbs back to the form that the question belongs to. */
  crumbs: Crumb[]
  version: number
  formKey: string
  question: Question
  sectionKey: string
  sections: QuestionSet['sections']
  /** The fixed pages that applicants can be asked to agree to. */
  articles: Article[]
  /** Whether the question can be answered from a profile. */
  canPrefill: boolean
  /** Whether an answer can name the entry, and a choice be its track. */
  canMark?: boolean
  failure: ActFailure | undefined
}

/** One question in both languages, with what its type needs. */
export function QuestionPage(props: QuestionPageProps) {
  const { nav, crumbs, version, formKey, question, failure: refused } = props
  const isAnew = refused?.values.intent?.[0] === 'anew'
  const isGone = isAnew || refused?.error === 'notFound'
  const saving = isGone ? 'anew' : 'save'
  const failure = ownFailure(refused, isAnew ? 'anew' : 'save')
  const own = { ...props, failure }
  const told = toldOfQuestion({ sections: props.sections }, question.key)
  const element = useRef<HTMLFormElement>(null)
  useUnsaved(element, failure !== undefined)
  const locale = useLocale()
  return (
    <div className="page stack stack-lg">
      {nav}
      <Breadcrumbs label={m.content_crumbs()} crumbs={crumbs} />
      <Heading
        level={1}
        text={question.label[locale] || question.label.zh || question.label.en || typeWords[question.type]()}
      />
      <p className="text-ink-2">{typeWords[question.type]()}</p>
      <FailureSummary failure={refused} />
      <Form
        ref={element}
        method="post"
        className="stack stack-lg"
        noValidate
        key={refusedKey(failure) ?? version}
      >
        <FormKey version={version} formKey={formKey} />
        <DefaultSubmit name="intent" value={saving} />
        <input type="hidden" name="type" value={question.type} />
        <HeldTexts
          told={told}
          failure={failure}
          labelOf={(key) => heldLabel(key, question.type)}
          wordOf={(key, text) =>
            key === 'section' ? sectionTitle(props, text, locale) : heldWord(key, text)
          }
        />
        <Words {...own} />
        <QuestionParts
          question={question}
          failure={failure}
          articles={props.articles}
          canPrefill={props.canPrefill}
        />
        {props.canMark && <Mark {...own} />}
        <Placing {...own} />
        <ButtonRow>
          <Button kind="primary" name="intent" value={saving}>
            {isGone ? m.form_editor_question_anew() : m.form_editor_question_save()}
          </Button>
        </ButtonRow>
      </Form>
      <Form method="post">
        <FormKey version={version} formKey={formKey} />
        <input type="hidden" name="told" value={JSON.stringify(told)} />
        <Details title={m.form_editor_remove()}>
          <Button kind="danger" name="intent" value="remove">
            {m.form_editor_remove_question()}
          </Button>
        </Details>
      </Form>
    </div>
  )
}

function Words({ question, failure }: Pick<QuestionPageProps, 'question' | 'failure'>) {
  const both = (name: 'label' | 'hint') => ({
    zh: typedText(failure, `${name}.zh`) ?? question[name]?.zh ?? '',
    en: typedText(failure, `${name}.en`) ?? question[name]?.en ?? '',
  })
  const errors = failure?.fields ?? {}
  const labelled = (text: string) => (language: 'zh' | 'en') =>
    m.collections_problem({ part: languageName(language), text })
  return (
    <>
      <BilingualFields
        name="label"
        values={both('label')}
        errors={errors}
        label={labelled(m.form_editor_question_label())}
      />
      <BilingualFields
        name="hint"
        optional
        values={both('hint')}
        errors={errors}
        label={labelled(m.form_editor_question_hint())}
        hint={m.form_editor_question_hint_hint()}
      />
    </>
  )
}

/** Whether the answer names the entry, or the choice is its track: one question of a form is. */
function Mark({ question, sections, failure }: QuestionPageProps) {
  const locale = useLocale()
  const mark = markFor(question.type)
  if (!mark) return null
  const label = findQuestion({ sections }, mark)?.question.label
  const other = question.key !== mark && label && (label[locale] || label.zh || label.en)
  return (
    <>
      <input type="hidden" name="asksMark" value="on" />
      <Checkbox
        id="isMarked"
        name="isMarked"
        label={markWords[mark].label()}
        hint={other ? m.form_editor_mark_other({ title: other }) : markWords[mark].hint()}
        defaultChecked={failure ? failure.values.isMarked !== undefined : question.key === mark}
      />
    </>
  )
}

/** The question's topic, and whether an answer is required. */
function Placing({ question, sectionKey, sections, failure }: QuestionPageProps) {
  const locale = useLocale()
  return (
    <>
      <Checkbox
        id="isOptional"
        name="isOptional"
        label={m.form_editor_question_optional()}
        defaultChecked={failure ? failure.values.isOptional !== undefined : (question.isOptional ?? false)}
      />
      <Select
        name="section"
        label={m.form_editor_question_section()}
        defaultValue={typedText(failure, 'section') ?? sectionKey}
      >
        {sections.map(({ key }) => (
          <option key={key} value={key}>
            {sectionTitle({ sections }, key, locale)}
          </option>
        ))}
      </Select>
    </>
  )
}

function sectionTitle(
  { sections }: Pick<QuestionPageProps, 'sections'>,
  key: string,
  locale: Locale,
): string {
  const title = sections.find((section) => section.key === key)?.title
  return title?.[locale] || title?.zh || title?.en || m.form_editor_section_untitled()
}
