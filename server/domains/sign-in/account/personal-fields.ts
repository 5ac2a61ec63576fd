import type { CallContext } from '../../../context.ts'

type Opener = Pick<CallContext, 'services'>

/** The stored phone such as `+8613800138000`, null if there is none. */
export function openPhone({ services }: Opener, row: { phone_encrypted: string | null }): string | null {
  return row.phone_encrypted && services.cipher.decrypt(row.phone_encrypted, 'accounts.phone')
}

export function openName({ services }: Opener, row: { name_encrypted: string | null }): string | null {
  return row.name_encrypted && services.cipher.decrypt(row.name_encrypted, 'accounts.name')
}
