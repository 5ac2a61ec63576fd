import type { Bilingual } from '../../../../shared/lib/locale.ts'
import type { IdentityPort } from '../../../adapters/identity/port.ts'

/** A provider as people see it; one that is asked in another's place is not seen beside it. */
export type OfferedProvider = { id: string; name: Bilingual; isInWechatOnly: boolean }

/** The connected providers in their order, each once; some can be used inside WeChat's browser alone. */
export function offeredProviders({ identity }: { identity: IdentityPort[] }): OfferedProvider[] {
  const everywhere = identity.filter(({ insteadOf }) => !insteadOf)
  const inside = identity.flatMap(({ insteadOf }) => insteadOf ?? [])
  return [
    ...inside
      .filter(({ id }) => everywhere.every((port) => port.id !== id))
      .map(({ id, name }) => ({ id, name, isInWechatOnly: true })),
    ...everywhere.map(({ id, name }) => ({ id, name, isInWechatOnly: false })),
  ]
}
