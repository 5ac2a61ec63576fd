import { ApiError } from '../../../shared/contract/errors.ts'
import type { Db } from '../../db/database.ts'
import { listActivePartners } from './partners.queries.ts'

/** The named volunteer platform, else the only one. @throws ApiError `notAvailable` */
export async function volunteerPartner(db: Db, partnerId: string | undefined) {
  const partners = await listActivePartners(db, 'volunteer')
  const found = partnerId ? partners.find(({ id }) => id === partnerId) : partners[0]
  if (!found || (!partnerId && partners.length > 1)) throw new ApiError('notAvailable')
  return found
}
