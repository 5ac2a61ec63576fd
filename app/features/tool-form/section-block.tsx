import { Form, useLocation } from 'react-router'
import * as m from '#messages'
import { localeOfPath, pathInLocale } from '../../../shared/lib/locale.ts'
import type { Question, QuestionSet } from '../../../shared/rules/questions.ts'
import { Button, ButtonRow } from '../../ui/button.tsx'
import { Details } from '../../ui/details.tsx'
import { Link } from '../../ui/link.tsx'
import { Select } from '../../ui/text-field.tsx'
import { BilingualFields } from './bilingual-fields.tsx'
import { FormKey, type FormKeyProps } from './form-key.tsx'
import { languageName, typeWords } from './question-words.ts'

type Section = QuestionSet['sections'][number]
export type SectionBlockProps = FormKeyProps & {
  section: Section
  path: string
  types: readonly Question['type'][]
  isFirst: boolean
  isLast: boolean
}

/** A topic with its questions, each to be edited and moved. */
export function SectionBlock({ section, path, types, isFirst, isLast, ...keys }: SectionBlockProps) {
  const locale = localeOfPath(useLocation().pathname)
  const { key, title, questions } = section
  const name = title[locale] || title.zh || title.en || m.tool_form_section_untitled()
  return (
    <section className="staff-panel stack" id={`section-${key}`} aria-labelledby={`section-${key}-title`}>
      <h3 className="text-lg" id={`section-${key}-title`}>
        {m.tool_form_section({ title: name })}
      </h3>
      <Moves subject={`section.${key}`} name={name} isFirst={isFirst} isLast={isLast} {...keys} />
      {questions.length === 0 ? (
        <p className="text-ink-2">{m.tool_form_section_empty()}</p>
      ) : (
        <ol>
          {questions.map((question, index) => (
            <QuestionRow
              key={question.key}
              question={question}
              path={path}
              isFirst={index === 0}
              isLast={index === questions.length - 1}
              {...keys}
            />
          ))}
        </ol>
      )}
      <AddQuestion sectionKey={key} types={types} {...keys} />
      <Details title={m.tool_form_section_rename()}>
        <Form method="post" className="stack" noValidate>
          <FormKey {...keys} />
          <BilingualFields
            name="title"
            id={`title-${key}`}
            values={title}
            label={(language) => m.tool_form_section_title_in({ language: languageName(language) })}
          />
          <ButtonRow>
            <Button name="intent" value={`section.rename.${key}`}>
              {m.tool_form_section_save()}
            </Button>
            <Button kind="danger" name="intent" value={`section.remove.${key}`}>
              {m.tool_form_section_remove()}
            </Button>
          </ButtonRow>
        </Form>
      </Details>
    </section>
  )
}

type RowProps = FormKeyProps & { question: Question; path: string; isFirst: boolean; isLast: boolean }

function QuestionRow({ question, path, ...rest }: RowProps) {
  const locale = localeOfPath(useLocation().pathname)
  const { key, label, type } = question
  const name = label[locale] || label.zh || label.en || m.tool_form_question_untitled()
  return (
    <li className="form-row" id={`question-${key}`}>
      <div>
        <Link alone href={pathInLocale(`${path}/${key}`, locale)}>
          {name}
        </Link>
        <p className="text-sm text-ink-2">
          {typeWords[type]()}
          {question.isOptional && m.field_optional()}
        </p>
      </div>
      <Moves subject={`question.${key}`} name={name} {...rest} />
    </li>
  )
}

type MovesProps = FormKeyProps & { subject: string; name: string; isFirst: boolean; isLast: boolean }

/** Up and down, by keyboard and without script; what is at an end has no way beyond it. */
function Moves({ subject, name, isFirst, isLast, ...keys }: MovesProps) {
  const [what, key] = subject.split('.')
  if (isFirst && isLast) return null
  return (
    <Form method="post" className="row">
      <FormKey {...keys} />
      {!isFirst && (
        <Button kind="quiet" name="intent" value={`${what}.up.${key}`}>
          {m.tool_form_up()}
          <span className="hidden-visually"> {name}</span>
        </Button>
      )}
      {!isLast && (
        <Button kind="quiet" name="intent" value={`${what}.down.${key}`}>
          {m.tool_form_down()}
          <span className="hidden-visually"> {name}</span>
        </Button>
      )}
    </Form>
  )
}

type AddProps = FormKeyProps & { sectionKey: string; types: readonly Question['type'][] }

function AddQuestion({ sectionKey, types, ...keys }: AddProps) {
  return (
    <Form method="post" className="form-add">
      <FormKey {...keys} />
      <Select name="type" id={`type-${sectionKey}`} label={m.tool_form_question_type()}>
        {types.map((type) => (
          <option key={type} value={type}>
            {typeWords[type]()}
          </option>
        ))}
      </Select>
      <Button name="intent" value={`question.add.${sectionKey}`}>
        {m.tool_form_question_add()}
      </Button>
    </Form>
  )
}
