import { Suspense } from 'react'
import * as m from '#messages'
import type { AnswerView, QuestionView } from '../../../../shared/contract/applications/application-parts.ts'
import type { Locale } from '../../../../shared/lib/locale.ts'
import { dayText } from '../../../../shared/lib/text/day-text.ts'
import { numberText } from '../../../../shared/lib/text/number-text.ts'
import { isDay } from '../../../../shared/rules/applications/check-answer.ts'
import { BudgetTable } from '../../../api/parts/budget/lazy-budget.ts'
import { useLocale } from '../../../ui/page-locale.tsx'
import { PaperFile } from '../paper-file.tsx'

type AnswerProps = {
  answer: AnswerView
  question: Pick<QuestionView, 'label' | 'type' | 'options' | 'unit'>
}

/** An answer to read: text, chosen options by name, or papers that open in another window. */
export function Answer({ answer, question }: AnswerProps) {
  const locale = useLocale()
  if (answer.files.length > 0) return <Files files={answer.files} label={question.label} />
  const text = plainText(answer, question, locale)
  if (!text) return <span className="text-ink-2">{m.staff_review_not_given()}</span>
  if (question.type === 'budget')
    return (
      <Suspense>
        <BudgetTable text={text} />
      </Suspense>
    )
  return <span className="whitespace-pre-line">{text}</span>
}

function Files({ files, label }: Pick<AnswerView, 'files'> & { label: string }) {
  return (
    <ul>
      {files.map((file) => (
        <li key={file.fileId}>
          <PaperFile file={file} label={label} />
        </li>
      ))}
    </ul>
  )
}

/** With its unit, its day in words, the names of its options. */
function plainText(
  answer: AnswerView,
  { type, options, unit }: AnswerProps['question'],
  locale: Locale,
): string {
  const name = (value: string) => options.find((option) => option.value === value)?.label ?? value
  switch (type) {
    case 'agreement':
      return answer.isGiven ? m.staff_review_yes() : ''
    case 'choice':
      return answer.text && name(answer.text)
    case 'choices':
      return answer.list.map(name).join(m.apply_list_join())
    case 'number':
      return answer.text && `${numberText(answer.text)} ${unit ?? ''}`
    case 'date':
      return isDay(answer.text) ? dayText(answer.text, locale) : answer.text
    default:
      return answer.phone ?? answer.email ?? answer.name ?? answer.text
  }
}
