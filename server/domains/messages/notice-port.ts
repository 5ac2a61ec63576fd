import type { Db } from '../../db/database.ts'
import type { Services } from '../../services.ts'

/** What `messages` needs from the domains it tells of, which are above it in the import order. */
export type NoticePort = {
  /** By template: the link of a notice read without signing in; null where there is nothing to read. */
  linksOutside: Partial<Record<string, (services: Services, accountId: string) => Promise<string | null>>>
  /** Whether a survey is still open to the account that was told of it. */
  isStillAsked(db: Db, accountId: string, surveyId: string): Promise<boolean>
}
