import type { Bilingual, Locale } from '../../../../shared/lib/locale.ts'
import type { OwnedId } from '../../../../shared/lib/owned-id.ts'
import type { OfferingStep } from '../../../../shared/rules/applications/application-reasons.ts'
import type { ApplicationAction } from '../../../../shared/rules/applications/application-transitions.ts'
import type { AgreedText } from '../../../../shared/rules/applications/eligibility.ts'
import type { TeamFacts } from '../../../../shared/rules/applications/evaluate-eligibility.ts'
import type { Offering, OfferingKind } from '../../../../shared/rules/applications/offerings.ts'
import type { CallContext } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import type { OwnContext } from '../../../own-transaction.ts'
import type { ApplicationRow } from '../application.queries.ts'

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
  /**
   * How a team stands towards one that follows another in which teams have to advance; null where nobody has to.
   * @param teamId null without a team
   */
  standingTowards?(db: Db, number: number, teamId: string | null): Promise<TeamFacts['advancing']>
  /** The words of a text as they were agreed to, of the versions with this hash; null where they are not kept. */
  wordsOf?(ctx: WordsContext, number: number, agreed: AgreedText): Promise<AgreedWords | null>
  /** Acts on a step of an application, in its transaction; only for kinds with something that follows from it. */
  followed?(ctx: OwnContext, taken: FollowedStep): Promise<void>
}

type WordsContext = Pick<CallContext, 'db' | 'locale'>
/** In the reader's language where it was one of those agreed to. */
export type AgreedWords = { language: Locale; html: string }

/** A step that an application has taken. */
export type FollowedStep = {
  action: ApplicationAction
  accountId: OwnedId | null
  application: ApplicationRow
}

/** The domains of all kinds of offerings. */
export type OfferingPort = Record<OfferingKind, OfferingSource>

/** What applications ask about the questions that an entry of the venture programme has led to. */
export type QuestionsPort = {
  /** How many there are, and how many wait for the team; null where the application is for no entry now. */
  ofApplication(
    db: Db,
    applicationId: string,
  ): Promise<{ worksID: string; total: number; waiting: number } | null>
}
