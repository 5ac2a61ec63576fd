import { sql } from 'kysely'
import { hashOfToken } from '../../../server/domains/sign-in/sessions/resolve-session.ts'
import type { TestPortal } from '../portal/portal.ts'

/** The papers of a thing as open to a session of staff as after a reason was given. */
export async function openPapersTo(
  portal: TestPortal,
  token: string,
  { kind, id }: { kind: string; id: string },
): Promise<void> {
  await sql`
    insert into paper_openings (session_id, attached_kind, attached_id, open_until)
    select id, ${kind}, ${id}, now() + interval '10 minutes' from sessions where token_hash = ${hashOfToken(token)}`.execute(
    portal.db,
  )
}
