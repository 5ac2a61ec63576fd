import pg from 'pg'

/** Everybody else's messages, so that the measured readers are a few among many. */
export type Crowd = { accounts: number; messages: number }

/**
 * Fills accounts, teams of ten and messages as in a portal of that size: half to accounts, half to teams, one
 * in twenty unread. Runs as the database's owner, who has no statement timeout.
 */
export async function fillCrowd(ownerUrl: string, { accounts, messages }: Crowd): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query(
      `insert into accounts (phone_encrypted, phone_index)
       select 'crowd', 'crowd ' || gen_random_uuid() from generate_series(1, $1)`,
      [accounts],
    )
    await client.query(
      `with made as (
         insert into teams (kind, name) select 'registered', 'crowd ' || n from generate_series(1, $1) n returning id
       ), places as (select id, row_number() over () as place from made),
       people as (
         select id, row_number() over () as place from accounts
         where phone_encrypted = 'crowd' and not exists (select from memberships where account_id = accounts.id)
       )
       insert into memberships (team_id, account_id, role)
       select places.id, people.id, case people.place % 10 when 0 then 'superAdmin' else 'member' end
       from people join places on places.place = (people.place - 1) / 10 + 1`,
      [Math.ceil(accounts / 10)],
    )
    await client.query(
      `with people as (select account_id, team_id, row_number() over () as place from memberships)
       insert into notifications (account_id, team_id, category, template, params, link, created_at, read_at)
       select case when n % 2 = 0 then people.account_id end, case when n % 2 = 1 then people.team_id end,
         (array['tool', 'resource', 'internal'])[1 + n % 3], 'verification_verified',
         '{"name": {"zh": "青苗团队", "en": "Team Seedling"}, "reference": "RZ-2026-7K3M9"}', '/accountCenter',
         now() - n * interval '1 second', case when n % 20 < 2 then null else now() end
       from generate_series(1, $1) n
       join people on people.place = 1 + (n::bigint * 7919) % (select count(*) from people)`,
      [messages],
    )
    await client.query('vacuum analyze accounts, memberships, teams, notifications')
  } finally {
    await client.end()
  }
}

export async function countCrowd(ownerUrl: string): Promise<Crowd> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    const { rows } = await client.query<Crowd>(
      'select (select count(*)::int from accounts) as accounts, (select count(*)::int from notifications) as messages',
    )
    return rows[0] ?? { accounts: 0, messages: 0 }
  } finally {
    await client.end()
  }
}
