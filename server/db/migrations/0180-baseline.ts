import { type Kysely, sql } from 'kysely'
import { accounts } from './baseline/accounts.ts'
import { applications } from './baseline/applications.ts'
import { content } from './baseline/content.ts'
import { dashboard } from './baseline/dashboard.ts'
import { earlierUsers } from './baseline/earlier-users.ts'
import { extensions } from './baseline/extensions.ts'
import { imports } from './baseline/imports.ts'
import { links } from './baseline/links.ts'
import { messages } from './baseline/messages.ts'
import { organisations } from './baseline/organisations.ts'
import { partners } from './baseline/partners.ts'
import { platform } from './baseline/platform.ts'
import { privacy } from './baseline/privacy.ts'
import { projects } from './baseline/projects.ts'
import { search } from './baseline/search.ts'
import { staff } from './baseline/staff.ts'
import { support } from './baseline/support.ts'
import { surveys } from './baseline/surveys.ts'
import { teams } from './baseline/teams.ts'
import { toolbox } from './baseline/toolbox.ts'

/** Everything that the migrations before 0.1.0 made, a file per domain; tables before references to them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statements of domains) await sql.raw(statements).execute(db)
}

const domains = [
  extensions,
  accounts,
  staff,
  teams,
  platform,
  messages,
  organisations,
  toolbox,
  applications,
  content,
  search,
  projects,
  support,
  imports,
  earlierUsers,
  surveys,
  partners,
  privacy,
  dashboard,
  links,
]
