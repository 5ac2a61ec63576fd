import type { Call } from '../../../shared/contract/call.ts'
import { contract } from '../../../shared/contract/contract.ts'

/** A call of the contract with the place it stands in. */
export type IndexedCall = { group: string; name: string; id: string; call: Call }

/** Every call of the contract, flat; `id` is `group.name`. */
export const indexedCalls: IndexedCall[] = Object.entries(contract).flatMap(([group, calls]) =>
  Object.entries(calls as Record<string, Call>).map(([name, call]) => ({
    group,
    name,
    id: `${group}.${name}`,
    call,
  })),
)

export const apiRoot = '/api/techforgood'

/** Where a call is made, in each language: as routes that fill in what is in braces. */
export function apiAddressesOf({ path }: Call): string[] {
  const pattern = path.replace(/\{(\w+)\}/g, ':$1')
  return path.startsWith('/') ? [pattern] : [`${apiRoot}/${pattern}`, `${apiRoot}/en/${pattern}`]
}
