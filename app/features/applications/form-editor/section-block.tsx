import { Form } from 'react-router'
import * as m from '#messages'
import type { Question, QuestionSet } from '../../../../shared/rules/applications/questions.ts'
import type { ActFailure } from '../../../api/forms/act.ts'
import { HeldTexts } from '../../../api/forms/field-conflicts.tsx'
import { refusedKey } from '../../../api/forms/own-failure.ts'
import { Button, ButtonRow } from '../../../ui/controls/button.tsx'
import { Select } from '../../../ui/controls/text-field.tsx'
import { Details } from '../../../ui/details.tsx'
import { Link } from '../../../ui/link.tsx'
import { useLocale } from '../../../ui/page-locale.tsx'
import { BilingualFields } from './bilingual-fields.tsx'
import { FormKey, type FormKeyProps } from './form-key.tsx'
import { languageName, typeWords } from './question-words.ts'
import { toldOfSection } from './told-of-form.ts'
import { typedText } from './typed-text.ts'

type Section = QuestionSet['sections'][number]
export type SectionBlockProps = FormKeyProps & {
  section: Section
  path: string
  types: readonly Question['type'][]
  /** The key that the next question will have. */
  newQuestion: string
  /** A refusal of its title or of its removal. */
  failure: ActFailure | undefined
} & Neighbours

/** The keys of the neighbours above and below. */
type Neighbours = { before: string | undefined; after: string | undefined }

/** A topic with its questions, each to be edited and moved. */
export function SectionBlock(props: SectionBlockProps) {
  const { section, path, types, newQuestion, before, after, failure, ...keys } = props
  const locale = useLocale()
  const { key, title, questions } = section
  const name = title[locale] || title.zh || title.en || m.form_editor_section_untitled()
  return (
    <section
      className="staff-panel stack"
      id={`section-${key}`}
      tabIndex={-1}
      aria-labelledby={`section-${key}-title`}
    >
      <h3 className="text-lg" id={`section-${key}-title`}>
        {m.form_editor_section({ title: name })}
      </h3>
      <Moves subject={`section.${key}`} name={name} before={before} after={after} {...keys} />
      {questions.length === 0 ? (
        <p className="text-ink-2">{m.form_editor_section_empty()}</p>
      ) : (
        <ol>
          {questions.map((question, index) => (
            <QuestionRow
              key={question.key}
              question={question}
              path={path}
              before={questions[index - 1]?.key}
              after={questions[index + 1]?.key}
              {...keys}
            />
          ))}
        </ol>
      )}
      <AddQuestion sectionKey={key} types={types} newQuestion={newQuestion} {...keys} />
      <Details title={m.form_editor_section_rename()} open={failure !== undefined}>
        <Form method="post" className="stack" noValidate key={refusedKey(failure) ?? 'shown'}>
          <FormKey {...keys} />
          <HeldTexts
            key={failure ? 'refused' : JSON.stringify(title)}
            told={toldOfSection(section)}
            failure={failure}
            labelOf={(path) => titleIn(path.endsWith('.zh') ? 'zh' : 'en')}
          />
          <BilingualFields
            name="title"
            id={`title-${key}`}
            values={{
              zh: typedText(failure, 'title.zh') ?? title.zh,
              en: typedText(failure, 'title.en') ?? title.en,
            }}
            errors={failure?.fields ?? {}}
            label={titleIn}
          />
          <ButtonRow>
            <Button name="intent" value={`section.rename.${key}`}>
              {m.form_editor_section_save()}
            </Button>
            <Button kind="danger" name="intent" value={`section.remove.${key}`}>
              {m.form_editor_section_remove()}
            </Button>
          </ButtonRow>
        </Form>
      </Details>
    </section>
  )
}

const titleIn = (language: 'zh' | 'en') =>
  m.form_editor_section_title_in({ language: languageName(language) })

type RowProps = FormKeyProps & Neighbours & { question: Question; path: string }

function QuestionRow({ question, path, ...rest }: RowProps) {
  const locale = useLocale()
  const { key, label, type } = question
  const name = label[locale] || label.zh || label.en || m.form_editor_question_untitled()
  return (
    <li className="form-row" id={`question-${key}`} tabIndex={-1}>
      <div>
        <Link alone href={`${path}/${key}`}>
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

type MovesProps = FormKeyProps & Neighbours & { subject: string; name: string }

/** Buttons up and down, usable by keyboard and without script; missing where there is nothing beyond. */
function Moves({ subject, name, before, after, ...keys }: MovesProps) {
  const [what, key] = subject.split('.')
  if (!before && !after) return null
  return (
    <Form method="post" className="row">
      <FormKey {...keys} />
      {before && (
        <Button kind="quiet" name="intent" value={`${what}.up.${key}.${before}`}>
          {m.form_editor_up()}
          <span className="hidden-visually"> {name}</span>
        </Button>
      )}
      {after && (
        <Button kind="quiet" name="intent" value={`${what}.down.${key}.${after}`}>
          {m.form_editor_down()}
          <span className="hidden-visually"> {name}</span>
        </Button>
      )}
    </Form>
  )
}

type AddProps = FormKeyProps & Pick<SectionBlockProps, 'types' | 'newQuestion'> & { sectionKey: string }

function AddQuestion({ sectionKey, types, newQuestion, ...keys }: AddProps) {
  return (
    <Form method="post" className="form-add">
      <FormKey {...keys} />
      <Select name="type" id={`type-${sectionKey}`} label={m.form_editor_question_type()}>
        {types.map((type) => (
          <option key={type} value={type}>
            {typeWords[type]()}
          </option>
        ))}
      </Select>
      <Button name="intent" value={`question.add.${sectionKey}.${newQuestion}`}>
        {m.form_editor_question_add()}
      </Button>
    </Form>
  )
}
