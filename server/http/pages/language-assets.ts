import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { ServerBuild } from 'react-router'
import type { Locale } from '../../../shared/lib/locale.ts'

type Assets = ServerBuild['assets']

/**
 * The build as the pages of one language name it: each script that holds texts exists once per language, the
 * English one below `assets/en` (`scripts/one-language.ts`). The version differs as well, so that the router
 * loads a whole new page where a navigation would change its language.
 * @param clientDir where `npm run build` put the browser's files
 * @param assetUrl where browsers load them from, null for the own origin
 */
export function buildsByLanguage(
  build: ServerBuild,
  clientDir: string,
  assetUrl: string | null,
): Record<Locale, ServerBuild> {
  const english = new Set(readdirSync(join(clientDir, 'assets/en')).map((name) => `/assets/${name}`))
  const inEnglish = (url: string) => (english.has(url) ? url.replace('/assets/', '/assets/en/') : url)
  const atHost = (url: string) => (assetUrl && url.startsWith('/assets/') ? assetUrl + url : url)
  const { version } = build.assets
  return {
    zh: { ...build, assets: mapAssets(build.assets, atHost) },
    en: {
      ...build,
      assets: { ...mapAssets(build.assets, (url) => atHost(inEnglish(url))), version: `${version}-en` },
    },
  }
}

function mapAssets(assets: Assets, map: (url: string) => string): Assets {
  return {
    ...assets,
    url: map(assets.url),
    entry: mapUrls(assets.entry, map),
    routes: mapValues(assets.routes, (route) => route && mapUrls(route, map)),
  }
}

/** Maps every string that is a script's address; other strings stay. */
function mapUrls<T extends object>(part: T, map: (url: string) => string): T {
  return mapValues(part, (value) => {
    if (typeof value === 'string') return map(value)
    return Array.isArray(value) ? value.map((item) => (typeof item === 'string' ? map(item) : item)) : value
  }) as T
}

function mapValues<T extends object>(part: T, map: (value: T[keyof T]) => unknown): T {
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, map(value)])) as T
}
