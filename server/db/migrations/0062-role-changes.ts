import { type Kysely, sql } from 'kysely'

/**
 * Changes of who may do what, asked by one administrator and confirmed by another. The table itself holds that these
 * are two persons, and that nobody gains by their own: no way in can leave that out.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table staff_role_changes (
    id uuid primary key default uuid7(),
    kind text not null check (kind in ('memberRoles', 'invitation', 'roleMade', 'roleChanged', 'roleRetired')),
    member_id uuid references staff_members,
    invitation_id uuid unique references staff_invitations,
    role_key text,
    before jsonb not null,
    after jsonb not null,
    gained text[] not null,
    lost text[] not null,
    state text not null default 'open' check (state in ('open', 'confirmed', 'refused', 'withdrawn', 'lapsed')),
    asked_by uuid not null references accounts,
    asked_at timestamptz not null default now(),
    lapses_at timestamptz not null,
    decided_by uuid references accounts,
    decided_at timestamptz,
    is_alone boolean not null default false,
    reason text,
    check ((kind = 'memberRoles') = (member_id is not null)),
    check ((kind = 'invitation') = (invitation_id is not null)),
    check ((kind in ('roleMade', 'roleChanged', 'roleRetired')) = (role_key is not null)),
    check ((state = 'open') = (decided_at is null)),
    check ((state = 'refused') = (reason is not null)),
    constraint staff_role_changes_four_eyes check (
      (decided_by is null or decided_by <> asked_by)
      and (state <> 'confirmed' or is_alone <> (decided_by is not null))
    ),
    constraint staff_role_changes_nobody_gains_alone check (
      member_id is null or gained = '{}' or (asked_by <> member_id and decided_by is distinct from member_id)
    ),
    constraint staff_role_changes_alone check (
      not is_alone or (kind = 'invitation' and after -> 'roles' = '["administrator"]')
    )
  )`,
  `create unique index staff_role_changes_one_of_member on staff_role_changes (member_id) where state = 'open'`,
  `create unique index staff_role_changes_one_of_role on staff_role_changes (role_key) where state = 'open'`,
  'create index staff_role_changes_asker on staff_role_changes (asked_by)',
  'create index staff_role_changes_decider on staff_role_changes (decided_by)',
  'create index staff_role_changes_member on staff_role_changes (member_id)',
  `create index staff_role_changes_lapse on staff_role_changes (lapses_at) where state = 'open'`,
  // Null: it waits to be confirmed, and opens nothing until then.
  'alter table staff_invitations alter column expires_at drop not null',
]
