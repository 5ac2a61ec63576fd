import { sql } from 'kysely'
import { hashOfToken } from '../../../server/domains/sign-in/sessions/resolve-session.ts'
import type { TestPortal } from '../portal/portal.ts'

/** Opens the papers of a case to a staff session, as giving a reason does. */
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
