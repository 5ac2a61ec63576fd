import { endOfShanghaiDay } from '../../../shared/lib/text/shanghai-time.ts'
import { applicationTerms } from '../../../shared/rules/applications/application-terms.ts'
import type { ApplicationRow } from './application.queries.ts'

type Decided = Pick<ApplicationRow, 'state' | 'appealed_at' | 'decided_at'>

/** Whether an appeal is still possible: refused, none yet, and in time. */
export function canAppeal(application: Decided, now: Date): boolean {
  const until = appealUntil(application)
  return application.state === 'rejected' && !application.appealed_at && until !== null && now < until
}

/** The day until which a refusal can be appealed against, a whole day in China; null before a decision. */
export function appealUntil({ decided_at: decidedAt }: Pick<Decided, 'decided_at'>): Date | null {
  return decidedAt && endOfShanghaiDay(decidedAt, applicationTerms.appealDays)
}
