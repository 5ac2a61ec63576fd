import { Fragment } from 'react'
import * as m from '#messages'
import type { AnswerView, QuestionView } from '../../../shared/contract/application-parts.ts'
import { Link } from '../../ui/link.tsx'

type AnswerProps = {
  answer: AnswerView
  /** Where the answer is one of several, their names. */
  options?: QuestionView['options']
  /** Agreement reads as such, not as a word. */
  isAgreement?: boolean
}

/** An answer to read: text, chosen options by name, or papers to open in another window beside the decision. */
export function Answer({ answer, options = [], isAgreement }: AnswerProps) {
  if (isAgreement && answer.isGiven) return m.staff_review_yes()
  if (answer.files.length > 0) {
    return (
      <ul>
        {answer.files.map((file) => (
          <li key={file.fileId}>
            <Link href={file.link} target="_blank" rel="noreferrer" alone>
              {m.staff_file_open({ name: file.name })}
            </Link>
          </li>
        ))}
      </ul>
    )
  }
  if (answer.list.length > 0) return answer.list.map((value) => nameOf(value, options)).join(' · ')
  const text = answer.phone ?? answer.email ?? answer.name ?? nameOf(answer.text, options)
  if (!text) return <span className="text-ink-2">{m.staff_review_not_given()}</span>
  return text.split('\n').map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines of a fixed text
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))
}

function nameOf(value: string, options: QuestionView['options']): string {
  return options.find((option) => option.value === value)?.label ?? value
}
