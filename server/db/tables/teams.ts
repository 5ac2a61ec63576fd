import type { ColumnType, Generated } from 'kysely'
import type { JoinState } from '../../../shared/rules/sign-in/join-requests.ts'
import type { GivenRole } from '../../../shared/rules/sign-in/team-invitations.ts'

type Created = ColumnType<Date, Date | undefined, never>

export type TeamsTables = {
  team_invitations: {
    id: Generated<string>
    team_id: string
    role: GivenRole
    /** SHA-256 of the secret in the link. */
    token_hash: Buffer
    /** For an invitation bound to a phone. */
    phone_encrypted: string | null
    phone_index: string | null
    most_uses: number
    uses: Generated<number>
    created_by: string
    created_at: Created
    expires_at: Date
    revoked_at: Generated<Date | null>
  }
  team_invitation_uses: {
    invitation_id: string
    account_id: string
    used_at: Created
  }
  team_join_requests: {
    id: Generated<string>
    team_id: string
    organisation_id: string
    account_id: string
    name_encrypted: string
    message_encrypted: string | null
    state: Generated<JoinState>
    reason_encrypted: Generated<string | null>
    created_at: Created
    decided_at: Generated<Date | null>
    decided_by: Generated<string | null>
  }
  /** Hand-overs that are still waiting for an answer. */
  team_hand_overs: {
    id: Generated<string>
    team_id: string
    from_account_id: string
    to_account_id: string
    offered_at: Created
  }
}
