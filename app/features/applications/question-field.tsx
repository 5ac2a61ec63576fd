import { type ReactNode, Suspense } from 'react'
import * as m from '#messages'
import type { QuestionView } from '../../../shared/contract/applications/application-parts.ts'
import { pathInLocale } from '../../../shared/lib/locale.ts'
import type { ActFailure } from '../../api/forms/act.ts'
import { leftText } from '../../api/forms/left-text.ts'
import { BudgetFields } from '../../api/parts/budget/lazy-budget.ts'
import type { OwnEyes } from '../../api/state/own-eyes.tsx'
import { Checkbox, CheckboxGroup, RadioGroup } from '../../ui/controls/choice.tsx'
import { Fieldset } from '../../ui/controls/field.tsx'
import { TextArea } from '../../ui/controls/text-area.tsx'
import { DateField, type InputWidth, TextField } from '../../ui/controls/text-field.tsx'
import { Link } from '../../ui/link.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { AnswerFiles } from './answer-files.tsx'
import { shownText } from './answer-text.tsx'
import { answerName, postedValues, problemText } from './question-names.ts'

export type QuestionFieldProps = {
  question: QuestionView
  failure: ActFailure | undefined
  /** Whether the problems of the stored answer are shown. */
  isReviewed: boolean
  maskState: OwnEyes<unknown>['state']
  /** Whether answers are saved before the page is sent. */
  isKept?: boolean
}

/** One question as the field that its answer needs. */
export function QuestionField({ question, failure, isReviewed, maskState, isKept }: QuestionFieldProps) {
  const posted = postedValues(failure, question.key)
  const name = answerName(question.key)
  const error = problemText(question, failure, isReviewed)
  const base = {
    name,
    id: name,
    label: question.label,
    hint: hintOf(question, maskState),
    optional: question.isOptional,
    ...(error && { error }),
  }
  const text = posted?.[0] ?? shownText(question.answer)
  switch (question.type) {
    case 'longText':
      return (
        <TextArea
          {...base}
          defaultValue={text}
          limit={question.maxLength ?? undefined}
          countText={leftText}
        />
      )
    case 'date':
      return <DateField {...base} defaultValue={text} min={question.fromDay ?? undefined} />
    case 'choice':
      return <RadioGroup {...base} options={question.options} defaultValue={text} />
    case 'choices':
      return (
        <CheckboxGroup {...base} options={question.options} defaultValues={posted ?? question.answer.list} />
      )
    case 'file':
      return <AnswerFiles {...{ question, failure, error, isKept }} hint={base.hint} />
    case 'agreement':
      return (
        <Agreement
          question={question}
          isGiven={posted ? posted.length > 0 : question.answer.isGiven}
          error={error}
        />
      )
    case 'budget':
      return (
        <Suspense>
          <BudgetFields
            {...base}
            {...{ text, posted: failure?.values, atMost: question.atMost ?? 1, most: question.max }}
          />
        </Suspense>
      )
    default:
      return <TextField {...base} {...textInput(question)} defaultValue={text} />
  }
}

/** The keyboard and width that suit a text; only the server decides what is valid. */
function textInput({ type, format, maxLength, max }: QuestionView) {
  if (type === 'number') {
    const width: InputWidth = (max ?? 0) > 99_999 ? 10 : 5
    return { inputMode: 'numeric', width, autoComplete: 'off' } as const
  }
  if (format === 'phone') return { type: 'tel', width: 20, autoComplete: 'tel' } as const
  if (format === 'email') return { type: 'email', autoComplete: 'email' } as const
  if (format === 'url') return { type: 'url', inputMode: 'url' } as const
  return (maxLength ?? 0) <= 20 ? ({ width: 20 } as const) : {}
}

/** The question's own hint, then the limits of an answer, each on a line. */
function hintOf(question: QuestionView, maskState: QuestionFieldProps['maskState']): ReactNode {
  const hints = [question.hint, limitsOf(question)].filter((hint) => hint !== null)
  const isMasked = shownText(question.answer).includes('**')
  if (hints.length === 0 && !question.isPrefilled && !isMasked) return undefined
  return (
    <>
      {question.isPrefilled && <StatusTag tone="azure">{m.apply_prefilled()}</StatusTag>}
      {hints.map((hint) => (
        <span key={hint} className="block">
          {hint}
        </span>
      ))}
      {isMasked && <MaskedHint state={maskState} />}
    </>
  )
}

function limitsOf({
  type,
  minLength,
  maxLength,
  min,
  max,
  unit,
  atMost,
  accept,
  options,
}: QuestionView): string | null {
  switch (type) {
    case 'longText':
      return minLength ? m.apply_length_hint({ least: minLength, most: maxLength ?? 0 }) : null
    case 'number':
      return m.apply_number_hint({ min: min ?? 0, max: max ?? 0, unit: unit ?? '' })
    case 'choices':
      return atMost && atMost < options.length ? m.apply_choose_most({ count: atMost }) : m.apply_choose_any()
    case 'file': {
      const kinds = accept.map((kind) => (kind === 'pdf' ? m.apply_file_pdf() : m.apply_file_image()))
      return m.apply_file_hint({ kinds: kinds.join(m.apply_list_join()), count: atMost ?? 1 })
    }
    default:
      return null
  }
}

/** Says that the value stays masked; a script that is about to read it removes this before it is seen. */
function MaskedHint({ state }: { state: QuestionFieldProps['maskState'] }) {
  if (state === 'asking') return null
  return <span className={state === 'unasked' ? 'block shown-late' : 'block'}>{m.masked_hint()}</span>
}

function Agreement({
  question,
  isGiven,
  error,
}: {
  question: QuestionView
  isGiven: boolean
  error: string | undefined
}) {
  const locale = useLocale()
  const name = answerName(question.key)
  return (
    <Fieldset
      id={name}
      label={question.label}
      hint={question.hint}
      optional={question.isOptional}
      {...(error && { error })}
    >
      {question.article && (
        <p>
          <Link href={pathInLocale(`/${question.article}`, locale)} target="_blank" alone>
            {m.apply_read_agreement()}
          </Link>
        </p>
      )}
      <Checkbox
        id={`${name}-given`}
        name={name}
        value="true"
        defaultChecked={isGiven}
        label={m.apply_agree()}
      />
    </Fieldset>
  )
}
