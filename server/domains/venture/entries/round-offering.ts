import type { Locale } from '../../../../shared/lib/locale.ts'
import type { Db } from '../../../db/database.ts'
import type { OfferingSource } from '../../applications/ports/offering-port.ts'
import { recordOffering } from '../../content/offerings/record-offering.ts'
import { agreeToRules, rulesAsAgreed } from './competition-rules.ts'
import { followApplication } from './follow-application.ts'
import { roundByClock } from './round-by-clock.ts'
import { findRound } from './rounds.queries.ts'
import { advancingTowards } from './standing-towards.ts'

const record = recordOffering('round')

/** A round of the venture programme as what teams apply for, once its dates are announced: none before it opens. */
export const roundOffering: OfferingSource = {
  ...record,
  find: async (db: Db, number: number, locale: Locale, options: { alsoWithdrawn?: boolean } = {}) => {
    const offering = await record.find(db, number, locale, options)
    const stored = offering && (await findRound(db, number))
    if (!stored) return options.alsoWithdrawn ? offering : null
    const { window, edition } = await roundByClock(db, stored)
    const rules = [...offering.rules, ...(await agreeToRules(db, edition))]
    return window || options.alsoWithdrawn ? { ...offering, rules, window } : null
  },
  standingTowards: advancingTowards,
  wordsOf: rulesAsAgreed,
  followed: followApplication,
}
