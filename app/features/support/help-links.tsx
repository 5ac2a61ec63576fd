import type { HelpCard } from '../../../shared/contract/support/support.ts'
import { langOf } from '../../../shared/lib/locale.ts'
import { Link } from '../../ui/link.tsx'
import { useLocale } from '../../ui/page-locale.tsx'

/** Questions as links, one per line; with `answers` each has its short answer. */
export function HelpLinks({ articles, answers }: { articles: HelpCard[]; answers?: boolean }) {
  const locale = useLocale()
  return (
    <ul className={answers ? 'help-answers' : 'help-links'}>
      {articles.map(({ helpId, title, summary, language }) => (
        <li key={helpId} lang={langOf(language, locale)}>
          <Link alone href={`/support/${helpId}`}>
            {title}
          </Link>
          {answers && <p className="text-ink-2">{summary}</p>}
        </li>
      ))}
    </ul>
  )
}
