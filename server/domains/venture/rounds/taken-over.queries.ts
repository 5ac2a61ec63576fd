import { sql } from 'kysely'
import type { Db } from '../../../db/database.ts'

/** The texts that a copied edition takes over. */
const copiedTexts = ['summary', 'plan', 'competitionRules', 'body', 'claimSteps', 'papers'] as const
export type CopiedText = (typeof copiedTexts)[number]

/** A text of an edition's page, or of a round of it, that stands word for word in an earlier one. */
export type TakenOver = { edition: number; ordinal: number | null; field: CopiedText; from: number }

/** Such texts as long as nobody has changed or published them. */
export async function listTakenOver(db: Db): Promise<TakenOver[]> {
  const { rows } = await sql<TakenOver>`
    with place as (
      select 'ventureEditions' as collection, number, number as edition, null::integer as ordinal
        from content_records where collection = 'ventureEditions' and number < 1000
      union all select 'ventureRounds', number, edition, ordinal from venture_rounds)
    select place.edition, place.ordinal, field, max(earlier.edition) as from
    from place
    join content_texts own on own.collection = place.collection and own.number = place.number
      and not exists (select from content_live live where live.collection = own.collection
        and live.number = own.number and live.language = own.language)
    cross join unnest(${[...copiedTexts]}::text[]) with ordinality as listed (field, at)
    join place earlier on earlier.collection = place.collection and earlier.edition < place.edition
    join content_texts other on other.collection = earlier.collection and other.number = earlier.number
      and other.language = own.language and other.fields->>field = own.fields->>field
    where own.fields->>field <> ''
    group by place.edition, place.ordinal, field, at order by place.edition, place.ordinal, at`.execute(db)
  return rows
}
