import { sql } from 'kysely'

const today = sql`(now() at time zone 'Asia/Shanghai')::date`

/**
 * Whether the verification of an organisation holds today. A renewal that was sent before the end holds until it is
 * decided, however long that takes; one that was returned until the day by which it is to be mended.
 * @param organisation its name in the statement
 */
export function holdsToday(organisation: 'o' | 'organisations') {
  const column = (name: string) => sql.ref(`${organisation}.${name}`)
  return sql<boolean>`coalesce(case ${column('state')}
    when 'verified' then ${column('verified_until')} >= ${today}
    when 'due_renewal' then ${column('verified_until')} >= ${today}
    when 'pending_review' then ${column('renewal_sent_on')} <= ${column('verified_until')}
    when 'returned' then greatest(${column('verified_until')}, ${column('due_on')}) >= ${today}
      and ${column('renewal_sent_on')} <= ${column('verified_until')}
    end, false)`
}
