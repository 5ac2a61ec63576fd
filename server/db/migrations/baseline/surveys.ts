export const surveys = `
-- Surveys and invitations, whom they were sent to, and the answers without who gave them.
create table surveys (
  id uuid primary key default uuid7(),
  kind text not null check (kind in ('survey', 'invitation')),
  state text not null default 'draft' check (state in ('draft', 'open', 'closed')),
  title jsonb not null,
  lead jsonb not null,
  questions jsonb not null,
  recipients_group jsonb not null,
  closes_on date,
  version integer not null default 1,
  answered integer not null default 0,
  created_by uuid not null references accounts,
  created_at timestamptz not null default now(),
  opened_by uuid references accounts,
  opened_at timestamptz,
  closed_at timestamptz
);

-- One row is one person's one answer: the day and not the instant, so that rows and answers cannot be
-- matched.
create table survey_recipients (
  survey_id uuid not null references surveys on delete cascade,
  account_id uuid not null references accounts,
  told_at timestamptz,
  answered_on date,
  primary key (survey_id, account_id)
);
create index survey_recipients_account on survey_recipients (account_id, survey_id desc)
  where told_at is not null;
create index survey_recipients_untold on survey_recipients (survey_id, account_id) where told_at is null;

-- Ids are drawn at random and rows have no time: a batch of five is the finest that can be told apart.
create table survey_answers (
  id uuid primary key default gen_random_uuid(),
  survey_id uuid not null references surveys on delete cascade,
  batch integer not null,
  answers_encrypted text not null
);
create index survey_answers_survey on survey_answers (survey_id, batch);
`
