import type { Context } from 'hono'
import { LRUCache } from 'lru-cache'
import type { ConfigInfo } from '../../shared/contract/home.ts'
import type { DrawnMark } from '../../shared/lib/joint/mark.ts'
import { firstMark, ownMarkPattern } from '../../shared/lib/joint/mark-name.ts'
import { type Accent, firstAccent } from '../../shared/rules/brand.ts'
import { findMark } from '../domains/settings/own-mark.ts'
import { apiOfRequest } from './calls/api-of-request.ts'
import { visitorScope } from './calls/scope-of-request.ts'
import type { HttpEnv } from './http-env.ts'

/** What the generator's pictures show of a brand; the name tells an uploaded mark from others. */
export type DrawnBrand = { accent: Accent; markName: string; mark: DrawnMark }

/** What every page shares, in the language of the address and from the cache where there is one. */
export function configOf(c: Context<HttpEnv>): Promise<ConfigInfo> {
  return apiOfRequest(c, visitorScope(c.var.services, c.var.incoming), 'brand failed').home.configInfo({})
}

/** The portal's present brand; where it cannot be read, pictures are still drawn. */
export async function brandNow(c: Context<HttpEnv>): Promise<DrawnBrand> {
  try {
    const { light, dark, markName } = (await configOf(c)).brand
    const mark = await drawnMark(c, markName)
    return { accent: { light, dark }, markName, mark: mark ?? firstMark }
  } catch {
    return { accent: firstAccent, markName: firstMark, mark: firstMark }
  }
}

/** Uploaded marks by their names, which state what they look like. */
const kept = new LRUCache<string, DrawnMark>({ max: 8 })

/** A mark by its name; null where nobody has uploaded it. */
export async function drawnMark(c: Context<HttpEnv>, name: string): Promise<DrawnMark | null> {
  if (!ownMarkPattern.test(name)) return name
  const known = kept.get(name)
  if (known) return known
  const picture = await findMark(c.var.services.pool, name)
  if (picture === null) return null
  kept.set(name, { picture })
  return { picture }
}
