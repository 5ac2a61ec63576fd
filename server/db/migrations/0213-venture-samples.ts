import { type Kysely, sql } from 'kysely'

/**
 * Entries that all judges of a round score before the others, to compare how they score. A judge may have two reviews of
 * such an entry: the one of the sample, and the one that counts. Judges open files of entries, which its people can read.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(`
alter table venture_entries add column sample_in integer references venture_rounds (number);
create index venture_entries_sample on venture_entries (sample_in) where sample_in is not null;

alter table venture_reviews drop constraint venture_reviews_round_number_entry_id_judge_id_key;
alter table venture_reviews add constraint venture_reviews_of_pair unique (round_number, entry_id, judge_id, is_sample);

alter table data_views drop constraint data_views_what_check;
alter table data_views add constraint data_views_what_check check (what in ('application', 'verification', 'adoption',
  'toolRequest', 'superAdminChange', 'account', 'feedback', 'judging'));
`)
    .execute(db)
}
