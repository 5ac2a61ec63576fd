export const staff = `
create table staff_members (
  account_id uuid primary key references accounts,
  roles text[] not null,
  display_name text not null,
  status text not null default 'active' check (status in ('active', 'ended')),
  totp_secret_encrypted text,
  totp_confirmed_at timestamptz,
  totp_last_step bigint,
  created_at timestamptz not null default now()
);

-- How people become staff: one-time links, of which only the hash is kept.
create table staff_invitations (
  id uuid primary key default uuid7(),
  token_hash bytea not null unique,
  display_name text not null,
  roles text[] not null check (cardinality(roles) > 0),
  renews_second_factor boolean not null default false,
  created_by uuid references accounts,
  created_at timestamptz not null default now(),
  -- Null: it waits to be confirmed, and opens nothing until then.
  expires_at timestamptz,
  used_at timestamptz,
  used_by uuid references accounts,
  used_session_id uuid references sessions
);
create index staff_invitations_used on staff_invitations (used_by, used_at);

-- Who of the staff looked at somebody's phone, name or address in full, so that the person can read it. The
-- reason may name people: it is kept encrypted. One from before stays readable until a job has encrypted it.
create table data_views (
  id uuid primary key default uuid7(),
  viewed_account_id uuid not null references accounts,
  viewer_account_id uuid not null references staff_members,
  what text not null
    check (what in ('application', 'verification', 'adoption', 'toolRequest', 'superAdminChange', 'account',
      'feedback')),
  subject_id uuid not null,
  reference text not null,
  reason text,
  at timestamptz not null default now(),
  reason_encrypted text
);
create index data_views_newest on data_views (viewed_account_id, at desc, id desc);
create index data_views_at on data_views (at);
create index data_views_plain on data_views (id) where reason is not null;

-- Roles of staff as sets of privileges; staff_members.roles and staff_invitations.roles hold their keys. A
-- role that every portal has is named by the pages, in both languages; one that a portal made has its own
-- names. Giving and taking rights stays with the administrators: no role that a portal makes can hold that
-- privilege.
create table staff_roles (
  key text primary key,
  is_built_in boolean not null default false,
  name_zh text not null default '',
  name_en text not null default '',
  privileges text[] not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  retired_at timestamptz,
  check (is_built_in or name_zh <> '' and name_en <> ''),
  check (is_built_in or not ('manageStaff' = any (privileges))),
  check (not is_built_in or retired_at is null)
);
insert into staff_roles (key, is_built_in, privileges) values
  ('reviewer', true, '{reviewApplications,decideApplications,revealApplicants,manageCodes}'),
  ('verifier', true, '{reviewOrganisations,decideOrganisations,revealOrganisations,
    reviewSuperAdmins,decideSuperAdmins,revealSuperAdmins}'),
  ('editor', true, '{seeContent,editContent,importContent,handleAdoptions,revealAdopters,runSurveys,exportSurveys,
    handleToolRequests,revealRequesters,handleSearches,readHelpVotes}'),
  ('supportAgent', true, '{handleFeedback,handleToolRequests,revealRequesters,handleSearches,readHelpVotes,
    seeDeliveries}'),
  ('administrator', true, '{manageStaff,readAudit,changeSettings,managePartners,importEarlierUsers,
    seeContent,setContentRules,seeAllFigures,seeDeliveries}');

-- Changes of who may do what, asked by one administrator and confirmed by another. The table itself holds
-- that these are two persons, and that nobody gains by their own: no way in can leave that out.
create table staff_role_changes (
  id uuid primary key default uuid7(),
  kind text not null
    check (kind in ('memberRoles', 'invitation', 'roleMade', 'roleChanged', 'roleRetired')),
  member_id uuid references staff_members,
  invitation_id uuid unique references staff_invitations,
  role_key text,
  before jsonb not null,
  after jsonb not null,
  gained text[] not null,
  lost text[] not null,
  state text not null default 'open'
    check (state in ('open', 'confirmed', 'refused', 'withdrawn', 'lapsed')),
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
  constraint staff_role_changes_four_eyes check ((decided_by is null or decided_by <> asked_by)
    and (state <> 'confirmed' or is_alone <> (decided_by is not null))),
  constraint staff_role_changes_nobody_gains_alone check (is_alone or member_id is null or gained = '{}'
    or asked_by <> member_id and (state <> 'confirmed' or decided_by is distinct from member_id)),
  constraint staff_role_changes_alone check (not is_alone
    or kind = 'invitation' and after->'roles' = '["administrator"]'
    or kind = 'memberRoles' and member_id = asked_by and after->'roles' @> '["administrator"]')
);
create unique index staff_role_changes_one_of_member on staff_role_changes (member_id) where state = 'open';
create unique index staff_role_changes_one_of_role on staff_role_changes (role_key) where state = 'open';
create index staff_role_changes_asker on staff_role_changes (asked_by);
create index staff_role_changes_decider on staff_role_changes (decided_by);
create index staff_role_changes_member on staff_role_changes (member_id);
create index staff_role_changes_lapse on staff_role_changes (lapses_at) where state = 'open';

-- The one member of staff of a portal takes roles alone: nobody is there to confirm it, and nothing would be
-- published. The table itself holds that nobody else is staff at that moment.
create function require_sole_staff() returns trigger language plpgsql as $$
    begin
      if exists (select from staff_members where status = 'active' and account_id <> new.member_id) then
        raise exception 'roles are taken alone while others are staff' using errcode = 'check_violation',
          constraint = 'staff_role_changes_sole_staff';
      end if;
      return null;
    end
  $$;
create trigger require_sole_staff after insert or update on staff_role_changes
  for each row when (new.is_alone and new.kind = 'memberRoles') execute function require_sole_staff();
`
