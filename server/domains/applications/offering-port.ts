import type { Bilingual, Locale } from '../../../shared/lib/locale.ts'
import type { OfferingStep } from '../../../shared/rules/applications/application-reasons.ts'
import type { Offering, OfferingKind } from '../../../shared/rules/applications/offerings.ts'
import type { Db } from '../../db/database.ts'

/** What applications ask about offerings of one kind; an offering is named by its number. */
export type OfferingSource = {
  /**
   * An offering as an application sees it.
   * @param options.alsoWithdrawn for applications made while it was published
   * @returns null if it is unpublished, takes no applications or has no questions
   */
  find(
    db: Db,
    number: number,
    locale: Locale,
    options?: { alsoWithdrawn?: boolean },
  ): Promise<Offering | null>
  /** Names in both languages, by number; a missing one is replaced by the other language's. */
  listNames(db: Db, numbers: readonly number[]): Promise<Map<number, Bilingual>>
  /** The numbers of those that are handed over by a code. */
  listByCode(db: Db): Promise<number[]>
  /** The partner at which a team opens it, and whether it may now; null where there is none. */
  findPartner(
    db: Db,
    number: number,
    team: { teamId: string; locale: Locale },
  ): Promise<{ name: string; isHalted: boolean } | null>
  /** Where a refused team goes next, without language prefix; its standing decides what is open to it. */
  nextStepPath(
    to: OfferingStep,
    offering: Offering,
    standing: { isVerified: boolean; isVerifiedTeam: boolean },
  ): string
  /** Keeps in mind that a team means to apply, until that led to an application or was given up. */
  rememberWish(db: Db, teamId: string, number: number): Promise<void>
  forgetWish(db: Db, teamId: string, number: number): Promise<void>
}

/** The domains of all kinds of offerings. */
export type OfferingPort = Record<OfferingKind, OfferingSource>
