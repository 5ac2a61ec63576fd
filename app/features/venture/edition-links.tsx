import * as m from '#messages'
import type { VentureEditionLink } from '../../../shared/contract/venture.ts'
import { langOf } from '../../../shared/lib/locale.ts'
import type { VentureEditionID } from '../../../shared/rules/content/venture-collections.ts'
import { Heading } from '../../ui/heading.tsx'
import { Anchor } from '../../ui/link.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { editionPath } from './venture-words.ts'

export type EditionLinksProps = { editions: VentureEditionLink[]; current: VentureEditionID }

/** Links to the published editions; the current one is marked. */
export function EditionLinks({ editions, current }: EditionLinksProps) {
  const locale = useLocale()
  if (editions.length === 0) return null
  return (
    <nav className="stack" aria-labelledby="editions">
      <Heading level={2} id="editions" text={m.venture_editions()} />
      <ul className="topic-grid">
        {editions.map(({ editionID, language, title, summary, since }) => (
          <li key={editionID} className="topic">
            <p className="text-sm text-ink-2">{since}</p>
            <h3 className="card-title" lang={langOf(language, locale)}>
              <Anchor
                href={editionPath(editionID)}
                className="card-link"
                aria-current={editionID === current ? 'true' : undefined}
              >
                {title}
              </Anchor>
            </h3>
            <p className="text-ink-2" lang={langOf(language, locale)}>
              {summary}
            </p>
          </li>
        ))}
      </ul>
    </nav>
  )
}
