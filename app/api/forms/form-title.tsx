import * as m from '#messages'
import { spacedText } from '../../../shared/lib/text/spaced-text.ts'
import { useLocale } from '../../ui/page-locale.tsx'
import { useSiteName } from '../pages/site-name.ts'

/** The title of a page with a form; says when the form was refused. The page's `meta` sets `hasOwnTitle`. */
export function FormTitle({ title, isRefused }: { title: string; isRefused: boolean }) {
  const name = spacedText(title, useLocale())
  const site = useSiteName()
  return (
    <title>
      {m.title_of_page({ title: isRefused ? m.error_title_prefix({ title: name }) : name, site })}
    </title>
  )
}
