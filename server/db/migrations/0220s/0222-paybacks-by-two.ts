import { type Kysely, sql } from 'kysely'

/**
 * Money is asked back by two persons, and that is waived by two: one asks, another one confirms. What was asked back
 * before stays as it is, with nobody named.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
alter table venture_tranches
  add column asked_by uuid references accounts,
  add column approved_by uuid references accounts,
  add column waiver_asked_by uuid references accounts,
  add column waiver_confirmed_by uuid references accounts,
  drop constraint venture_tranches_state_check,
  add constraint venture_tranches_state_check check (state in ('asked', 'planned', 'proposed', 'paid', 'ended')),
  add check (state <> 'asked' or (direction = 'payback' and asked_by is not null)),
  add check (approved_by <> asked_by),
  add check (waiver_confirmed_by <> waiver_asked_by);
`)
    .execute(db)
}
