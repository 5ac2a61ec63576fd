import { Suspense } from 'react'
import * as m from '#messages'
import type { JudgedEntry } from '../../../../../shared/contract/venture/judging.ts'
import { bytesText } from '../../../../../shared/lib/text/bytes-text.ts'
import { BudgetTable } from '../../../../api/parts/budget/lazy-budget.ts'
import { Heading } from '../../../../ui/heading.tsx'
import { Link } from '../../../../ui/link.tsx'

/** An entry's answers as judges read them. */
export function JudgedAnswers({ sections }: Pick<JudgedEntry, 'sections'>) {
  return sections.map((section) => (
    <section key={section.title} className="stack">
      <Heading level={3} text={section.title} />
      <dl>
        {section.questions.map(({ key, label, lines, files, isCovered, isBudget }) => (
          <div key={key} className="summary-row">
            <dt>{label}</dt>
            <dd className="whitespace-pre-line">
              {isCovered ? (
                <span className="text-ink-2">{m.judging_covered()}</span>
              ) : files.length > 0 ? (
                <JudgedFiles files={files} />
              ) : isBudget && lines.length > 0 ? (
                <Suspense>
                  <BudgetTable text={lines.join('\n')} />
                </Suspense>
              ) : (
                lines.join('\n') || <span className="text-ink-2">{m.judging_unanswered()}</span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ))
}

type Files = JudgedEntry['sections'][number]['questions'][number]['files']

/** The files of an answer, under neutral names; each can be opened while the entry is judged. */
function JudgedFiles({ files }: { files: Files }) {
  return (
    <ul>
      {files.map(({ fileId, name, link, bytes }) => (
        <li key={fileId}>
          {link ? (
            <Link href={link} rel="external" download alone>
              {m.staff_file_download({ name })}
            </Link>
          ) : (
            name
          )}{' '}
          <span className="text-ink-2">{bytesText(bytes)}</span>
        </li>
      ))}
    </ul>
  )
}
