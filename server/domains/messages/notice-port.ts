import type { Db } from '../../db/database.ts'
import type { NoticeParams } from '../../db/tables/messages.ts'
import type { Services } from '../../services.ts'

export type KeptReader = { db: Db; services: Pick<Services, 'cipher' | 'ports'> }

/** What messages ask of the domains that they tell of, which stand above them. */
export type NoticePort = {
  /** By template: the link of a notice read without signing in; null where there is nothing to read. */
  linksOutside: Partial<Record<string, (services: Services, accountId: string) => Promise<string | null>>>
  /** By its template, what a notice says of somebody that stands encrypted with the thing, which its parameters name. */
  keptParams: Partial<Record<string, (ctx: KeptReader, params: NoticeParams) => Promise<NoticeParams>>>
  /** Whether a survey that somebody was told of is still theirs. */
  isStillAsked(db: Db, accountId: string, surveyId: string): Promise<boolean>
}
