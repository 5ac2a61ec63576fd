import * as m from '#messages'
import type { FileView } from '../../../shared/contract/files.ts'
import { Heading } from '../../ui/heading.tsx'
import { PaperFile } from './paper-file.tsx'
import { PapersGate, type PapersGateProps } from './papers-gate.tsx'

export type PapersSectionProps = {
  /** Each with what it proves; those deleted after the decision by hash only. */
  papers: { label: string; sha256: string; file: FileView | null }[]
} & Omit<PapersGateProps, 'children'>

/** Whether a reader who may open the papers of a review has to say why first. */
export const asksForPapers = (review: {
  papers: readonly { file: FileView | null }[]
  papersOpenUntil: string | null
}) => review.papersOpenUntil === null && review.papers.some(({ file }) => file)

/** The papers of a review; the gate stands before those that are still there. */
export function PapersSection({ papers, ...gate }: PapersSectionProps) {
  const list = (
    <ul className="stack">
      {papers.map(({ label, sha256, file }) => (
        <li key={sha256}>
          <strong>{label}</strong>{' '}
          {file ? (
            <PaperFile file={file} label={label} />
          ) : (
            <span className="text-ink-2">
              {m.staff_verification_paper_gone({ hash: sha256.slice(0, 12) })}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
  return (
    <section className="stack">
      <Heading level={2} text={m.staff_verification_papers()} />
      {papers.length === 0 && <p className="text-ink-2">{m.staff_verification_no_papers()}</p>}
      {papers.some(({ file }) => file) ? <PapersGate {...gate}>{list}</PapersGate> : list}
    </section>
  )
}
