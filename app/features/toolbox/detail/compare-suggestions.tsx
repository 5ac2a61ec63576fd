import type { RefObject } from 'react'
import { useLocation, useNavigate } from 'react-router'
import * as m from '#messages'
import { langOf, localeOfPath } from '../../../../shared/lib/locale.ts'
import { browserApi } from '../../../api/transport/browser-api.ts'
import { Suggestions } from '../../../ui/controls/suggestions.tsx'
import { compareHref } from './compare-href.ts'

/** Tools that match the typed name; choosing one adds it to the comparison at once. */
export default function CompareSuggestions({ input }: { input: RefObject<HTMLInputElement | null> }) {
  const { pathname, search } = useLocation()
  const locale = localeOfPath(pathname)
  const navigate = useNavigate()
  const chosen = new URLSearchParams(search).getAll('id')
  const load = async (keywords: string, signal: AbortSignal) => {
    const asked = { keywords: keywords.slice(0, 64), kind: ['tool'] }
    const { items } = await browserApi().search.suggest(asked, { signal })
    return items.flatMap(({ path, title, kindName, language }) => {
      const toolId = path.split('/').at(-1) ?? ''
      if (chosen.includes(toolId)) return []
      const all = [...chosen, toolId].map((id) => ({ toolId: id }))
      return {
        key: path,
        text: title,
        note: kindName,
        lang: langOf(language, locale),
        href: compareHref(pathname, all),
      }
    })
  }
  return (
    <Suggestions
      input={input}
      label={m.search_suggestions()}
      load={load}
      countText={(count) => m.search_suggestion_count({ count })}
      onChoose={(href) => navigate(href, { preventScrollReset: true })}
    />
  )
}
