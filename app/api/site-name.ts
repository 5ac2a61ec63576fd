import { useRouteLoaderData } from 'react-router'
import * as m from '#messages'
import type { MetaArgs } from './page-meta.ts'

type RootData = { config?: { siteName: string } | null } | undefined

/** What the portal is called, in a page's head; the software's name where the portal's own could not be loaded. */
export function siteNameOf({ matches }: Pick<MetaArgs, 'matches'>): string {
  return nameIn(matches[0]?.loaderData as RootData)
}

/** The same, within a page. */
export function useSiteName(): string {
  return nameIn(useRouteLoaderData('root') as RootData)
}

function nameIn(root: RootData): string {
  return root?.config?.siteName ?? m.site_name()
}
