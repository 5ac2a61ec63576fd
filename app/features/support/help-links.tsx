import { useLocation } from 'react-router'
import type { HelpCard } from '../../../shared/contract/support.ts'
import { langOf, localeOfPath, pathInLocale } from '../../../shared/lib/locale.ts'
import { Link } from '../../ui/link.tsx'

/** Questions as links, one below the other; with `answers` each has its short answer. */
export function HelpLinks({ articles, answers }: { articles: HelpCard[]; answers?: boolean }) {
  const locale = localeOfPath(useLocation().pathname)
  return (
    <ul className={answers ? 'help-answers' : 'help-links'}>
      {articles.map(({ helpId, title, summary, language }) => (
        <li key={helpId} lang={langOf(language, locale)}>
          <Link alone href={pathInLocale(`/support/${helpId}`, locale)}>
            {title}
          </Link>
          {answers && <p className="text-ink-2">{summary}</p>}
        </li>
      ))}
    </ul>
  )
}
