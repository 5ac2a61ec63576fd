import { useRouteLoaderData } from 'react-router'
import type { ConfigInfo } from '../../../shared/contract/home.ts'
import type { MetaArgs } from './page-meta.ts'

type RootData = { config?: ConfigInfo | null } | undefined

/** What every page shares, within a page; null where it could not be loaded. */
export function useConfig(): ConfigInfo | null {
  return (useRouteLoaderData('root') as RootData)?.config ?? null
}

/** What the portal is called, within a page; empty where that could not be loaded. */
export function useSiteName(): string {
  return useConfig()?.siteName ?? ''
}

/** The same, in a page's head. */
export function siteNameOf({ matches }: Pick<MetaArgs, 'matches'>): string {
  return (matches[0]?.loaderData as RootData)?.config?.siteName ?? ''
}
