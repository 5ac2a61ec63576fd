import { sql } from 'kysely'

const today = sql`(now() at time zone 'Asia/Shanghai')::date`

/**
 * Whether an organisation's verification is valid today. A renewal sent before the end keeps it valid until
 * the decision, however long that takes; a returned renewal, until the day by which it must be corrected.
 * @param organisation the table's alias in the statement
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

/**
 * The legal entity that a team acts for or has stated, whose other teams are of the same organisation; null without one.
 * Two teams are of one organisation where this is equal.
 * @param team the alias of `teams` in the statement
 */
export function entityOfTeam(team: string) {
  return sql<string | null>`(select same.entity_id from organisations same
    where same.id = ${sql.ref(`${team}.organisation_id`)})`
}
