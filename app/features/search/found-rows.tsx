import { Fragment } from 'react'
import * as m from '#messages'
import type { SearchHit } from '../../../shared/contract/search.ts'
import { langOf } from '../../../shared/lib/locale.ts'
import { Anchor } from '../../ui/link.tsx'
import { useLocale } from '../../ui/page-locale.tsx'

/** Search results, best first: kind, name and the matching text, each row one link. */
export function FoundRows({ hits }: { hits: SearchHit[] }) {
  return (
    <ol className="found-rows">
      {hits.map((hit) => (
        <FoundRow key={hit.path} hit={hit} />
      ))}
    </ol>
  )
}

function FoundRow({ hit }: { hit: SearchHit }) {
  const locale = useLocale()
  const lang = langOf(hit.language, locale)
  return (
    <li className="found-row stack stack-sm">
      <p className="text-sm text-ink-2">{hit.kindName}</p>
      <h2 className="card-title" lang={lang}>
        <Anchor href={hit.path} className="card-link">
          <Marked text={hit.title} />
        </Anchor>
      </h2>
      <p className="text-ink-2 measure" lang={lang}>
        <Marked text={hit.excerpt} />
      </p>
      {lang && <p className="text-sm text-ink-2">{m.translation_missing()}</p>}
    </li>
  )
}

function Marked({ text }: { text: SearchHit['title'] }) {
  return text.map((part, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other identity
    part.isHit ? <mark key={index}>{part.text}</mark> : <Fragment key={index}>{part.text}</Fragment>,
  )
}
