import { Form, useLocation } from 'react-router'
import * as m from '#messages'
import { localeOfPath } from '../../../shared/lib/locale.ts'
import type { Question, QuestionSet } from '../../../shared/rules/questions.ts'
import { Button } from '../../ui/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { BilingualFields } from './bilingual-fields.tsx'
import { FormKey, type FormKeyProps } from './form-key.tsx'
import { languageName } from './question-words.ts'
import { SectionBlock } from './section-block.tsx'
import { questionTypes } from './tool-form.ts'

export type QuestionsEditorProps = FormKeyProps & {
  sections: QuestionSet['sections']
  /** The page of a question stands below it, without language. */
  path: string
  /** The types that can be added. */
  types?: readonly Question['type'][]
}

/** The topics of a form with their questions, and a further topic; each button saves one step. */
export function QuestionsEditor({ sections, path, types = questionTypes, ...keys }: QuestionsEditorProps) {
  const locale = localeOfPath(useLocation().pathname)
  return (
    <section className="stack stack-lg" aria-labelledby="questions">
      <Heading level={2} id="questions" text={m.tool_form_questions()} locale={locale} />
      <p className="text-ink-2 measure">
        {sections.length === 0 ? m.tool_form_questions_none() : m.tool_form_questions_lead()}
      </p>
      {sections.map((section, index) => (
        <SectionBlock
          key={section.key}
          section={section}
          path={path}
          types={types}
          isFirst={index === 0}
          isLast={index === sections.length - 1}
          {...keys}
        />
      ))}
      <Form method="post" className="stack" noValidate key={keys.version}>
        <FormKey {...keys} />
        <BilingualFields
          name="title"
          id="title-new"
          values={{ zh: '', en: '' }}
          label={(language) => m.tool_form_section_title_in({ language: languageName(language) })}
        />
        <div>
          <Button name="intent" value="section.add.new">
            {m.tool_form_section_add()}
          </Button>
        </div>
      </Form>
    </section>
  )
}
