import type { ColumnType, Generated } from 'kysely'
import type { CertificateShows, CertificateState } from '../../../shared/rules/volunteers/certificates.ts'
import type { DisputeState } from '../../../shared/rules/volunteers/disputes.ts'
import type { HoursSide, SignupState } from '../../../shared/rules/volunteers/signups.ts'
import type { SkilledProposal, SkilledSide, SkilledState } from '../../../shared/rules/volunteers/skilled.ts'

export type VolunteersTables = {
  /** What published activities are found by; kept by a trigger. */
  activity_listing: {
    number: ColumnType<number, never, never>
    first_day: ColumnType<string, never, never>
    last_day: ColumnType<string, never, never>
    start_time: ColumnType<string, never, never>
    /** Such as `skill:data`. */
    found_words: ColumnType<string[], never, never>
    /** Of its words; null where they name none. */
    region: ColumnType<number | null, never, never>
  }
  /** Each activity for everywhere and for its region, in both for any skill and for each of its own; kept by a trigger. */
  activity_entries: {
    /** 0 for everywhere. */
    region: ColumnType<number, never, never>
    /** Empty for any. */
    skill: ColumnType<string, never, never>
    kind: ColumnType<string, never, never>
    mode: ColumnType<string, never, never>
    number: ColumnType<number, never, never>
    first_day: ColumnType<string, never, never>
    last_day: ColumnType<string, never, never>
    start_time: ColumnType<string, never, never>
  }
  activity_hosts: {
    /** The number of a record of `volunteerActivities`. */
    activity: number
    team_id: string
    proposed_by: string | null
    proposed_at: Generated<Date>
    /** When the team was told of the publication. */
    told_at: Date | null
    /** When and why staff have sent it back; null once it was sent again. */
    sent_back_at: Generated<Date | null>
    sent_back_because_encrypted: Generated<string | null>
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
    /** The skilled project whose work it holds; null for a shift that people sign up for. */
    project_id: Generated<string | null>
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
    stated_by: HoursSide | null
    /** When somebody who came left before the end. */
    left_at: Generated<Date | null>
    created_at: Generated<Date>
    changed_at: Generated<Date>
  }
  /** At most one of a sign-up. Minutes are of each person, 0 for none. */
  hours_disputes: {
    id: Generated<string>
    reference: string
    signup_id: string
    /** The volunteer. */
    account_id: string
    /** The host. */
    team_id: string
    state: Generated<DisputeState>
    version: Generated<number>
    raised_by: HoursSide
    /** Null where the side has said nothing. */
    host_minutes: number | null
    host_words_encrypted: Generated<string | null>
    volunteer_minutes: number | null
    volunteer_words_encrypted: Generated<string | null>
    /** What it has ended with, and why where staff settled it. */
    minutes: Generated<number | null>
    words_encrypted: Generated<string | null>
    due_on: string
    raised_at: Generated<Date>
    ended_at: Generated<Date | null>
    assigned_to: Generated<string | null>
    locked_by: Generated<string | null>
    locked_until: Generated<Date | null>
  }
  skilled_projects: {
    id: Generated<string>
    /** Null once the sign-up is gone. */
    signup_id: string | null
    /** The number of a record of `volunteerActivities`. */
    activity: number
    team_id: string
    /** The volunteer; null once the account is gone. */
    account_id: string | null
    /** Who acted last for the host; null after they have left its team. */
    contact_id: string | null
    state: Generated<SkilledState>
    version: Generated<number>
    /** What both have agreed to, as JSON. */
    scope_encrypted: string | null
    /** What one side has proposed and the other has not agreed to, as JSON. */
    proposal: SkilledProposal | null
    proposal_encrypted: string | null
    proposed_side: 'host' | 'volunteer' | null
    talk_at: Date | null
    talk_how_encrypted: string | null
    talk_reminded_at: Date | null
    /** The agreed total, of each person. */
    minutes: number | null
    ends_on: string | null
    /** The end of which both were reminded. */
    end_told_on: string | null
    quiet_told_at: Date | null
    achieved_encrypted: string | null
    comment_encrypted: string | null
    reason_encrypted: string | null
    closed_side: SkilledSide | null
    created_at: Generated<Date>
    changed_at: Generated<Date>
  }
  /** Who came unannounced, by the host's list. */
  volunteer_walk_ins: {
    id: Generated<string>
    shift_id: string
    name_encrypted: string
    left_at: Date | null
    added_at: Generated<Date>
  }
  volunteer_contacts: {
    team_id: string
    /** How certificates say that the host is reached. */
    contact: string
  }
  volunteer_certificates: {
    id: Generated<string>
    /** Such as `ZM-2026-7K3M9`. */
    number: string
    code_encrypted: string
    /** Null once the account is gone. */
    account_id: string | null
    /** The number of a record of `volunteerActivities`. */
    activity: number
    team_id: string
    /** The host's name when it was issued. */
    host: string
    state: Generated<CertificateState>
    version: Generated<number>
    shows: CertificateShows
    /** What it states, as JSON; null once the account is gone. */
    facts_encrypted: string | null
    reason_encrypted: string | null
    issued_on: string
    ended_at: Date | null
  }
  volunteer_feeds: {
    account_id: string
    token_index: string
    token_encrypted: string
    created_at: Generated<Date>
  }
}
