import type { ColumnType, Generated } from 'kysely'
import type { Bilingual } from '../../../shared/lib/locale.ts'
import type { PartnerKind } from '../../../shared/rules/partners.ts'

export type PartnersTables = {
  partners: {
    id: Generated<string>
    kind: PartnerKind
    name: ColumnType<Bilingual, string, string>
    /** The `aud` of its tokens. */
    audience: string
    launch_url: string
    /** The tool that the partner provides. */
    tool_number: number | null
    /** A keyed hash of the key that the partner redeems tokens with. */
    key_hash: Buffer
    is_active: Generated<boolean>
    version: Generated<number>
    created_at: Generated<Date>
  }
  partner_bindings: {
    id: Generated<string>
    partner_id: string
    /** Exactly one of the two is set. */
    account_id: string | null
    team_id: string | null
    /** The name by which this partner alone knows the account or team. */
    subject: Generated<string>
    bound_at: Generated<Date>
    ended_at: Date | null
    /** Since when it may have the account's confirmed hours. */
    hours_since: Generated<Date | null>
  }
  /** Confirmed hours as the partner was given them; a sign-up once for each binding. */
  partner_hours: {
    id: Generated<string>
    binding_id: string
    signup_id: string
    /** 0 where they no longer hold. */
    minutes: number
    /** Grows with every change: what comes after a place is new. */
    place: Generated<number>
    given_at: Generated<Date>
  }
  partner_tokens: {
    id: Generated<string>
    binding_id: string
    expires_at: Date
    redeemed_at: Date | null
  }
}
