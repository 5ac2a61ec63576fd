import { type ReactNode, Suspense } from 'react'
import * as m from '#messages'
import type { AnswerView, QuestionView } from '../../../shared/contract/applications/application-parts.ts'
import type {
  ApplicationDetails,
  ApplicationForm,
} from '../../../shared/contract/applications/application-views.ts'
import { langOf, pathInLocale } from '../../../shared/lib/locale.ts'
import { datedText } from '../../../shared/lib/text/day-text.ts'
import { quantityText } from '../../../shared/lib/text/quantity-text.ts'
import { isDay } from '../../../shared/rules/applications/check-answer.ts'
import { BudgetTable } from '../../api/parts/budget/lazy-budget.ts'
import { Details } from '../../ui/details.tsx'
import { Link } from '../../ui/link.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { Prose } from '../../ui/prose.tsx'

export type AnswerTextProps = {
  question: Pick<QuestionView, 'type' | 'options' | 'unit'>
  answer: AnswerView
  /** How a paper is opened: downloaded, unless told otherwise. */
  linkTo?: (file: AnswerFile) => ReactNode
}
type AnswerFile = AnswerView['files'][number]

/** An answer as it reads in a list of answers: text, chosen options by name, a budget's rows, or papers. */
export function AnswerText({ question, answer, linkTo = downloadOf }: AnswerTextProps) {
  const locale = useLocale()
  if (answer.files.length > 0)
    return (
      <ul>
        {answer.files.map((file) => (
          <li key={file.fileId}>{linkTo(file)}</li>
        ))}
      </ul>
    )
  const text = plainAnswer(question, answer)
  if (text === '') return <span className="text-ink-2">{m.apply_unanswered()}</span>
  if (question.type === 'date' && isDay(text)) return datedText(text, locale)
  if (question.type === 'budget')
    return (
      <Suspense>
        <BudgetTable text={text} />
      </Suspense>
    )
  return <span className="whitespace-pre-line">{text}</span>
}

function downloadOf({ link, name }: AnswerFile): ReactNode {
  return (
    <a className="link link-alone" href={link} download>
      {name}
    </a>
  )
}

/** An answer as plain text; empty if there is none. */
function plainAnswer({ type, options, unit }: AnswerTextProps['question'], answer: AnswerView): string {
  const label = (value: string) => options.find((option) => option.value === value)?.label ?? value
  switch (type) {
    case 'agreement':
      return answer.isGiven ? m.apply_agreed() : ''
    case 'choice':
      return answer.text && label(answer.text)
    case 'choices':
      return answer.list.map(label).join(m.apply_list_join())
    case 'number':
      return answer.text && quantityText(answer.text, unit ?? '')
    default:
      return shownText(answer)
  }
}

/** The text of an answer, wherever it is stored: names and numbers of people have fields of their own. */
export function shownText(answer: AnswerView): string {
  return answer.phone ?? answer.email ?? answer.name ?? answer.text
}

type Agreed =
  | ApplicationForm['declarations'][number]['agreed']
  | ApplicationDetails['declarations'][number]['agreed']

/** Where the text to which a statement agrees can be read, and the fingerprint of its words. */
export function AgreedText({ agreed }: { agreed: Agreed }) {
  const locale = useLocale()
  if (!agreed) return null
  const words = 'words' in agreed ? agreed.words : null
  return (
    <>
      <p className="text-sm text-ink-2">
        <Link href={pathInLocale(agreed.path, locale)} target="_blank" alone>
          {words ? m.apply_agreed_now() : m.apply_read_agreement()}
        </Link>{' '}
        <span className="break-all">{m.apply_agreed_hash({ hash: agreed.hash })}</span>
      </p>
      {words && (
        <Details title={m.apply_agreed_words()}>
          <Prose html={words.html} lang={langOf(words.language, locale)} />
        </Details>
      )}
    </>
  )
}
