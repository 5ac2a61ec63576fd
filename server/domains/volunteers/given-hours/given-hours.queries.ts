import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

/**
 * Enters what a partner may have and was not given as it is now: hours that both sides have confirmed, of people who
 * let it have them; none where a shift no longer counts. What is disputed stays as it was given. Calls of one partner
 * wait for each other, so that nobody sees a later place before an earlier one.
 */
export async function enterHours(db: Db, partnerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`partner hours:${partnerId}`}, 0))`.execute(db)
  await sql`
    insert into partner_hours (binding_id, signup_id, minutes)
    select binding.id, signup.id, case when signup.state = 'confirmed' then signup.minutes else 0 end
    from partner_bindings binding
      join accounts on accounts.id = binding.account_id and accounts.status = 'active'
      join volunteer_signups signup on signup.account_id = binding.account_id
      left join partner_hours given on given.binding_id = binding.id and given.signup_id = signup.id
    where binding.partner_id = ${partnerId} and binding.ended_at is null and binding.hours_since is not null
      and case signup.state when 'confirmed' then signup.minutes is distinct from given.minutes
        when 'disputed' then false else given.minutes > 0 end
    order by signup.id
    on conflict (binding_id, signup_id) do update
      set minutes = excluded.minutes, place = nextval('partner_hours_places'), given_at = now()`.execute(db)
}

/** What a partner may have after a place, in order. */
export async function listGivenHours(db: Db, of: { partnerId: string; after: number; limit: number }) {
  return db
    .selectFrom('partner_hours')
    .innerJoin('partner_bindings', 'partner_bindings.id', 'partner_hours.binding_id')
    .innerJoin('accounts', 'accounts.id', 'partner_bindings.account_id')
    .innerJoin('volunteer_signups', 'volunteer_signups.id', 'partner_hours.signup_id')
    .innerJoin('volunteer_shifts', 'volunteer_shifts.id', 'volunteer_signups.shift_id')
    .innerJoin('activity_hosts', 'activity_hosts.activity', 'volunteer_shifts.activity')
    .innerJoin('teams', 'teams.id', 'activity_hosts.team_id')
    .select([
      'partner_hours.id',
      'partner_hours.minutes',
      'partner_hours.place',
      'partner_bindings.subject',
      'volunteer_shifts.activity',
      'volunteer_shifts.starts_at',
      'volunteer_shifts.ends_at',
      'teams.name as host',
    ])
    .where('partner_bindings.partner_id', '=', of.partnerId)
    .where('partner_bindings.ended_at', 'is', null)
    .where('partner_bindings.hours_since', 'is not', null)
    .where('accounts.status', '=', 'active')
    .where('partner_hours.place', '>', of.after)
    .orderBy('partner_hours.place')
    .limit(of.limit)
    .execute()
}
