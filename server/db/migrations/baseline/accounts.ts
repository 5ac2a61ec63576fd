export const accounts = `
create table accounts (
  id uuid primary key default uuid7(),
  phone_encrypted text,
  phone_index text unique,
  name_encrypted text,
  email_encrypted text,
  email_index text,
  locale text not null default 'zh' check (locale in ('zh', 'en')),
  status text not null default 'active' check (status in ('active', 'suspended', 'deleted')),
  created_at timestamptz not null default now()
);
create unique index accounts_email on accounts (email_index) where email_index is not null;

create table sessions (
  id uuid primary key default uuid7(),
  account_id uuid not null references accounts,
  token_hash bytea not null unique,
  team_id uuid,
  is_staff boolean not null default false,
  device text not null default '',
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null,
  second_factor_at timestamptz,
  step_up_at timestamptz,
  ended_at timestamptz,
  replaced_token_hash bytea,
  replaced_until timestamptz,
  address_range text not null default '',
  identity_proven_at timestamptz,
  identity_proven_by text check (identity_proven_by in ('phone', 'mail', 'passkey', 'recovery'))
);
create index sessions_account on sessions (account_id) where ended_at is null;
-- The token that a session had before its first proof, for requests that were on their way with it.
create unique index sessions_replaced_token on sessions (replaced_token_hash);

-- Signing in with a code, browsers that have done so before, and what people agreed to.
create table one_time_codes (
  id uuid primary key default uuid7(),
  phone_index text not null,
  browser_hash bytea not null,
  is_known_browser boolean not null,
  purpose text not null,
  code_hash bytea not null,
  failures integer not null default 0,
  last_failed_at timestamptz,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  closed_at timestamptz,
  asked_by bytea,
  tried_by bytea
);
create index one_time_codes_phone on one_time_codes (phone_index, created_at);
create index one_time_codes_age on one_time_codes (created_at);

create table known_browsers (
  account_id uuid not null references accounts,
  browser_hash bytea not null,
  last_signed_in_at timestamptz not null default now(),
  primary key (account_id, browser_hash)
);
-- Who signed in last in a browser is asked for by the browser alone.
create index known_browsers_browser on known_browsers (browser_hash, last_signed_in_at);

create table consents (
  id uuid primary key default uuid7(),
  account_id uuid not null references accounts,
  document text not null check (document in ('privacy', 'terms')),
  version integer not null,
  language text not null check (language in ('zh', 'en')),
  text_hash bytea not null,
  given_at timestamptz not null default now(),
  withdrawn_at timestamptz
);
create unique index consents_standing on consents (account_id, document, version) where withdrawn_at is null;

-- Mailed links: signing in, proving an address, and confirming who somebody is. An address belongs to one
-- account.
create table mail_links (
  id uuid primary key default uuid7(),
  token_hash bytea not null unique,
  purpose text not null check (purpose in ('signIn', 'addEmail', 'confirmIdentity')),
  account_id uuid references accounts,
  session_id uuid references sessions,
  email_index text not null,
  email_encrypted text not null,
  browser_hash bytea not null,
  device text not null,
  back text not null,
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index mail_links_email on mail_links (email_index, created_at);
create index mail_links_age on mail_links (created_at);

-- Signing in with somebody else's word: what is under way, and whom it belongs to afterwards.
create table provider_attempts (
  id uuid primary key default uuid7(),
  state_hash bytea not null unique,
  provider text not null,
  browser_hash bytea not null,
  nonce_encrypted text not null,
  verifier_encrypted text not null,
  back text not null,
  locale text not null check (locale in ('zh', 'en')),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  returned_at timestamptz,
  subject_encrypted text,
  label_encrypted text,
  used_at timestamptz
);
create index provider_attempts_age on provider_attempts (created_at);

create table provider_identities (
  id uuid primary key default uuid7(),
  account_id uuid not null references accounts,
  provider text not null,
  subject_encrypted text not null,
  subject_index text not null,
  label_encrypted text,
  linked_at timestamptz not null default now(),
  unique (provider, subject_index),
  unique (account_id, provider)
);

-- What WeChat gives for two hours and counts when it is asked for, kept for all nodes.
create table wechat_tickets (
  kind text primary key,
  value_encrypted text not null,
  expires_at timestamptz not null
);

-- Passkeys of accounts, and the challenges that are out: each is good once, for one session or browser.
create table passkeys (
  id uuid primary key default uuid7(),
  account_id uuid not null references accounts,
  credential_id bytea not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkeys_account on passkeys (account_id, created_at);

create table passkey_challenges (
  challenge_hash bytea primary key,
  purpose text not null check (purpose in ('register', 'prove', 'signIn')),
  session_id uuid references sessions on delete cascade,
  browser_hash bytea not null,
  expires_at timestamptz not null
);
create index passkey_challenges_age on passkey_challenges (expires_at);

-- Codes for the day when the second factor is not at hand. Each works once; a new set takes the place of the
-- old.
create table recovery_codes (
  account_id uuid not null references accounts,
  code_hash bytea not null,
  created_at timestamptz not null default now(),
  used_at timestamptz,
  primary key (account_id, code_hash)
);

-- Suspensions of accounts: by whom, why, and who lifted them; of each account at most one that lasts. Nobody
-- suspends themselves, and nobody lifts what they have begun.
create table account_suspensions (
  id uuid primary key default uuid7(),
  account_id uuid not null references accounts,
  reason text not null,
  words_encrypted text not null,
  suspended_by uuid not null references accounts,
  suspended_at timestamptz not null default now(),
  lift_reason text,
  lift_words_encrypted text,
  lifted_by uuid references accounts,
  lifted_at timestamptz,
  constraint account_suspensions_by_another check (account_id <> suspended_by),
  constraint account_suspensions_four_eyes check (lifted_by <> suspended_by),
  check ((lifted_at is null) = (lifted_by is null)),
  check ((lifted_at is null) = (lift_reason is null)),
  check ((lifted_at is null) = (lift_words_encrypted is null))
);
create unique index account_suspensions_lasting on account_suspensions (account_id) where lifted_at is null;
create index account_suspensions_account on account_suspensions (account_id, suspended_at);
create index account_suspensions_by on account_suspensions (suspended_by);
create index account_suspensions_lifted_by on account_suspensions (lifted_by);

-- What a form without script held when its session had ended: for the same person in the same browser, for a
-- while.
create table kept_forms (
  id uuid primary key default uuid7(),
  account_id uuid not null references accounts,
  browser_hash bytea not null,
  form_encrypted text not null,
  kept_at timestamptz not null default now()
);
create index kept_forms_account on kept_forms (account_id, kept_at);
create index kept_forms_age on kept_forms (kept_at);

create table earlier_selves (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts,
  name_encrypted text,
  real_name_encrypted text,
  phone_encrypted text,
  email_encrypted text,
  until timestamptz not null default now()
);
create index earlier_selves_account on earlier_selves (account_id);
`
