import * as m from '#messages'
import type { ContentTextState } from '../../../../../shared/contract/content/content-parts.ts'
import { instantText } from '../../../../../shared/lib/text/day-text.ts'
import { fieldText } from '../../../../api/forms/form-errors.ts'
import { Notice } from '../../../../ui/notice.tsx'
import { useLocale } from '../../../../ui/page-locale.tsx'
import { partFieldName } from '../collection-words.ts'
import { wordProblem } from '../word-problem.ts'

export type MissedNoticeProps = { missed: NonNullable<ContentTextState['missed']> }

/**
 * Says that a text was not published at its scheduled time and why: missing fields, or no one left who is
 * responsible. Disappears with the next move.
 */
export function MissedNotice({ missed }: MissedNoticeProps) {
  const locale = useLocale()
  const problems = Object.entries(missed.fields)
  const title = m.collections_missed_title({ time: instantText(missed.at, locale) })
  if (problems.length === 0)
    return (
      <Notice kind="error" title={title}>
        <p>{m.collections_missed_left()}</p>
      </Notice>
    )
  return (
    <Notice kind="error" title={title}>
      <ul className="list-disc ps-6">
        {problems.map(([path, error]) => (
          <li key={path}>
            {m.collections_field_problem({
              field: partFieldName(path),
              text: wordProblem(path, error) ?? fieldText(error),
            })}
          </li>
        ))}
      </ul>
      <p>{m.collections_missed_text()}</p>
    </Notice>
  )
}
