import type { ReactNode } from 'react'
import * as m from '#messages'
import type { Question } from '../../../../shared/rules/applications/questions.ts'
import type { ActFailure } from '../../../api/forms/act.ts'
import { Checkbox, CheckboxGroup } from '../../../ui/controls/choice.tsx'
import { Select, TextField } from '../../../ui/controls/text-field.tsx'
import { BilingualFields } from './bilingual-fields.tsx'
import { OptionRows } from './option-rows.tsx'
import { formatWords, languageName, prefillWords } from './question-words.ts'
import { accepted, formats, prefills } from './read-question.ts'
import { typedText } from './typed-text.ts'

export type Article = { alias: string; title: string }
export type QuestionPartsProps = {
  question: Question
  failure: ActFailure | undefined
  articles: Article[]
  canPrefill: boolean
}

/** What a type asks beside its wording. */
export function QuestionParts({ question, failure, articles, canPrefill }: QuestionPartsProps) {
  const number = (name: string, label: string, value: number | undefined, optional = false) => (
    <NumberField name={name} label={label} value={value} optional={optional} failure={failure} />
  )
  switch (question.type) {
    case 'text':
      return (
        <>
          {number('maxLength', m.form_editor_max_length(), question.maxLength)}
          <TextKinds question={question} failure={failure} canPrefill={canPrefill} />
        </>
      )
    case 'longText':
      return (
        <>
          {number('minLength', m.form_editor_min_length(), question.minLength, true)}
          {number('maxLength', m.form_editor_max_length(), question.maxLength)}
        </>
      )
    case 'number':
      return (
        <>
          {number('min', m.form_editor_min(), question.min)}
          {number('max', m.form_editor_max(), question.max)}
          <Unit question={question} failure={failure} />
        </>
      )
    case 'date':
      return (
        <Checkbox
          id="from"
          name="from"
          label={m.form_editor_from_today()}
          defaultChecked={failure ? failure.values.from !== undefined : question.from === 'today'}
        />
      )
    case 'choice':
      return <OptionRows options={question.options} failure={failure} />
    case 'choices':
      return (
        <>
          <OptionRows options={question.options} failure={failure} />
          {number('atMost', m.form_editor_at_most_choices(), question.atMost, true)}
        </>
      )
    case 'file':
      return (
        <>
          <Accepted question={question} failure={failure} />
          {number('atMost', m.form_editor_at_most_files(), question.atMost)}
        </>
      )
    case 'agreement':
      return (
        <>
          <Choice
            name="article"
            label={m.form_editor_article()}
            value={typedText(failure, 'article') ?? question.article}
            options={articles.map(({ alias, title }) => [alias, title])}
          />
          {number('articleVersion', m.form_editor_article_version(), question.version)}
        </>
      )
    case 'budget':
      return (
        <>
          {number('atMostLines', m.form_editor_at_most_lines(), question.atMostLines)}
          {number('most', m.form_editor_most_asked(), question.most, true)}
        </>
      )
  }
}

type OfType<Type extends Question['type']> = {
  question: Extract<Question, { type: Type }>
  failure: ActFailure | undefined
}

function TextKinds({ question, failure, canPrefill }: OfType<'text'> & { canPrefill: boolean }) {
  return (
    <>
      <Choice
        name="format"
        label={m.form_editor_format()}
        value={typedText(failure, 'format') ?? question.format ?? ''}
        options={[
          ['', m.form_editor_format_none()],
          ...formats.map((one) => [one, formatWords[one]()] as const),
        ]}
      />
      {canPrefill && (
        <Choice
          name="prefill"
          label={m.form_editor_prefill()}
          value={typedText(failure, 'prefill') ?? question.prefill ?? ''}
          options={[
            ['', m.form_editor_prefill_none()],
            ...prefills.map((one) => [one, prefillWords[one]()] as const),
          ]}
        />
      )}
    </>
  )
}

function Unit({ question, failure }: OfType<'number'>) {
  const value = (language: 'zh' | 'en') => typedText(failure, `unit.${language}`) ?? question.unit[language]
  return (
    <BilingualFields
      name="unit"
      values={{ zh: value('zh'), en: value('en') }}
      errors={failure?.fields ?? {}}
      hint={m.form_editor_question_unit_hint()}
      label={(language) =>
        m.collections_problem({ part: languageName(language), text: m.form_editor_question_unit() })
      }
    />
  )
}

function Accepted({ question, failure }: OfType<'file'>) {
  return (
    <CheckboxGroup
      name="accept"
      inline
      label={m.form_editor_accept()}
      options={accepted.map((value) => ({
        value,
        label: value === 'pdf' ? 'PDF' : m.form_editor_accept_image(),
      }))}
      defaultValues={failure ? (failure.values.accept ?? []) : question.accept}
    />
  )
}

type NumberFieldProps = {
  name: string
  label: string
  value: number | undefined
  optional: boolean
  failure: ActFailure | undefined
}

function NumberField({ name, label, value, optional, failure }: NumberFieldProps) {
  const error = failure?.fields[name]
  return (
    <TextField
      name={name}
      label={label}
      width={5}
      inputMode="numeric"
      defaultValue={typedText(failure, name) ?? value ?? ''}
      {...(optional && { optional })}
      {...(error && { error })}
    />
  )
}

type ChoiceProps = {
  name: string
  label: string
  value: string
  options: readonly (readonly [value: string, label: ReactNode])[]
}

/** The current choice can be kept, even if it is no longer offered. */
function Choice({ name, label, value, options }: ChoiceProps) {
  const isOffered = options.some(([option]) => option === value)
  return (
    <Select name={name} label={label} defaultValue={value}>
      {!isOffered && <option value={value}>{value}</option>}
      {options.map(([option, text]) => (
        <option key={option} value={option}>
          {text}
        </option>
      ))}
    </Select>
  )
}
