import type { SelftestUse } from '../../../shared/rules/selftest/selftest-facets.ts'
import type { CallContext } from '../../context.ts'
import { findLatestResult, type ResultRow } from './results.queries.ts'
import type { Given } from './selftest.present.ts'

const linksContext = 'selftest_results.links'

/** What stands for this browser in the tests that it answers: a keyed hash, from which nobody finds the browser. */
export function browserOf({ services, browserId }: Pick<CallContext, 'services' | 'browserId'>): Buffer {
  return services.keyedHash(browserId, 'self-test')
}

/** The latest test of a use that this browser has begun. */
export async function ownResult(
  ctx: CallContext,
  use: SelftestUse,
  options: { isLocked?: boolean } = {},
): Promise<ResultRow | null> {
  return (await findLatestResult(ctx.db, browserOf(ctx), use, options)) ?? null
}

/** The answers of a test, with the links in clear. */
export function givenIn(ctx: CallContext, { answers, links_encrypted }: ResultRow): Given {
  return { answers, links: linksIn(ctx, links_encrypted) }
}

export function linksIn({ services }: CallContext, encrypted: string | null): Given['links'] {
  return JSON.parse(encrypted ? services.cipher.decrypt(encrypted, linksContext) : '{}') as Given['links']
}

export function sealLinks({ services }: CallContext, links: Given['links']): string | null {
  if (Object.keys(links).length === 0) return null
  return services.cipher.encrypt(JSON.stringify(links), linksContext)
}
