import * as m from '#messages'
import type { SelftestPage } from '../../../shared/contract/selftest.ts'
import { langOf } from '../../../shared/lib/locale.ts'
import { CheckboxGroup, type Option, RadioGroup } from '../../ui/controls/choice.tsx'
import { TextField } from '../../ui/controls/text-field.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { otherWord } from './other-word.ts'

type Question = SelftestPage['questions'][number]
export type TestQuestionProps = { question: Question; typed: readonly string[]; error: string | undefined }

/** One question with its answers, and those that every question has: 不清楚 among them. */
export function TestQuestion({ question, typed, error }: TestQuestionProps) {
  const locale = useLocale()
  const lang = langOf(question.language, locale)
  const name = `answers.${question.questionId}`
  const field = {
    name,
    label: <span lang={lang}>{question.title}</span>,
    ...(question.hint && { hint: <span lang={lang}>{question.hint}</span> }),
    ...(error && { error }),
  }
  const others = question.others.map((value) => ({ value, label: otherWord(question, value) }))
  if (question.kind === 'number' || question.kind === 'evidence')
    return <TypedAnswer {...{ question, typed, field, others, lang }} />
  const options = [...ownOptions(question, lang), ...others]
  return question.kind === 'several' ? (
    <CheckboxGroup {...field} options={options} defaultValues={typed} />
  ) : (
    <RadioGroup {...field} options={options} {...(typed[0] && { defaultValue: typed[0] })} />
  )
}

function ownOptions({ kind, answers }: Question, lang: string | undefined): Option[] {
  if (kind === 'yesNo')
    return [
      { value: '2', label: m.selftest_yes() },
      { value: '1', label: m.selftest_no() },
    ]
  return answers.map((answer, index) => ({
    value: String(index + 1),
    label: <span lang={lang}>{answer}</span>,
  }))
}

type TypedAnswerProps = Pick<TestQuestionProps, 'question' | 'typed'> & {
  field: Parameters<typeof TextField>[0]
  others: Option[]
  lang: string | undefined
}

/** A number or a link, or one of the answers in its place. */
function TypedAnswer({ question, typed, field, others, lang }: TypedAnswerProps) {
  const isNumber = question.kind === 'number'
  const written = typed.find((text) => !question.others.includes(text))
  return (
    <div className="stack stack-sm">
      <TextField
        {...field}
        label={
          <>
            {field.label}
            {question.unit && <span lang={lang}> ({question.unit})</span>}
          </>
        }
        hint={field.hint ?? (isNumber ? undefined : m.selftest_link_hint())}
        {...(isNumber ? { inputMode: 'numeric', width: 10 } : { type: 'url' })}
        defaultValue={written}
        autoComplete="off"
      />
      <CheckboxGroup
        name={field.name}
        id={`${field.name}-instead`}
        label={m.selftest_instead()}
        options={others}
        defaultValues={typed}
        inline
      />
    </div>
  )
}
