import type { Context } from 'hono'
import type { ConfigInfo } from '../../shared/contract/home.ts'
import { firstMark } from '../../shared/lib/joint/mark-name.ts'
import { type Accent, firstAccent } from '../../shared/rules/brand.ts'
import { apiOfRequest } from './calls/api-of-request.ts'
import { visitorScope } from './calls/scope-of-request.ts'
import type { HttpEnv } from './http-env.ts'

/** What the generator's pictures show of a brand. */
export type DrawnBrand = { accent: Accent; mark: string }

/** What every page shares, in the language of the address and from the cache where there is one. */
export function configOf(c: Context<HttpEnv>): Promise<ConfigInfo> {
  return apiOfRequest(c, visitorScope(c.var.services, c.var.incoming), 'brand failed').home.configInfo({})
}

/** The portal's present brand; where it cannot be read, pictures are still drawn. */
export async function brandNow(c: Context<HttpEnv>): Promise<DrawnBrand> {
  try {
    const { light, dark, markName } = (await configOf(c)).brand
    return { accent: { light, dark }, mark: markName }
  } catch {
    return { accent: firstAccent, mark: firstMark }
  }
}
