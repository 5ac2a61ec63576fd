import type { Call } from '../../../shared/contract/call.ts'
import { contract } from '../../../shared/contract/contract.ts'

/** A call of the contract with its group and name. */
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

/** A call's address in each language, as routes with its path parameters. */
export function apiAddressesOf({ path }: Call): string[] {
  const pattern = path.replace(/\{(\w+)\}/g, ':$1')
  return path.startsWith('/') ? [pattern] : [`${apiRoot}/${pattern}`, `${apiRoot}/en/${pattern}`]
}
