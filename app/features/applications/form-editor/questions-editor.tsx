import { useEffect } from 'react'
import { Form, useLocation } from 'react-router'
import * as m from '#messages'
import type { Question, QuestionSet } from '../../../../shared/rules/applications/questions.ts'
import type { ActFailure } from '../../../api/forms/act.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { BilingualFields } from './bilingual-fields.tsx'
import { FormKey, type FormKeyProps } from './form-key.tsx'
import { nextKey, questionTypes } from './offering-form.ts'
import { languageName } from './question-words.ts'
import { SectionBlock } from './section-block.tsx'

export type QuestionsEditorProps = FormKeyProps & {
  sections: QuestionSet['sections']
  /** The question pages lie below this path, without language prefix. */
  path: string
  /** The types that can be added. */
  types?: readonly Question['type'][]
  /** The text shown while there are no questions. */
  none: string
  failure: ActFailure | undefined
}

/** The topics of a form with their questions, and a form for a further topic; each button saves one step. */
export function QuestionsEditor(props: QuestionsEditorProps) {
  const { sections, path, types = questionTypes, none, failure, ...keys } = props
  const newQuestion = nextKey(
    'q',
    sections.flatMap(({ questions }) => questions.map(({ key }) => key)),
  )
  useGoOn()
  return (
    <section className="stack stack-lg" aria-labelledby="questions">
      <Heading level={2} id="questions" tabIndex={-1} text={m.form_editor_questions()} />
      <p className="text-ink-2 measure">{sections.length === 0 ? none : m.form_editor_questions_lead()}</p>
      {sections.map((section, index) => (
        <SectionBlock
          key={section.key}
          section={section}
          path={path}
          types={types}
          before={sections[index - 1]?.key}
          after={sections[index + 1]?.key}
          newQuestion={newQuestion}
          failure={failureOf(section.key, failure)}
          {...keys}
        />
      ))}
      <NewSection {...props} />
    </section>
  )
}

/** The pressed button disappears with the change: keyboard users continue where the address leads. */
function useGoOn(): void {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each saved step
  useEffect(() => {
    if (document.activeElement === document.body) document.getElementById(hash.slice(1))?.focus()
  }, [key])
}

/** A refusal that concerns one topic. */
function failureOf(key: string, failure: ActFailure | undefined): ActFailure | undefined {
  const intent = failure?.values.intent?.[0]
  return intent === `section.rename.${key}` || intent === `section.remove.${key}` ? failure : undefined
}

/** Also shows the title of a topic that somebody else has removed while it was written. */
function NewSection({ sections, failure, version, formKey }: QuestionsEditorProps) {
  const isTyped =
    failure?.values.intent?.[0]?.startsWith('section.') &&
    sections.every(({ key }) => !failureOf(key, failure))
  const typed = (language: 'zh' | 'en') => (isTyped && failure?.values[`title.${language}`]?.[0]) || ''
  const key = nextKey(
    's',
    sections.map((section) => section.key),
  )
  return (
    <Form method="post" className="stack" noValidate key={isTyped ? 'refused' : key}>
      <FormKey version={version} formKey={formKey} />
      <BilingualFields
        name="title"
        id="title-new"
        values={{ zh: typed('zh'), en: typed('en') }}
        errors={failure?.fields ?? {}}
        label={(language) => m.form_editor_section_title_in({ language: languageName(language) })}
      />
      <div>
        <Button name="intent" value={`section.add.${key}`}>
          {m.form_editor_section_add()}
        </Button>
      </div>
    </Form>
  )
}
