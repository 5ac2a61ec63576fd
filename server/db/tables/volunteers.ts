import type { Generated } from 'kysely'
import type { SignupState } from '../../../shared/rules/volunteers/signups.ts'

export type VolunteersTables = {
  activity_hosts: {
    /** The number of a record of `volunteerActivities`. */
    activity: number
    team_id: string
    proposed_by: string | null
    proposed_at: Generated<Date>
    /** When the team was told of the publication. */
    told_at: Date | null
  }
  volunteer_shifts: {
    id: Generated<string>
    activity: number
    /** What is done in it, where an activity has several; else empty. */
    task: string
    starts_at: Date
    ends_at: Date
    places: number
    /** Counted by a trigger. */
    taken: Generated<number>
    /** Whether whoever signs up is accepted at once. */
    is_direct: boolean
    cancelled_at: Date | null
    created_at: Generated<Date>
  }
  volunteer_signups: {
    id: Generated<string>
    shift_id: string
    account_id: string
    state: Generated<SignupState>
    version: Generated<number>
    /** People, including whoever signed them up. */
    size: number
    name_encrypted: string
    note_encrypted: string | null
    answer_encrypted: string | null
    /** The host answers by this day. */
    due_on: string | null
    late_told_at: Date | null
    offered_until: Date | null
    reminded_at: Date | null
    /** Of each person, as stated last. */
    minutes: number | null
    stated_by: 'host' | 'volunteer' | null
    created_at: Generated<Date>
    changed_at: Generated<Date>
  }
  volunteer_feeds: {
    account_id: string
    token_index: string
    token_encrypted: string
    created_at: Generated<Date>
  }
}
