import type { Db } from '../../db/database.ts'
import type { Services } from '../../services.ts'

/** What messages ask of the domains that they tell of, which stand above them. */
export type NoticePort = {
  /** By its template, where a notice leads that is read without signing in; null where there is nothing to read. */
  linksOutside: Partial<Record<string, (services: Services, accountId: string) => Promise<string | null>>>
  /** Whether a survey that somebody was told of is still theirs. */
  isStillAsked(db: Db, accountId: string, surveyId: string): Promise<boolean>
}
