import type { ReactNode } from 'react'
import * as m from '#messages'
import type { VentureEntry } from '../../../shared/contract/venture.ts'
import { type Locale, langOf } from '../../../shared/lib/locale.ts'
import { Link } from '../../ui/link.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { StatusTag } from '../../ui/status-tag.tsx'
import { stateTones, stateWords } from './venture-words.ts'

/** A list of what an edition funded: the aim, the outcome, and the facts beside. */
export function EntryRows({ entries, level = 3 }: { entries: VentureEntry[]; level?: 2 | 3 }) {
  return (
    <ol className="venture-entries">
      {entries.map((entry) => (
        <EntryRow key={entry.entryID} entry={entry} level={level} />
      ))}
    </ol>
  )
}

function EntryRow({ entry, level }: { entry: VentureEntry; level: 2 | 3 }) {
  const locale = useLocale()
  const Title = `h${level}` as const
  const lang = langOf(entry.language, locale)
  return (
    <li className="venture-entry">
      <div className="stack stack-sm">
        <Title className="card-title" lang={lang}>
          {entry.title}
        </Title>
        {entry.summary && (
          <p className="measure" lang={lang}>
            {entry.summary}
          </p>
        )}
        {entry.outcome && (
          <>
            <p className="measure">
              <strong>{m.venture_entry_outcome()}</strong>
            </p>
            <p className="measure" lang={lang}>
              {entry.outcome}
            </p>
          </>
        )}
        {lang && <p className="text-sm text-ink-2">{m.translation_missing()}</p>}
      </div>
      <EntryFacts entry={entry} lang={lang} locale={locale} />
    </li>
  )
}

type FactsProps = { entry: VentureEntry; lang: string | undefined; locale: Locale }

function EntryFacts({
  entry: { maker, place, state, awarded, amount, class: filed, project },
  lang,
  locale,
}: FactsProps) {
  const yuan = (sum: number) => m.venture_entry_yuan({ amount: sum.toLocaleString('en-GB') })
  return (
    <dl className="venture-facts">
      <Fact term={m.venture_state()}>
        <StatusTag tone={stateTones[state]}>{stateWords[state]()}</StatusTag>
      </Fact>
      <Fact term={m.venture_entry_maker()} lang={lang}>
        {place ? m.venture_entry_maker_place({ maker, place }) : maker}
      </Fact>
      {awarded !== amount && <Fact term={m.venture_entry_awarded()}>{yuan(awarded)}</Fact>}
      <Fact term={m.venture_entry_amount()}>{yuan(amount)}</Fact>
      {filed && (
        <Fact term={m.venture_entry_class()} lang={langOf(filed.language, locale)}>
          {filed.name}
        </Fact>
      )}
      {project && (
        <Fact term={m.venture_entry_library()} lang={langOf(project.language, locale)}>
          <Link alone href={`/projects/detail/${project.instanceID}`}>
            {project.title}
          </Link>
        </Fact>
      )}
    </dl>
  )
}

function Fact({ term, lang, children }: { term: string; lang?: string | undefined; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd lang={lang}>{children}</dd>
    </div>
  )
}
