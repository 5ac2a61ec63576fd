import { useRouteLoaderData } from 'react-router'
import type { ConfigInfo } from '../../../shared/contract/home.ts'
import type { MetaArgs } from './page-meta.ts'

type RootData = { config?: ConfigInfo | null } | undefined

/** The configuration that all pages share, for use within a page; null if it could not be loaded. */
export function useConfig(): ConfigInfo | null {
  return (useRouteLoaderData('root') as RootData)?.config ?? null
}

/** The name of the portal, for use within a page; empty if it could not be loaded. */
export function useSiteName(): string {
  return useConfig()?.siteName ?? ''
}

/** The name, for a page's head. */
export function siteNameOf({ matches }: Pick<MetaArgs, 'matches'>): string {
  return (matches[0]?.loaderData as RootData)?.config?.siteName ?? ''
}
