import { type Kysely, sql } from 'kysely'

/** Invitations to teams, requests to join them, and that a team with members always has its super admin. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // The secret of the link stands here as its hash alone. One that is bound to a phone is used once.
  `create table team_invitations (
    id uuid primary key default uuid7(),
    team_id uuid not null references teams,
    role text not null check (role in ('member', 'admin')),
    token_hash bytea not null unique,
    phone_encrypted text,
    phone_index text,
    most_uses integer not null check (most_uses between 1 and 100),
    uses integer not null default 0,
    created_by uuid not null references accounts,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    revoked_at timestamptz,
    check (uses between 0 and most_uses),
    check (num_nonnulls(phone_encrypted, phone_index) in (0, 2)),
    check (phone_index is null or most_uses = 1)
  )`,
  'create index team_invitations_open on team_invitations (team_id, id desc) where revoked_at is null',
  'create index team_invitations_creator on team_invitations (created_by) where revoked_at is null',
  'create index team_invitations_expiry on team_invitations (expires_at)',
  `create table team_invitation_uses (
    invitation_id uuid not null references team_invitations on delete cascade,
    account_id uuid not null references accounts,
    used_at timestamptz not null default now(),
    primary key (invitation_id, account_id)
  )`,
  'create index team_invitation_uses_account on team_invitation_uses (account_id)',

  `create table team_join_requests (
    id uuid primary key default uuid7(),
    team_id uuid not null references teams,
    organisation_id uuid not null references organisations,
    account_id uuid not null references accounts,
    name_encrypted text not null,
    message_encrypted text,
    state text not null default 'open' check (state in ('open', 'accepted', 'declined', 'withdrawn')),
    reason_encrypted text,
    created_at timestamptz not null default now(),
    decided_at timestamptz,
    decided_by uuid references accounts
  )`,
  `create unique index team_join_requests_one_open on team_join_requests (team_id, account_id)
    where state = 'open'`,
  'create index team_join_requests_account on team_join_requests (account_id, id desc)',
  'create index team_join_requests_decided on team_join_requests (decided_at) where decided_at is not null',

  // At most one super admin is held by an index; at least one, while anybody is in the team, by this. Deferred, so
  // that one transaction can take the role from one person and give it to another.
  `create function keep_super_admin() returns trigger language plpgsql as $$
    begin
      if exists (select 1 from memberships where team_id = old.team_id and left_at is null)
        and not exists (
          select 1 from memberships
          where team_id = old.team_id and left_at is null and role = 'superAdmin'
        )
      then
        raise exception 'a team with members has a super admin'
          using errcode = 'check_violation', constraint = 'memberships_keep_super_admin';
      end if;
      return null;
    end
  $$`,
  `create constraint trigger memberships_keep_super_admin after update or delete on memberships
    deferrable initially deferred for each row
    when (old.role = 'superAdmin' and old.left_at is null) execute function keep_super_admin()`,
]
