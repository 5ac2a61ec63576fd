/**
 * Counts the figures of the programme. The page shows this text, so that whoever has the database can run it; an
 * application counts once, in the first field of what it is for, a team or volunteer once in each figure.
 */
export const impactQuery = `with applied as (
  select a.team_id, a.offering_kind as kind, r.shared->'fields'->>0 as field,
    extract(year from a.submitted_at at time zone 'Asia/Shanghai')::integer as year,
    a.state in ('approved', 'fulfilling', 'active', 'completed', 'expired', 'revoked') as is_granted,
    exists (select from application_events e where e.application_id = a.id and e.to_state = 'active') as is_used
  from applications a
  left join content_records r on r.collection = a.offering_kind || 's' and r.number = a.offering_number
  where a.submitted_at is not null and a.offering_kind <> 'round'
), awarded as (
  select distinct on (entry.number) (edition.shared->>'since')::integer as year,
    coalesce(entry.shared->'fields'->>0, project.shared->'fields'->>0) as field,
    (entry.shared->>'amount')::bigint as yuan, entry.number
  from content_live entry
  join content_records edition on edition.collection = 'ventureEditions'
    and edition.number = (entry.shared->'ventureEdition'->>0)::integer
  left join content_records project on project.collection = 'projects'
    and project.number = (entry.shared->'project'->>0)::integer
  where entry.collection = 'ventureEntries'
), served as (
  select s.account_id, s.size * s.minutes / 60.0 as hours, r.shared->'fields'->>0 as field,
    extract(year from t.starts_at at time zone 'Asia/Shanghai')::integer as year
  from volunteer_signups s
  join volunteer_shifts t on t.id = s.shift_id
  left join content_records r on r.collection = 'volunteerActivities' and r.number = t.activity
  where s.state = 'confirmed'
), facts as (
  select 'applied' as measure, year, kind, field, 1 as value, team_id::text as giver from applied
  union all
  select 'granted', year, kind, field, 1, team_id::text from applied where is_granted
  union all
  select 'used', year, kind, field, 1, team_id::text from applied where is_used
  union all
  select 'hours', year, null, field, hours, account_id::text from served
  union all
  select 'money', year, null, field, yuan, number::text from awarded
)
select measure, year, split, key, sum(value)::bigint as value, count(distinct giver)::integer as givers
from facts
cross join lateral (values (null, null), ('kind', kind), ('field', field)) as part (split, key)
where not (measure in ('hours', 'money') and split is not distinct from 'kind')
group by measure, year, split, key
order by measure, year, split nulls first, key nulls last`
