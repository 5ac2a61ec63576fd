import { dirname, join, normalize } from 'node:path'
import type { Edge } from './house-circles.ts'

/** The server's domains from the lowest to the highest: each may import those before it, none after it. */
export const domainOrder = [
  'settings',
  'messages',
  'audit',
  'files',
  'sign-in',
  'content',
  'services',
  'toolbox',
  'partners',
  'staff',
  'support',
  'organisations',
  'applications',
  'orders',
  'surveys',
  'teams',
  'privacy',
  'suspensions',
  'projects',
  'resources',
  'venture',
  'volunteers',
  'selftest',
  'impact',
  'access',
  'home',
  'imports',
  'search',
  'open-data',
  'earlier-users',
  'dashboard',
  'previews',
]

const domains = 'server/domains'
/** Files that a domain keeps to itself, in any of its folders. */
const ownAlone = /\.(queries|policy|present|jobs)\.ts$|handlers\.ts$/

/** Each import of one domain by another that the order, or the domain's own boundary, forbids, in words. */
export function breachesOf(path: string, text: string): string[] {
  return edgesOf(path, text, domains).flatMap((edge) => {
    const why = refusalOf(edge)
    return why ? [`${edge.file} → ${edge.target}: ${why}`] : []
  })
}

function refusalOf({ from, to, file, target }: Edge): string | null {
  const [own, other] = [domainOrder.indexOf(from), domainOrder.indexOf(to)]
  if (own < 0) return `${from} has no place in the order of domains`
  if (other < 0) return `${to} has no place in the order of domains`
  if (other > own) return `${from} stands below ${to}: ask through a port`
  if (file.endsWith('.queries.ts')) return 'a query knows its own domain'
  return ownAlone.test(target) ? 'another domain is known by its verbs alone' : null
}

/** Each import of one feature by another outside of the console, which includes every domain's `staff/`. */
export function featureBreachesOf(path: string, text: string): string[] {
  return edgesOf(path, text, 'app/features').flatMap(({ to, file, target }) =>
    to === 'staff' ? [] : [`${file} → ${target}: a feature knows no other; the route composes them`],
  )
}

/** Folders with more than forty files, too many to find a file in at once. */
export function fullFolders(paths: readonly string[]): string[] {
  const counts = new Map<string, number>()
  for (const path of paths) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1)
  return [...counts].flatMap(([folder, count]) =>
    count > mostFiles ? [`${folder} holds ${count} files; ${mostFiles} is the most`] : [],
  )
}

const mostFiles = 40

/** What a file in one folder below `folder` imports from another; types couple as well, so they count. */
export function edgesOf(path: string, text: string, folder: string): Edge[] {
  const from = domainOf(path, folder)
  if (!from) return []
  return [...text.matchAll(/(?:from|import\(|^import)\s*'(\.[^']+)'/gm)].flatMap(([, specifier = '']) => {
    const target = normalize(join(dirname(path), specifier))
    const to = domainOf(target, folder)
    return to && to !== from ? [{ from, to, file: path, target }] : []
  })
}

/** Files beside the domains' folders compose the domains: they belong to none. */
function domainOf(path: string, folder: string): string | undefined {
  const inside = path.startsWith(`${folder}/`) ? path.slice(folder.length + 1).split('/') : []
  return inside.length > 1 ? inside[0] : undefined
}
