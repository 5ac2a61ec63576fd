import { type Kysely, sql } from 'kysely'

/**
 * Judges of an edition, what they review and what of it was arranged by hand. A judge has one review of an entry in a
 * round; a pair that was taken away by hand stays barred until staff free it. Once sent, scores are numbers by criterion,
 * null where one does not apply; texts are encrypted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
create table venture_judges (
  id uuid primary key default uuid7(),
  edition integer not null check (edition between 1 and 999),
  account_id uuid not null references accounts,
  state text not null default 'invited' check (state in ('invited', 'active', 'declined', 'removed')),
  version integer not null default 1,
  tracks text[] not null default '{}',
  fields text[] not null default '{}',
  statement_encrypted text,
  conduct_version integer,
  conduct_signed_at timestamptz,
  invited_by uuid references accounts,
  invited_at timestamptz not null default now(),
  reminded_at timestamptz,
  unique (edition, account_id),
  check (state <> 'active' or conduct_version is not null)
);
create index venture_judges_account on venture_judges (account_id);

create table venture_conflicts (
  judge_id uuid not null references venture_judges on delete cascade,
  entry_id uuid not null references venture_entries on delete cascade,
  declared_at timestamptz not null default now(),
  primary key (judge_id, entry_id)
);
create index venture_conflicts_entry on venture_conflicts (entry_id);

create table venture_reviews (
  id uuid primary key default uuid7(),
  round_number integer not null references venture_rounds (number),
  entry_id uuid not null references venture_entries on delete cascade,
  judge_id uuid not null references venture_judges,
  state text not null default 'assigned' check (state in ('assigned', 'declined', 'conflict', 'draft', 'submitted',
    'locked')),
  version integer not null default 1,
  is_by_hand boolean not null default false,
  is_sample boolean not null default false,
  typed_encrypted text,
  saved_at timestamptz,
  scores jsonb not null default '{}',
  reasons_encrypted text,
  note_encrypted text,
  feedback_encrypted text,
  assigned_at timestamptz not null default now(),
  submitted_at timestamptz,
  unique (round_number, entry_id, judge_id),
  check (state not in ('submitted', 'locked') or submitted_at is not null)
);
create index venture_reviews_judge on venture_reviews (judge_id, state);
create index venture_reviews_entry on venture_reviews (entry_id);

create table venture_barred_pairs (
  round_number integer not null references venture_rounds (number),
  entry_id uuid not null references venture_entries on delete cascade,
  judge_id uuid not null references venture_judges on delete cascade,
  barred_at timestamptz not null default now(),
  primary key (round_number, entry_id, judge_id)
);
create index venture_barred_pairs_entry on venture_barred_pairs (entry_id);
create index venture_barred_pairs_judge on venture_barred_pairs (judge_id);
`)
    .execute(db)
}
