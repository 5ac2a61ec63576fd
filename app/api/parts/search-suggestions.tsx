import type { RefObject } from 'react'
import { useNavigate } from 'react-router'
import * as m from '#messages'
import { langOf } from '../../../shared/lib/locale.ts'
import { Suggestions } from '../../ui/controls/suggestions.tsx'
import { useLocale } from '../../ui/page-locale.tsx'
import { browserApi } from '../transport/browser-api.ts'

/** Names in the portal that match what is being typed. */
export default function SearchSuggestions({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const locale = useLocale()
  const navigate = useNavigate()
  const load = async (keywords: string, signal: AbortSignal) => {
    const { items } = await browserApi().search.suggest({ keywords: keywords.slice(0, 64) }, { signal })
    return items.map(({ path, title, kindName, language }) => ({
      key: path,
      text: title,
      note: kindName,
      lang: langOf(language, locale),
      href: path,
    }))
  }
  return (
    <Suggestions
      input={input}
      label={m.search_suggestions()}
      load={load}
      countText={(count) => m.search_suggestion_count({ count })}
      onChoose={navigate}
    />
  )
}
