import * as m from '#messages'
import type { HelpCategory } from '../../../shared/contract/support/support.ts'
import { langOf } from '../../../shared/lib/locale.ts'
import { Link } from '../../ui/link.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { HelpLinks } from './help-links.tsx'

export type HelpBlockProps = { categories: HelpCategory[]; total: number }

/** The first questions of each topic, for the home page. */
export function HelpBlock({ categories, total }: HelpBlockProps) {
  const locale = useLocale()
  if (total === 0) return null
  return (
    <div className="stack">
      <ul className="help-block">
        {categories.map(({ categoryId, name, language, articles }) => (
          <li key={categoryId}>
            <h3 className="font-bold" lang={langOf(language, locale)}>
              {name}
            </h3>
            <HelpLinks articles={articles} />
          </li>
        ))}
      </ul>
      <p>
        <Link alone href="/support">
          {m.support_home_all({ count: total })}
        </Link>
      </p>
    </div>
  )
}
