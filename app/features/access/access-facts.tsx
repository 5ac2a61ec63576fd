import * as m from '#messages'
import type { AccessStatement } from '../../../shared/contract/access.ts'
import { langOf } from '../../../shared/lib/locale.ts'
import { datedText } from '../../../shared/lib/text/day-text.ts'
import { Link } from '../../ui/link.tsx'
import { useLocale } from '../../ui/page-locale.tsx'

/** What was found in a tool, what stands in the way, what helps, and how that is known. */
export function AccessFacts({ statement }: { statement: AccessStatement }) {
  const locale = useLocale()
  const lang = langOf(statement.language, locale)
  const { findings, barriers, advice, basisText, checkedOn, source } = statement
  return (
    <div className="stack stack-sm">
      <dl className="access-findings">
        {findings.map(({ aspect, finding, name, text }) => (
          <div key={aspect} data-finding={finding}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {barriers.length > 0 && (
        <>
          <p className="font-bold">{m.access_barriers()}</p>
          <ul className="plain-points measure" lang={lang}>
            {barriers.map((barrier) => (
              <li key={barrier}>{barrier}</li>
            ))}
          </ul>
        </>
      )}
      {advice && (
        <>
          <p className="font-bold">{m.access_advice()}</p>
          <p className="measure" lang={lang}>
            {advice}
          </p>
        </>
      )}
      <p className="text-sm text-ink-2">
        {m.access_checked({ day: datedText(checkedOn, locale), basis: basisText })}
      </p>
      {source && (
        <p className="text-sm">
          <Link alone href={source} rel="noopener external">
            {m.access_source()}
          </Link>
        </p>
      )}
    </div>
  )
}
