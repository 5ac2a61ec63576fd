import { timingSafeEqual } from 'node:crypto'
import { ApiError } from '../../../shared/contract/errors.ts'
import type { CallContext } from '../../context.ts'
import { findPartnerByAudience } from './partners.queries.ts'

/** The purpose of a partner key's hash. */
export const partnerKeyPurpose = 'partner key'

/** The partner that has an address and its key. @throws ApiError `payloadRefused` for either alike */
export async function knownPartner(
  { db, services }: Pick<CallContext, 'db' | 'services'>,
  { audience, key }: { audience: string; key: string },
) {
  const partner = await findPartnerByAudience(db, audience)
  if (!partner || !timingSafeEqual(partner.key_hash, services.keyedHash(key, partnerKeyPurpose)))
    throw new ApiError('payloadRefused')
  return partner
}
