import type { Locale } from '../../../../shared/lib/locale.ts'
import type { Db } from '../../../db/database.ts'
import type { OfferingSource } from '../../applications/ports/offering-port.ts'
import { recordOffering } from '../../content/offerings/record-offering.ts'
import { followApplication } from './follow-application.ts'
import { announcedWindow, findRound } from './rounds.queries.ts'

const record = recordOffering('round')

/** A round of the venture programme as what teams apply for, once its dates are announced: none before it opens. */
export const roundOffering: OfferingSource = {
  ...record,
  find: async (db: Db, number: number, locale: Locale, options: { alsoWithdrawn?: boolean } = {}) => {
    const offering = await record.find(db, number, locale, options)
    const round = offering && (await findRound(db, number))
    const window = round ? await announcedWindow(db, round) : null
    return offering && (window || options.alsoWithdrawn) ? { ...offering, window } : null
  },
  followed: followApplication,
}
