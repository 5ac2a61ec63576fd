import type { ReceiptsView } from '../../../../shared/contract/applications/receipts.ts'
import { Details } from '../../../ui/details.tsx'
import { Heading } from '../../../ui/heading.tsx'
import { Link } from '../../../ui/link.tsx'
import { StatusTag } from '../../../ui/status-tag.tsx'

export type ReceiptsProps = {
  receipts: ReceiptsView
  /** Where they are checked; without it there is no way to the check. */
  href?: string
}

/** The receipts of what was sent, the newest first, how they are computed, and the way to check them. */
export function Receipts({ receipts, href }: ReceiptsProps) {
  if (!receipts) return null
  const { words, items } = receipts
  return (
    <section className="stack" id="receipts">
      <Heading level={2} size="xl" text={words.title} />
      <p className="measure">{words.text}</p>
      <ul className="stack measure">
        {items.map(({ number, text, isIntact, verdict }) => (
          <li key={number}>
            {text} {verdict && <StatusTag tone={isIntact ? 'green' : 'red'}>{verdict}</StatusTag>}
          </li>
        ))}
      </ul>
      {href && words.check && (
        <p className="no-print">
          <Link href={href}>{words.check}</Link>
        </p>
      )}
      <Details title={words.proof} lined>
        <ul className="stack measure">
          {items.map(({ number, text, hash }) => (
            <li key={number}>
              {text}
              <br />
              <code className="break-all">{hash}</code>
            </li>
          ))}
        </ul>
        <p className="measure text-sm text-ink-2">{words.form}</p>
      </Details>
    </section>
  )
}
